/** Products and their prices. Sources: https://docs.stripe.com/api/products, …/api/prices */
import type Stripe from 'stripe';
import { z } from 'zod';
import { makeId, type PaymentsContext } from '../paymentsContext.ts';
import type { Price } from '../store/paymentObjects.ts';
import {
  amount,
  currency,
  expand,
  expandOnly,
  identifier,
  listing,
  mergeMetadata,
  metadata,
  positiveInteger,
  removable,
  truth,
} from '../wire/formFields.ts';
import { listOperation } from '../wire/listOperation.ts';
import { PaymentError, refuseMissing, refuseParameter, refuseState } from '../wire/paymentError.ts';
import { operation } from '../wire/serveApi.ts';

const productFields = {
  active: truth.optional(),
  description: removable.optional(),
  images: z.array(z.url().max(2_000)).max(8).optional(),
  metadata: metadata.optional(),
  shippable: truth.optional(),
  statement_descriptor: z.string().max(22).optional(),
  tax_code: removable.optional(),
  unit_label: removable.optional(),
  url: removable.optional(),
};
const name = z.string().min(1).max(250);

/** What a line of a checkout may say of a product that is not kept as one. */
export const productDataSchema = z.strictObject({
  name,
  description: productFields.description,
  images: productFields.images,
  metadata: productFields.metadata,
  tax_code: productFields.tax_code,
  unit_label: productFields.unit_label,
});

const recurringSchema = z.strictObject({
  interval: z.enum(['day', 'week', 'month', 'year']),
  interval_count: positiveInteger.optional(),
  usage_type: z.enum(['licensed']).optional(),
});
const taxBehavior = z.enum(['exclusive', 'inclusive', 'unspecified']);

/** What a line of a checkout or of a subscription may say of a price that is not kept as one. */
export const priceDataSchema = z.strictObject({
  currency,
  product: identifier.optional(),
  product_data: productDataSchema.optional(),
  recurring: recurringSchema.optional(),
  tax_behavior: taxBehavior.optional(),
  unit_amount: amount,
});

const createPriceSchema = z.strictObject({
  ...priceDataSchema.shape,
  product_data: productDataSchema
    .omit({ images: true, description: true })
    .extend({ active: truth.optional() })
    .optional(),
  active: truth.optional(),
  lookup_key: z.string().min(1).max(200).optional(),
  metadata: metadata.optional(),
  nickname: removable.optional(),
  transfer_lookup_key: truth.optional(),
  expand: expand.optional(),
});

export function findProduct(id: string, payments: PaymentsContext, param = 'id'): Stripe.Product {
  const product = payments.store.find('product', id);
  if (!product) throw refuseMissing('product', id, param);
  return product;
}

export function findPrice(id: string, payments: PaymentsContext, param = 'id'): Price {
  const price = payments.store.find('price', id);
  if (!price) throw refuseMissing('price', id, param);
  return price;
}

type ProductFields = { [Field in keyof typeof productFields]?: z.output<(typeof productFields)[Field]> };

function applyToProduct(
  given: ProductFields & { name?: string | undefined },
  before: Stripe.Product,
): Stripe.Product {
  const { metadata: entries, ...rest } = given;
  const set = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return { ...before, ...set, metadata: mergeMetadata(before.metadata, entries) };
}

export function makeProduct(
  given: ProductFields & { name: string; id?: string | undefined },
  payments: PaymentsContext,
): Stripe.Product {
  const { id = makeId('prod', 14), ...fields } = given;
  if (payments.store.find('product', id)) {
    throw refuseParameter('id', `Product already exists.`, 'resource_already_exists');
  }
  const product = applyToProduct(fields, {
    id,
    object: 'product',
    active: true,
    created: payments.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name: fields.name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: payments.now(),
    url: null,
  });
  payments.store.insert(product);
  payments.emit('product.created', product);
  return product;
}

type PriceFields = Omit<z.output<typeof createPriceSchema>, 'expand'>;

/** `isKept` is false for a price that one checkout brings along: it can be bought once, and is not sold further. */
export function makePrice(
  given: Omit<PriceFields, 'product_data'> & {
    product_data?: z.output<typeof productDataSchema> | undefined;
  },
  isKept: boolean,
  payments: PaymentsContext,
): Price {
  if ((given.product === undefined) === (given.product_data === undefined)) {
    throw refuseParameter(
      'product',
      'You must specify either `product` or `product_data` when creating a price.',
    );
  }
  const product = given.product_data
    ? makeProduct({ ...given.product_data, active: isKept }, payments)
    : findProduct(given.product ?? '', payments, 'product');
  const holder = given.lookup_key ? priceOfKey(given.lookup_key, payments) : null;
  if (holder) {
    if (given.transfer_lookup_key !== true) {
      throw refuseParameter(
        'lookup_key',
        `A price (\`${holder.id}\`) already uses that lookup key.`,
        'resource_already_exists',
      );
    }
    payments.store.save({ ...holder, lookup_key: null });
  }
  const price: Price = {
    id: makeId('price'),
    object: 'price',
    active: given.active ?? isKept,
    billing_scheme: 'per_unit',
    created: payments.now(),
    currency: given.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: given.lookup_key ?? null,
    metadata: mergeMetadata({}, given.metadata),
    nickname: given.nickname ?? null,
    product: product.id,
    recurring: given.recurring
      ? {
          interval: given.recurring.interval,
          interval_count: given.recurring.interval_count ?? 1,
          meter: null,
          trial_period_days: null,
          usage_type: 'licensed',
        }
      : null,
    tax_behavior: given.tax_behavior ?? 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: given.recurring ? 'recurring' : 'one_time',
    unit_amount: given.unit_amount,
    unit_amount_decimal: String(given.unit_amount),
  };
  payments.store.insert(price);
  payments.emit('price.created', price);
  return price;
}

