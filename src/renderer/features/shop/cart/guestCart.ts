/**
 * The cart of who has not signed in: lines on this device, which move into the account at sign-in. Nothing but what was
 * chosen is kept, and no price but the one that was seen.
 */
import { z } from 'zod';
import type { KeyValueStorage } from '#platform/platform.ts';
import { CART_LINE_LIMIT, type CartLine, cartLineSchema } from '#shared/shop/cart.ts';
import { areOptionsOf } from '#shared/shop/product.ts';
import { products } from '#shared/shop/products.ts';
import { storedKeys, storedValueSchema } from '#shared/storedValues.ts';

const listSchema = z.array(z.unknown());

/** Lines of another version of the page, and of options that are no longer made, are passed over. */
export function readGuestLines(storage: KeyValueStorage): readonly CartLine[] {
  const text = storage.get(storedKeys.guestCart);
  if (text === null) return [];
  const list = listSchema.safeParse(parseJson(text));
  const lines = list.success ? list.data.flatMap((line) => cartLineSchema.safeParse(line).data ?? []) : [];
  return lines.filter(({ productId, options }) => areOptionsOf(products[productId], options));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** `full` when the device's cart holds as many as a cart may, or as much as a device keeps. */
export function addGuestLine(storage: KeyValueStorage, line: CartLine): 'added' | 'full' {
  const lines = [...readGuestLines(storage).filter(({ id }) => id !== line.id), line];
  return writeGuestLines(storage, lines) ? 'added' : 'full';
}

/** False, and nothing is changed, where they are more than a cart holds or a device keeps. */
export function writeGuestLines(storage: KeyValueStorage, lines: readonly CartLine[]): boolean {
  if (lines.length === 0) {
    storage.remove(storedKeys.guestCart);
    return true;
  }
  const text = JSON.stringify(lines);
  if (lines.length > CART_LINE_LIMIT || !storedValueSchema.safeParse(text).success) return false;
  storage.set(storedKeys.guestCart, text);
  return true;
}

/** Those that are in the account now; what was put in meanwhile stays. */
export function removeGuestLines(storage: KeyValueStorage, ids: ReadonlySet<string>): void {
  writeGuestLines(
    storage,
    readGuestLines(storage).filter(({ id }) => !ids.has(id)),
  );
}
