/** Orders of the Memorial Shop: read and changed by who ordered, and carried out by administrators. */
import { z } from 'zod';
import { engravingTextSchema, recipientSchema, revisionSchema } from '../shop/cart.ts';
import {
  orderIdSchema,
  orderSchema,
  orderStateSchema,
  orderSummarySchema,
  parcelSchema,
} from '../shop/order.ts';
import { defineCallable } from './contract.ts';

const page = z.object({
  limit: z.int().min(1).max(200).default(50),
  /** The `next` of the page before. */
  before: orderIdSchema.optional(),
});
const listed = z.object({ orders: z.array(orderSummarySchema), next: orderIdSchema.nullable() });
const order = z.object({ order: orderSchema });
const reason = z.string().trim().min(3).max(1_000);
const revision = revisionSchema;

/** The caller's own, newest first. */
export const ordersListOwn = defineCallable({ name: 'orders-listOwn', input: page, output: listed });

/** The caller's own; anybody else's is `not-found`. */
export const ordersReadOwn = defineCallable({
  name: 'orders-readOwn',
  input: z.object({ orderId: orderIdSchema }),
  output: order,
});

/** Within the hour after payment: engraving of lines, and recipients of the same country. `order-closed` later. */
export const ordersChange = defineCallable({
  name: 'orders-change',
  input: z.object({
    orderId: orderIdSchema,
    revision,
    engravings: z.array(z.object({ lineId: z.uuid(), engraving: engravingTextSchema.nullable() })).max(40),
    recipients: z.array(recipientSchema).max(10),
  }),
  output: order,
});

/** Within the same hour, everything is paid back; one that is not paid yet is let go of. */
export const ordersCancel = defineCallable({
  name: 'orders-cancel',
  input: z.object({ orderId: orderIdSchema, revision }),
  output: order,
});

/** What came wrong or broken, in the buyer's words. */
export const ordersAskRemake = defineCallable({
  name: 'orders-askRemake',
  input: z.object({ orderId: orderIdSchema, lineIds: z.array(z.uuid()).min(1).max(40), words: reason }),
  output: order,
});

/** The invoice as a PDF in base64. The caller's own, or any for an administrator. */
export const ordersInvoice = defineCallable({
  name: 'orders-invoice',
  input: z.object({ orderId: orderIdSchema }),
  output: z.object({ name: z.string(), pdf: z.string() }),
});

/** Administrators: newest first, of one state or all; with `search` those of a number, or of an address that begins so. */
export const ordersList = defineCallable({
  name: 'orders-list',
  input: page.extend({
    state: orderStateSchema.optional(),
    search: z.string().trim().max(320).default(''),
    /** Only those that somebody waits for: a remake that was asked, or a dispute. */
    needsAnswer: z.boolean().default(false),
  }),
  output: listed,
});
export const ordersCount = defineCallable({
  name: 'orders-count',
  input: z.object({}),
  output: z.object({ byState: z.record(orderStateSchema, z.int().nonnegative()), needAnswer: z.int() }),
});
export const ordersRead = defineCallable({
  name: 'orders-read',
  input: z.object({ orderId: orderIdSchema }),
  output: order,
});

/** Print-ready files of one line of an order that is to be made, each a PDF or SVG in base64; artwork of albums as short-lived links. */
export const ordersPrintFiles = defineCallable({
  name: 'orders-printFiles',
  input: z.object({ orderId: orderIdSchema, lineId: z.uuid() }),
  output: z.object({
    files: z.array(
      z.discriminatedUnion('is', [
        z.object({ is: z.literal('file'), name: z.string(), type: z.string(), base64: z.string() }),
        z.object({ is: z.literal('link'), name: z.string(), url: z.url() }),
      ]),
    ),
  }),
});

/** Refused with `order-closed` while the buyer may still change it. */
export const ordersStartProduction = defineCallable({
  name: 'orders-startProduction',
  input: z.object({ orderId: orderIdSchema, revision }),
  output: order,
});

/** What was read from the photograph of the finished square: `scan-mismatch` unless it is the line's own address. */
export const ordersRecordTestScan = defineCallable({
  name: 'orders-recordTestScan',
  input: z.object({ orderId: orderIdSchema, lineId: z.uuid(), revision, read: z.string().max(2_000) }),
  output: order,
});

/** `test-scan-missing` while a square of this parcel was not shown to be read. */
export const ordersShip = defineCallable({
  name: 'orders-ship',
  input: parcelSchema
    .omit({ shippedAt: true, deliveredAt: true })
    .extend({ orderId: orderIdSchema, revision }),
  output: order,
});
export const ordersDeliver = defineCallable({
  name: 'orders-deliver',
  input: z.object({ orderId: orderIdSchema, recipientId: z.uuid(), revision }),
  output: order,
});

/** Pays back an amount, at most what is left of the payment. Safe to repeat with one `key`. */
export const ordersRefund = defineCallable({
  name: 'orders-refund',
  input: z.object({
    orderId: orderIdSchema,
    key: z.uuid(),
    amount: z.int().positive().max(10_000_000_000),
    reason,
    revision,
  }),
  output: order,
});

/** Makes a free order of the lines that were asked for, or declines with words for the buyer. */
export const ordersAnswerRemake = defineCallable({
  name: 'orders-answerRemake',
  input: z.object({
    orderId: orderIdSchema,
    revision,
    answer: z.discriminatedUnion('is', [
      z.object({ is: z.literal('remake'), lineIds: z.array(z.uuid()).min(1).max(40) }),
      z.object({ is: z.literal('decline'), words: reason }),
    ]),
  }),
  output: order,
});
