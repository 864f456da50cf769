/** The Memorial Shop: what is offered, the cart, and the payment of it. */
import { z } from 'zod';
import { countryCodeSchema } from '../domain/postalAddress.ts';
import { languageSchema } from '../domain/userProfile.ts';
import { centsSchema } from '../money.ts';
import {
  CART_LINE_LIMIT,
  cartContentSchema,
  cartLineSchema,
  cartSchema,
  revisionSchema,
} from '../shop/cart.ts';
import { orderIdSchema } from '../shop/order.ts';
import { productIdSchema } from '../shop/product.ts';
import { offerSchema, productChangeSchema, productRecordSchema } from '../shop/productRecord.ts';
import { quotedLineSchema, quoteSchema } from '../shop/quote.ts';
import { defineCallable } from './contract.ts';

/** Everything that is sold now, at what price and how many are left. For anybody. */
export const shopReadOffers = defineCallable({
  name: 'shop-readOffers',
  input: z.object({}),
  output: z.object({ offers: z.array(offerSchema), countries: z.array(z.string()) }),
});

/** Writes the whole cart. `conflict` when `revision` is not the one that is kept: the page reads again and merges. */
export const cartWrite = defineCallable({
  name: 'cart-write',
  input: cartContentSchema.extend({ revision: revisionSchema }),
  output: cartSchema,
});

/** Adds the lines that a device kept before its person signed in. Safe to repeat: a line is there once, by its id. */
export const cartMerge = defineCallable({
  name: 'cart-merge',
  input: z.object({ lines: z.array(cartLineSchema).max(CART_LINE_LIMIT) }),
  output: cartSchema,
});

export const cartQuote = defineCallable({
  name: 'cart-quote',
  input: z.object({}),
  output: quoteSchema,
});

/**
 * Holds the pieces, keeps the order as `awaiting-payment`, and answers where it is paid. Safe to repeat with one `key`.
 * `cart-changed` when the quote is no longer the one that was shown; `cart-not-ready` while a line or shipment has an issue.
 */
export const ordersBegin = defineCallable({
  name: 'orders-begin',
  input: z.object({
    key: z.uuid(),
    fingerprint: z.string().max(64),
    language: languageSchema,
    /** Made-to-order pieces are not taken back: ticked before the payment. */
    acceptsNoReturn: z.boolean(),
    /** The rules of the cemetery were asked for. */
    knowsCemeteryRules: z.boolean(),
  }),
  output: z.object({ orderId: orderIdSchema, paymentUrl: z.url() }),
});

/**
 * Administrators: every product with its stock. `unreadable` are those whose row cannot be read: not offered, shown as the catalogue
 * has them, and sold again once they were set anew.
 */
export const shopListProducts = defineCallable({
  name: 'shop-listProducts',
  input: z.object({}),
  output: z.object({ products: z.array(productRecordSchema), unreadable: z.array(productIdSchema) }),
});

/** `conflict` when somebody else changed it since, or when a count that is set has moved. */
export const shopSetProduct = defineCallable({
  name: 'shop-setProduct',
  input: productChangeSchema,
  output: productRecordSchema,
});

/**
 * Administrators: somebody's cart by the account's address, looked at or mended with a reason that is logged. They see what may keep
 * it from being sold, and nothing of what is engraved, of notes, and of whom it is for.
 */
export const cartInspect = defineCallable({
  name: 'cart-inspect',
  input: z.object({ email: z.string().trim().toLowerCase().max(320) }),
  output: z.object({
    uid: z.string(),
    revision: revisionSchema,
    lines: z.array(
      cartLineSchema
        .pick({ id: true, productId: true, options: true, quantity: true })
        .extend(quotedLineSchema.pick({ issues: true, total: true, left: true }).shape),
    ),
    recipients: z.int().nonnegative(),
    /** Where a parcel cannot be sent as it is, one for each such parcel. */
    stuckCountries: z.array(countryCodeSchema),
    total: centsSchema,
    /** What is stored is no cart: it is shown as empty, and can only be emptied. */
    isReadable: z.boolean(),
  }),
});
export const cartRepair = defineCallable({
  name: 'cart-repair',
  input: z.object({
    uid: z.string().min(1).max(128),
    revision: revisionSchema,
    /** `mend` takes out lines that cannot be sold; `empty` takes out all. */
    act: z.enum(['mend', 'empty']),
    reason: z.string().trim().min(3).max(500),
  }),
  output: z.object({ revision: revisionSchema, lines: z.int().nonnegative() }),
});
