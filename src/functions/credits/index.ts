/** Credits: an append-only ledger that packs fill, messages empty and administrators adjust. */
import { defineFeature } from '../feature.ts';
import { adjust } from './adjust.ts';
import { buy } from './buy.ts';
import { inspect } from './inspect.ts';
import { repair } from './repair.ts';

export { addCreditLine, creditAccount, creditLines, type NewCreditLine, spendCredit } from './ledger.ts';
export { creditPurchases } from './purchases.ts';

export const credits = defineFeature({
  callables: [buy, inspect, adjust, repair],
  accountData: {
    collections: {
      creditLines: { exportedAs: 'creditLines', readBy: 'owner' },
      // Of which of the vendor's payments the lines were made: its numbers, nothing that a person gave.
      creditPurchases: { exportedAs: null, readBy: 'nobody' },
    },
  },
});
