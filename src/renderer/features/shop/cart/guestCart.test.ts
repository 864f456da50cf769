/** What a visitor puts into the cart is on the device until it is in the account. */
import { beforeEach, expect, test } from 'vitest';
import type { KeyValueStorage } from '#platform/platform.ts';
import { CART_LINE_LIMIT, type CartLine, cartLineSchema } from '#shared/shop/cart.ts';
import { storedKeys } from '#shared/storedValues.ts';
import { addGuestLine, readGuestLines, removeGuestLines } from './guestCart.ts';

let values: Map<string, string>;
let storage: KeyValueStorage;
beforeEach(() => {
  values = new Map();
  storage = {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
});

const line = (text = 'Rose'): CartLine =>
  cartLineSchema.parse({
    id: crypto.randomUUID(),
    productId: 'engraved-pendant',
    options: { material: 'silver', chain: '45' },
    quantity: 1,
    engraving: { lines: [text], font: 'serif' },
    albumCodeId: null,
    printFileId: null,
    recipientId: null,
    seenPrice: 7_900,
  });

test('a line is read as it was put in, in its order', () => {
  const [one, other] = [line(), line('Anne')];
  expect(addGuestLine(storage, one)).toBe('added');
  expect(addGuestLine(storage, other)).toBe('added');
  expect(readGuestLines(storage)).toEqual([one, other]);
});

test('what is in the account goes, and what was put in meanwhile stays', () => {
  const [one, other] = [line(), line('Anne')];
  addGuestLine(storage, one);
  addGuestLine(storage, other);
  removeGuestLines(storage, new Set([one.id]));
  expect(readGuestLines(storage)).toEqual([other]);
  removeGuestLines(storage, new Set([other.id]));
  expect(values.has(storedKeys.guestCart)).toBe(false);
});

test('a cart that is full takes no more, and keeps what it has', () => {
  for (let count = 0; count < CART_LINE_LIMIT; count += 1) addGuestLine(storage, line());
  expect(addGuestLine(storage, line())).toBe('full');
  expect(readGuestLines(storage)).toHaveLength(CART_LINE_LIMIT);
});

test('what another version of the page wrote does no harm', () => {
  const kept = line();
  values.set(storedKeys.guestCart, JSON.stringify([{ productId: 'hologram' }, kept, 7]));
  expect(readGuestLines(storage)).toEqual([kept]);
  values.set(storedKeys.guestCart, 'not at all');
  expect(readGuestLines(storage)).toEqual([]);
});
