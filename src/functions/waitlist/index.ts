import { defineFeature } from '../feature.ts';
import { count, erase, list } from './administer.ts';
import { forgetUnconfirmed } from './forgetUnconfirmed.ts';
import { join } from './join.ts';
import { changePlan, confirm, leave, look } from './ownPage.ts';

export const waitlist = defineFeature({
  callables: [join, look, confirm, changePlan, leave, list, count, erase],
  schedules: [forgetUnconfirmed],
});
