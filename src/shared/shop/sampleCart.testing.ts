/** A small cart for tests. */
import { postalAddressSchema } from '../domain/postalAddress.ts';
import { cents } from '../money.ts';
import type { CartLine, Recipient } from './cart.ts';

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const lineOf = (number: number, changed: Partial<CartLine> = {}): CartLine => ({
  id: idOf(number),
  productId: 'candle-lantern',
  options: { material: 'copper' },
  quantity: 1,
  engraving: null,
  albumCodeId: null,
  printFileId: null,
  recipientId: null,
  seenPrice: cents(10_900),
  ...changed,
});

export const recipientOf = (number: number, changed: Partial<Recipient> = {}): Recipient => ({
  id: idOf(number),
  name: 'Rose Martin',
  phone: '',
  giftNote: '',
  address: postalAddressSchema.parse({
    country: 'FR',
    street: '4 rue des Lilas',
    city: 'Lyon',
    postcode: '69003',
  }),
  ...changed,
});
