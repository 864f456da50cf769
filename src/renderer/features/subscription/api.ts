/** What is kept of a subscription, and what is asked of the business logic. Each call throws CallableError. */
import { collection, doc, getDoc, getDocs } from 'firebase/firestore/lite';
import { call, callRepeatable } from '#platform/backend/callables.ts';
import { documents } from '#platform/backend/documents.ts';
import { parseDocument } from '#platform/backend/parseDocument.ts';
import {
  subscriptionsBegin,
  subscriptionsCancel,
  subscriptionsChange,
  subscriptionsOpenPortal,
  subscriptionsPreview,
  subscriptionsReadCredit,
  subscriptionsResume,
} from '#shared/callables/subscriptions.ts';
import type { UserId } from '#shared/domain/ids.ts';
import {
  type BillingInterval,
  type SoldPlanId,
  type SubscriptionState,
  subscriptionStateSchema,
} from '#shared/domain/subscription.ts';
import type { Language } from '#shared/domain/userProfile.ts';

export async function readSubscription(userId: UserId): Promise<SubscriptionState> {
  const snapshot = await getDoc(doc(documents(), 'users', userId, 'billing', 'subscription'));
  return parseDocument(subscriptionStateSchema, snapshot) ?? { is: 'none' };
}

export async function countBeneficiaries(userId: UserId): Promise<number> {
  return (await getDocs(collection(documents(), 'users', userId, 'beneficiaries'))).size;
}

export interface PlanChoice {
  readonly planId: SoldPlanId;
  readonly interval: BillingInterval;
}

/** Safe to repeat with one key. */
export const beginSubscription = (key: string, choice: PlanChoice, language: Language) =>
  callRepeatable(subscriptionsBegin, { key, language, ...choice });

export const previewChange = (choice: PlanChoice) => callRepeatable(subscriptionsPreview, choice);

/** Safe to repeat with one key. `prorationDate` is the preview's, so that it costs what was shown. */
export const changeSubscription = (key: string, choice: PlanChoice, prorationDate: number) =>
  callRepeatable(subscriptionsChange, { key, prorationDate, ...choice });

export const cancelSubscription = () => callRepeatable(subscriptionsCancel, {});
export const resumeSubscription = () => callRepeatable(subscriptionsResume, {});
/** In cents. */
export const readCredit = async () => (await callRepeatable(subscriptionsReadCredit, {})).credit;
export const openPortal = (language: Language) => call(subscriptionsOpenPortal, { language });
