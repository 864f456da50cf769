/** Six digits that prove that an address is read by who named it. Kept as a signature, for ten minutes and a few guesses. */
import { randomInt } from 'node:crypto';
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import type { ChannelDocument } from '#shared/legacy/channel.ts';
import { countMails, draftMail, queueMail } from '../delivery/index.ts';
import { Refusal } from '../errors.ts';
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

export const CHANNEL_CODES = 'channelCodes';
const LIFETIME = 10 * 60_000;
const GUESSES = 5;
/** To one address, which may be a stranger's. */
const CODES_A_DAY = 5;
const DAY = 24 * 60 * 60_000;

const storedSchema = z.object({
  signature: z.string(),
  expiresAt: z.instanceof(Timestamp),
  guesses: z.int(),
});

export function codeOf({ firestore }: Services, uid: string, channelId: string): DocumentReference {
  return firestore.doc(`users/${uid}/${CHANNEL_CODES}/${channelId}`);
}

/** Call it after the transaction's last read. Resolves with the ids of the mails. Throws Refusal `too-many-attempts`. */
export async function mailCode(
  transaction: Transaction,
  services: Services,
  { id, address }: ChannelDocument,
  { uid, language }: { readonly uid: string; readonly language: Language },
): Promise<readonly string[]> {
  const now = services.clock.now();
  const sent = await countMails(transaction, services, {
    to: address,
    purpose: 'life-channel-code',
    since: now - DAY,
  });
  if (sent >= CODES_A_DAY) {
    throw new Refusal('too-many-attempts', 'Too many codes went to this address today. Try again tomorrow.');
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const expiresAt = now + LIFETIME;
  const drafts = draftMail(
    { uid, to: address, language },
    `${uid} ${id} ${now} ${sent}`,
    'life-channel-code',
    {
      code,
    },
  );
  const mails = await queueMail(
    transaction,
    services,
    drafts.map((mail) => ({ ...mail, trueUntil: expiresAt })),
  );
  transaction.set(codeOf(services, uid, id), {
    signature: await sign(services, CHANNEL_CODES, `${uid} ${id} ${code}`),
    expiresAt: Timestamp.fromMillis(expiresAt),
    guesses: 0,
  });
  return mails;
}

/** Whether it is the code; a wrong one is counted, and after a few the code is none any more. */
export async function guessCode(
  transaction: Transaction,
  services: Services,
  stored: DocumentSnapshot,
  guess: { readonly uid: string; readonly channelId: string; readonly code: string },
): Promise<boolean> {
  const kept = storedSchema.safeParse(stored.data()).data;
  if (!kept || kept.guesses >= GUESSES) return false;
  const left = kept.expiresAt.toMillis() - services.clock.now();
  // One that lives for longer was made by a clock that was ahead.
  if (left < 0 || left > LIFETIME) return false;
  const { uid, channelId, code } = guess;
  if (await isSigned(services, CHANNEL_CODES, `${uid} ${channelId} ${code}`, kept.signature)) {
    transaction.delete(stored.ref);
    return true;
  }
  transaction.update(stored.ref, { guesses: kept.guesses + 1 });
  return false;
}