function priceOfKey(key: string, payments: PaymentsContext): Price | null {
  return payments.store.list('price', { lookup_key: key }, { limit: 1 }).data[0] ?? null;
}

export const products = [
  operation(
    'post',
    '/v1/products',
    z.strictObject({
      ...productFields,
      id: identifier.optional(),
      name,
      default_price_data: priceDataSchema.omit({ product: true, product_data: true }).optional(),
      expand: expand.optional(),
    }),
    ({ default_price_data: priceData, expand: _expand, ...given }, _id, payments) => {
      const product = makeProduct(given, payments);
      if (!priceData) return product;
      const price = makePrice({ ...priceData, product: product.id }, true, payments);
      const priced = { ...product, default_price: price.id };
      payments.store.save(priced);
      return priced;
    },
  ),
  operation('get', '/v1/products/:id', expandOnly, (_input, id, payments) => findProduct(id, payments)),
  operation(
    'post',
    '/v1/products/:id',
    z.strictObject({
      ...productFields,
      name: name.optional(),
      default_price: identifier.optional(),
      expand: expand.optional(),
    }),
    ({ expand: _expand, default_price: price, ...given }, id, payments) => {
      const before = findProduct(id, payments);
      if (price !== undefined && findPrice(price, payments, 'default_price').product !== id) {
        throw refuseParameter('default_price', 'The default price must belong to this product.');
      }
      const product = {
        ...applyToProduct(given, before),
        ...(price !== undefined && { default_price: price }),
        updated: payments.now(),
      };
      payments.store.save(product);
      payments.emit('product.updated', product, before);
      return product;
    },
  ),
  operation('delete', '/v1/products/:id', z.strictObject({}), (_input, id, payments) => {
    const product = findProduct(id, payments);
    if (payments.store.list('price', { product: id }, { limit: 1 }).data.length > 0) {
      throw new PaymentError(400, {
        type: 'invalid_request_error',
        message: 'This product cannot be deleted because it has one or more user-created prices.',
      });
    }
    payments.store.remove(id);
    payments.emit('product.deleted', product);
    return { id, object: 'product', deleted: true };
  }),
  listOperation('/v1/products', 'product', { active: truth.optional() }),
  operation('post', '/v1/prices', createPriceSchema, ({ expand: _expand, ...given }, _id, payments) =>
    makePrice(given, true, payments),
  ),
  operation('get', '/v1/prices/:id', expandOnly, (_input, id, payments) => findPrice(id, payments)),
  operation(
    'post',
    '/v1/prices/:id',
    z.strictObject({
      active: truth.optional(),
      metadata: metadata.optional(),
      nickname: removable.optional(),
      tax_behavior: taxBehavior.optional(),
      expand: expand.optional(),
    }),
    ({ active, metadata: entries, nickname, tax_behavior: behavior }, id, payments) => {
      const before = findPrice(id, payments);
      if (
        behavior !== undefined &&
        before.tax_behavior !== 'unspecified' &&
        behavior !== before.tax_behavior
      ) {
        throw refuseState(
          'The tax behavior of a price cannot be changed once it is set.',
          'parameter_invalid',
        );
      }
      const price: Price = {
        ...before,
        ...(active !== undefined && { active }),
        ...(nickname !== undefined && { nickname }),
        ...(behavior !== undefined && { tax_behavior: behavior }),
        metadata: mergeMetadata(before.metadata, entries),
      };
      payments.store.save(price);
      payments.emit('price.updated', price, before);
      return price;
    },
  ),
  operation(
    'get',
    '/v1/prices',
    z.strictObject({
      ...listing,
      active: truth.optional(),
      currency: currency.optional(),
      lookup_keys: z.array(z.string().max(200)).max(10).optional(),
      product: identifier.optional(),
      type: z.enum(['one_time', 'recurring']).optional(),
    }),
    ({ active, currency: money, lookup_keys: keys, product, type, ...page }, _id, payments) => {
      const where = { active, currency: money, product, type };
      const found = keys
        ? {
            data: keys.flatMap((key) => payments.store.list('price', { ...where, lookup_key: key }, {}).data),
            has_more: false,
          }
        : payments.store.list('price', where, page);
      return { object: 'list', ...found, url: '/v1/prices' };
    },
  ),
];
