/** What every operation works with: the objects, the time, new ids, and the word that goes out of what happened. */
import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { PaymentStore } from './store/paymentObjects.ts';

/** The version that the SDK pins; objects have its shape, whatever an older caller names. */
export const API_VERSION = '2026-10-28.endive';

export interface PaymentsContext {
  readonly store: PaymentStore;
  /** Seconds since the epoch, as the vendor counts. */
  now(): number;
  /** Where people reach the hosted pages. */
  origin(): string;
  /** Who sells, as the hosted pages name them. */
  seller(): string;
  /** Tells of a change, in the transaction that makes it: an event, due at every endpoint that asked for it. With `before`, also what was otherwise. */
  emit(type: Stripe.Event.Type, object: object, before?: object): void;
}

/** Whom a request came from, for the events that it causes. */
export interface Cause {
  readonly requestId: string | null;
  readonly idempotencyKey: string | null;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** `pi_3Q…`: as the vendor's look, 24 characters after the prefix. */
export function makeId(prefix: string, length = 24): string {
  // 248 is the largest multiple of 62 in a byte: what lies beyond would favour the first letters.
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += ALPHABET[byte % 62];
    }
  }
  return `${prefix}_${text}`;
}
