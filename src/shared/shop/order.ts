/**
 * Document `orders/{orderId}`, read through callables by who ordered and by administrators. It outlives the account, as the
 * books must, and holds what was agreed at the moment of payment, not what the catalogue says later.
 */
import { z } from 'zod';
import { languageSchema } from '../domain/userProfile.ts';
import { centsSchema } from '../money.ts';
import { cartLineSchema, recipientSchema } from './cart.ts';
import { shipmentSchema } from './quote.ts';

export const orderIdSchema = z
  .string()
  .regex(/^[A-Za-z0-9]{20}$/)
  .brand<'OrderId'>();
export type OrderId = z.infer<typeof orderIdSchema>;

/** Said on the telephone and printed on the invoice; letters and digits that are not read as another. */
export const orderNumberSchema = z.string().regex(/^AM-\d{4}-[34679ACDEFGHJKMNPRTWXY]{6}$/);

/** How long an order that nobody pays holds its pieces, in milliseconds: the life of its payment page. */
export const PAYMENT_WINDOW = 60 * 60_000;
/** After payment, in milliseconds: engraving, address and note can be changed, and the order be called off. */
export const EDIT_WINDOW = 60 * 60_000;

export const orderStates = [
  'awaiting-payment',
  'paid',
  'in-production',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const;
export const orderStateSchema = z.enum(orderStates);
export type OrderState = z.infer<typeof orderStateSchema>;

/** Its buyer changes it no more, and the workshop has it: before that nobody else needs what is printed and cut. */
export const isToBeMade = ({ state }: { readonly state: OrderState }): boolean =>
  state === 'in-production' || state === 'shipped' || state === 'delivered';

/**
 * What may follow what. A payment that was on its way when its order was let go of still comes: the order is taken up again, or
 * paid back where its pieces are gone.
 */
export const orderFollowers: Readonly<Record<OrderState, readonly OrderState[]>> = {
  'awaiting-payment': ['paid', 'cancelled'],
  paid: ['in-production', 'refunded'],
  'in-production': ['shipped', 'refunded'],
  shipped: ['delivered', 'refunded'],
  delivered: ['refunded'],
  cancelled: ['paid', 'refunded'],
  refunded: [],
};

export const orderEventKinds = [
  'ordered',
  'paid',
  'paid-another-amount',
  'changed',
  'in-production',
  'test-scan-passed',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
  'partly-refunded',
  'refund-failed',
  'remake-asked',
  'remake-made',
  'remake-declined',
  'dispute-opened',
  'dispute-closed',
] as const;

export const orderEventSchema = z.object({
  kind: z.enum(orderEventKinds),
  /** Milliseconds since the epoch. */
  at: z.number(),
  by: z.enum(['buyer', 'administrator', 'payments', 'clock']),
  /** What an administrator or the buyer wrote about it; empty otherwise. */
  note: z.string().max(1_000).default(''),
  /** The lines that it is about; none for the whole order. */
  lineIds: z.array(z.uuid()).default([]),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/** One piece or several alike, as agreed: the price is that of the payment. */
export const orderLineSchema = cartLineSchema.omit({ seenPrice: true }).extend({
  unitPrice: centsSchema,
  total: centsSchema,
  /** The recipient is always named here. */
  recipientId: z.uuid(),
  /** A photograph that showed the square being read, before it was sent; null until then and where there is none. */
  testScanAt: z.number().nullable(),
});
export type OrderLine = z.infer<typeof orderLineSchema>;

export const parcelSchema = z.object({
  recipientId: z.uuid(),
  carrier: z.string().trim().min(1).max(60),
  trackingNumber: z.string().trim().max(60),
  trackingUrl: z.union([z.url({ protocol: /^https$/ }).max(2_000), z.literal('')]),
  shippedAt: z.number(),
  deliveredAt: z.number().nullable(),
});
export type Parcel = z.infer<typeof parcelSchema>;

export const orderSchema = z.object({
  id: orderIdSchema,
  number: orderNumberSchema,
  buyerUid: z.string().max(128),
  buyerEmail: z.string().max(320),
  buyerName: z.string().max(200),
  language: languageSchema,
  state: orderStateSchema,
  /** The order that this one makes anew for free; null for one that was paid. */
  remakeOf: orderIdSchema.nullable(),
  lines: z.array(orderLineSchema),
  recipients: z.array(recipientSchema),
  shipments: z.array(shipmentSchema),
  goods: centsSchema,
  shipping: centsSchema,
  tax: centsSchema,
  total: centsSchema,
  refunded: centsSchema,
  isDisputed: z.boolean(),
  parcels: z.array(parcelSchema),
  events: z.array(orderEventSchema),
  /** Milliseconds since the epoch, all three; null until it happened. */
  orderedAt: z.number(),
  paidAt: z.number().nullable(),
  editableUntil: z.number().nullable(),
  /** Grows with every change. */
  revision: z.int().nonnegative(),
});
export type Order = z.infer<typeof orderSchema>;

/** A row of a list of orders. */
export const orderSummarySchema = orderSchema
  .pick({
    id: true,
    number: true,
    buyerEmail: true,
    buyerName: true,
    state: true,
    total: true,
    refunded: true,
    isDisputed: true,
    orderedAt: true,
    paidAt: true,
  })
  .extend({
    pieces: z.int().nonnegative(),
    remakeAsked: z.boolean(),
    refundFailed: z.boolean().default(false),
    paidAnotherAmount: z.boolean().default(false),
  });
export type OrderSummary = z.infer<typeof orderSummarySchema>;
