/**
 * The small values a device keeps between visits (SPEC §3, "Local browser storage"). The list is closed: what is
 * not named here is not stored, and the desktop shell refuses it.
 */
import { z } from 'zod';

export const storedKeys = {
  /** `light` or `dark`. */
  theme: 'theme',
  /** `true` when the person chose "Remember my theme" in Settings. */
  rememberTheme: 'rememberTheme',
  /** `en` or `fr`. */
  language: 'language',
  /** The address a visitor joined the waitlist with. */
  waitlistEmail: 'waitlistUserEmail',
  /** Whether the person prefers the square or the justified grid. */
  albumGrid: 'albumGrid',
  /** Whether albums begin with the newest or the oldest. */
  albumOrder: 'albumOrder',
  /** Minutes until an idle vault locks, or `window`. */
  vaultAutoLock: 'vaultAutoLock',
  /** What a visitor put into the cart before they signed in, as `shared/shop/cart.ts` has its lines. */
  guestCart: 'guestCart',
} as const;

const FREE_CHAT_PREFIX = 'freeChatUsed_';

/** Key of the flag that says this account used its free conversation. */
export function freeChatKey(userId: string): string {
  return `${FREE_CHAT_PREFIX}${userId}`;
}

export function isFreeChatKey(key: string): boolean {
  return key.startsWith(FREE_CHAT_PREFIX);
}

/** Key of the mark that recovery codes of this account were made here and not yet taken note of. */
export function unseenCodesKey(userId: string): string {
  return `recoveryCodesUnseen_${userId}`;
}

export const storedKeySchema = z.union([
  z.enum(Object.values(storedKeys)),
  z.string().regex(/^(?:freeChatUsed|recoveryCodesUnseen)_[A-Za-z0-9_-]{1,128}$/),
  // A caption or a date that was typed and not saved yet, by person and item.
  // Bounded: `{1,128}` twice, tried against keys of at most 269 characters.
  z.string().regex(/^(?:captionDraft|dateDraft)_[A-Za-z0-9_-]{1,128}_[A-Za-z0-9_-]{1,128}$/),
]);
/** The longest is a caption with the one it began from. */
export const storedValueSchema = z.string().max(32_768);
