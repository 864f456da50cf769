/** Orders of the Memorial Shop, from the payment page to the doorstep. */
import { defineFeature } from '../feature.ts';
import { begin } from './begin.ts';
import { askRemake, cancel, change, listOwn, readOwn } from './buyerCalls.ts';
import { eraseElsewhere, forgetOld } from './eraseOrders.ts';
import { deliver, recordTestScan, ship, startProduction } from './fulfil.ts';
import { invoice } from './invoice.ts';
import { releaseUnpaid } from './letGo.ts';
import { count, list, read } from './listOrders.ts';
import { answerRemake, refund } from './makeGood.ts';
import { printFiles } from './printFiles.ts';
import { settleOwed } from './refunds.ts';

export { orderPurchases } from './purchases.ts';

export const orders = defineFeature({
  callables: [
    begin,
    listOwn,
    readOwn,
    change,
    cancel,
    askRemake,
    invoice,
    list,
    count,
    read,
    startProduction,
    recordTestScan,
    ship,
    deliver,
    refund,
    answerRemake,
    printFiles,
  ],
  schedules: [releaseUnpaid, settleOwed, forgetOld],
  accountData: {
    collections: {},
    eraseElsewhere,
    loadDemo: async () => (await import('./demo/makeOrder.ts')).makeOrder,
  },
});
