/** What a form's text can stand for. The vendor's SDKs send everything as text, lists with their index in brackets. */
import qs from 'qs';
import { z } from 'zod';
import { PaymentError } from './paymentError.ts';

/** `a[0][b]=c` as objects and lists. Throws PaymentError for one that is too deep or too wide. */
export function decodeForm(text: string): unknown {
  try {
    return qs.parse(text, {
      depth: 8,
      strictDepth: true,
      arrayLimit: 500,
      parameterLimit: 2_000,
      throwOnLimitExceeded: true,
      plainObjects: true,
    });
  } catch (error) {
    throw new PaymentError(400, { type: 'invalid_request_error', message: String(error) });
  }
}

export const integer = z
  .string()
  .regex(/^-?\d{1,15}$/, 'Invalid integer')
  .transform(Number);
export const positiveInteger = integer.refine(
  (value) => value > 0,
  'This value must be greater than or equal to 1.',
);
/** Cents, or the currency's smallest unit: nothing above eight digits is taken. */
export const amount = integer
  .refine((value) => value >= 0, 'This value must be greater than or equal to 0.')
  .refine((value) => value <= 99_999_999, 'Amount must be no more than 99,999,999.');
export const truth = z.enum(['true', 'false'], 'Invalid boolean').transform((word) => word === 'true');
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));
export const currency = z
  .string()
  .refine((code) => currencies.has(code.toUpperCase()), 'Invalid currency')
  .transform((code) => code.toLowerCase());
/** Empty text takes away what was there. */
export const removable = z
  .string()
  .max(5_000)
  .transform((text) => (text === '' ? null : text));
/** Something of the form `name@host`; whether anybody reads there is not asked. */
export const email = removable.refine(
  (text) => text === null || (text.length <= 512 && /^[^\s@]+@[^\s@]+$/.test(text)),
  'Invalid email address',
);
export const identifier = z.string().min(1).max(255);
/** Fifty entries; an empty value takes the entry away. Source: https://docs.stripe.com/metadata */
export const metadata = z.union([
  z.literal(''),
  z
    .record(z.string().max(40), z.string().max(500))
    .refine((entries) => Object.keys(entries).length <= 50, 'Metadata may have at most 50 entries.'),
]);
export const expand = z.array(z.string().max(200)).max(20);
const instantRange = z.strictObject({
  gt: integer.optional(),
  gte: integer.optional(),
  lt: integer.optional(),
  lte: integer.optional(),
});
export const created = z.union([
  integer.transform((instant) => ({ gte: instant, lte: instant })),
  instantRange,
]);
/** What every list takes. */
/** What an operation takes that needs nothing but its address. */
export const expandOnly = z.strictObject({ expand: expand.optional() });
export const listing = {
  limit: integer.refine((value) => value >= 1 && value <= 100, 'Must be between 1 and 100.').optional(),
  starting_after: identifier.optional(),
  ending_before: identifier.optional(),
  created: created.optional(),
  expand: expand.optional(),
};
export const address = z.strictObject({
  city: removable.optional(),
  country: removable.optional(),
  line1: removable.optional(),
  line2: removable.optional(),
  postal_code: removable.optional(),
  state: removable.optional(),
});
export const shipping = z.strictObject({
  address,
  name: z.string().min(1).max(500),
  phone: removable.optional(),
  carrier: removable.optional(),
  tracking_number: removable.optional(),
});

/** An address with every line, null where it is not known. */
export function wholeAddress(given: z.output<typeof address>) {
  const { city = null, country = null, line1 = null, line2 = null, postal_code = null, state = null } = given;
  return { city, country, line1, line2, postal_code, state };
}

export function wholeShipping(given: z.output<typeof shipping>) {
  const { address: place, name, phone = null, carrier = null, tracking_number = null } = given;
  return { address: wholeAddress(place), name, phone, carrier, tracking_number };
}

/** What was there, with what is sent: an empty text for all of it empties it. */
export function mergeMetadata(
  before: Readonly<Record<string, string>>,
  sent: z.output<typeof metadata> | undefined,
): Record<string, string> {
  if (sent === undefined) return { ...before };
  if (sent === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...sent }).filter(([, value]) => value !== ''));
}
