/** The plan that a person pays for: begun, changed, cancelled and resumed at the vendor, whose records ours follow. */
import { defineFeature } from '../feature.ts';
import { begin } from './begin.ts';
import { change, preview } from './change.ts';
import { followDue } from './jobs.ts';
import { listDisputed } from './listDisputed.ts';
import { cancel, openPortal, readCredit, resume } from './renew.ts';

export { followSoon } from './followSoon.ts';
export { subscriptionEvents, subscriptionPurchases } from './purchases.ts';

export const subscriptions = defineFeature({
  callables: [begin, preview, change, cancel, resume, openPortal, readCredit, listDisputed],
  schedules: [followDue],
});
