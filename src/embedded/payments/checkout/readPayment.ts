/** What somebody typed on the payment page, checked field by field. */
import type Stripe from 'stripe';
import { z } from 'zod';
import { findCard, hasRightCheckDigit } from '../cards/testCards.ts';
import type { TypedCard } from '../objects/paymentMethods.ts';
import { wholeAddress } from '../wire/formFields.ts';

export const paymentFields = [
  'email',
  'shippingRate',
  'name',
  'line1',
  'line2',
  'postalCode',
  'city',
  'state',
  'country',
  'phone',
  'holder',
  'billingPostalCode',
] as const;
export type PaymentField = (typeof paymentFields)[number];

/** What is put back into the form; never the card. */
export type Typed = Partial<Record<PaymentField, string>>;

export type PaymentIssue =
  | 'badEmail'
  | 'badAddress'
  | 'badPhone'
  | 'badNumber'
  | 'notTestCard'
  | 'badExpiry'
  | 'badCode'
  | 'badName';

export interface ReadPayment {
  readonly card: TypedCard;
  readonly email: string;
  readonly phone: string | null;
  readonly shipping: { readonly name: string; readonly address: Stripe.Address } | null;
  readonly shippingRate: string | null;
}

const text = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest)
    .transform((value) => (value === '' ? null : value))
    .catch(null);
const formSchema = z.object({
  email: z.email().max(254).catch(''),
  shippingRate: text(100),
  name: text(200),
  line1: text(200),
  line2: text(200),
  postalCode: text(20),
  city: text(100),
  state: text(100),
  country: text(2),
  phone: text(40),
  holder: text(200),
  billingPostalCode: text(20),
  number: text(40),
  expiry: text(20),
  code: text(10),
});

export function readPayment(
  form: unknown,
  session: Stripe.Checkout.Session,
  now: Date,
): ReadPayment | PaymentIssue {
  const given = formSchema.parse(form);
  if (given.email === '') return 'badEmail';
  const countries = session.shipping_address_collection?.allowed_countries;
  const address = wholeAddress({
    city: given.city,
    country: given.country,
    line1: given.line1,
    line2: given.line2,
    postal_code: given.postalCode,
    state: given.state,
  });
  if (countries) {
    const isWhole = given.name && given.line1 && given.city && given.country;
    if (!isWhole || !countries.some((country) => country === given.country)) return 'badAddress';
  }
  if (session.phone_number_collection?.enabled && given.phone === null) return 'badPhone';
  const card = readCard(form, given.email, now);
  if (typeof card === 'string') return card;
  return {
    card,
    email: given.email,
    phone: given.phone,
    shipping: countries && given.name ? { name: given.name, address } : null,
    shippingRate: given.shippingRate,
  };
}

/** The card alone, as the portal and an invoice ask for it. */
export function readCard(form: unknown, email: string | null, now: Date): TypedCard | PaymentIssue {
  const given = formSchema.parse(form);
  const number = given.number ?? '';
  if (!hasRightCheckDigit(number)) return 'badNumber';
  const card = findCard(number);
  if (!card) return 'notTestCard';
  const expiry = readExpiry(given.expiry ?? '', now);
  if (!expiry) return 'badExpiry';
  const code = given.code ?? '';
  if (!/^\d+$/.test(code) || code.length !== (card.brand === 'amex' ? 4 : 3)) return 'badCode';
  if (given.holder === null) return 'badName';
  return {
    card,
    ...expiry,
    holder: { name: given.holder, email },
    address: wholeAddress({ postal_code: given.billingPostalCode }),
  };
}

/** `12/34`, `1 / 2034`; null for what is no month, or one that is over. */
function readExpiry(text: string, now: Date): { expiryMonth: number; expiryYear: number } | null {
  const parts = /^(\d{1,2})\s*[/-]\s*(\d{2}|\d{4})$/.exec(text);
  const expiryMonth = Number(parts?.[1]);
  const year = Number(parts?.[2]);
  if (!parts || expiryMonth < 1 || expiryMonth > 12) return null;
  const expiryYear = year < 100 ? 2000 + year : year;
  const isOver = Date.UTC(expiryYear, expiryMonth) <= now.getTime();
  return isOver || expiryYear > now.getUTCFullYear() + 50 ? null : { expiryMonth, expiryYear };
}
