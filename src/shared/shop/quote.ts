/** What a cart costs at this moment, and what stands in the way of paying it: worked out by the server, drawn by the page. */
import { z } from 'zod';
import { countryCodeSchema } from '../domain/postalAddress.ts';
import { centsSchema } from '../money.ts';

export const lineIssues = [
  'not-offered',
  'option-gone',
  'out-of-stock',
  'engraving-missing',
  /** Signs that the typeface lacks, or a text that is too long for the place. */
  'engraving-unfit',
  'code-missing',
  /** Revoked, or of an album that is gone. */
  'code-closed',
  'artwork-missing',
  'recipient-missing',
] as const;
export type LineIssue = (typeof lineIssues)[number];

export const quotedLineSchema = z.object({
  lineId: z.uuid(),
  unitPrice: centsSchema,
  total: centsSchema,
  issues: z.array(z.enum(lineIssues)),
  /** How many of this variant can still be sold; null where they are made as ordered. */
  left: z.int().nonnegative().nullable(),
});
export type QuotedLine = z.infer<typeof quotedLineSchema>;

export const shipmentSchema = z.object({
  recipientId: z.uuid(),
  country: countryCodeSchema,
  goods: centsSchema,
  shipping: centsSchema,
  tax: centsSchema,
  /** In hundredths of a percent. */
  taxRate: z.int().nonnegative(),
  /** Prices of the catalogue are without tax. */
  total: centsSchema,
  /** Working days from today: the longest lead time and the way. */
  arrivesIn: z.object({ least: z.int(), most: z.int() }),
  issue: z.enum(['not-shipped-there', 'address-incomplete']).nullable(),
});
export type Shipment = z.infer<typeof shipmentSchema>;

export const quoteSchema = z.object({
  lines: z.array(quotedLineSchema),
  shipments: z.array(shipmentSchema),
  goods: centsSchema,
  shipping: centsSchema,
  tax: centsSchema,
  total: centsSchema,
  /** Of all that is paid for: a payment is begun for what was shown, or refused with `cart-changed`. */
  fingerprint: z.string().max(64),
});
export type Quote = z.infer<typeof quoteSchema>;
