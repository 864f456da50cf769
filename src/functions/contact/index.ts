/** Messages to those who run the product, each under a ticket's number. */
import { defineFeature } from '../feature.ts';
import { list, mark } from './administer.ts';
import { eraseElsewhere, forgetOld } from './keeping.ts';
import { send } from './send.ts';

export const contact = defineFeature({
  callables: [send, list, mark],
  schedules: [forgetOld],
  accountData: { collections: {}, eraseElsewhere },
});
