/** Moves the device's lines into the cart of who is signed in. */
import { platform } from '#platform/currentPlatform.ts';
import { logWarning } from '#platform/logging/logger.ts';
import { putIntoCart } from '../api.ts';
import { readGuestLines, removeGuestLines } from './guestCart.ts';

/** Never rejects: whether something was moved. Safe to repeat, also from two pages at once. */
export async function mergeGuestCart(): Promise<boolean> {
  const { storage } = platform();
  const lines = readGuestLines(storage);
  if (lines.length === 0) return false;
  try {
    const cart = await putIntoCart(lines);
    // Those that a full cart had no room for stay here.
    removeGuestLines(storage, new Set(cart.lines.map(({ id }) => id)));
  } catch (error) {
    logWarning('The cart of this device could not be merged yet', {}, error);
    return false;
  }
  return true;
}
