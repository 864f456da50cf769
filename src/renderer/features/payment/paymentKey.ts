/**
 * [Note: One key a payment] A payment page is asked for under a key. While its answer is not known, whatever asks again for the same
 * thing asks under the same key, also after a reload: the server answers with the page that it has made. Once it has
 * answered, the next payment is another one.
 */
import { z } from 'zod';
import type { UserId } from '#shared/domain/ids.ts';
import { clearDraft, formOfPerson, readDraft, writeDraft } from '#ui/form/draft.ts';

const keptSchema = z.object({ key: z.uuid(), what: z.string() });

const placeOf = (userId: UserId) => formOfPerson(userId, 'payment');

/** `what` tells one payment from another: what is bought, for which sum. */
export function paymentKeyFor(userId: UserId, what: string): string {
  const kept = readDraft(placeOf(userId), keptSchema);
  if (kept?.what === what) return kept.key;
  const key = crypto.randomUUID();
  writeDraft(placeOf(userId), { key, what });
  return key;
}

/** The server has answered: with a page, or with a refusal. */
export function forgetPaymentKey(userId: UserId): void {
  clearDraft(placeOf(userId));
}
