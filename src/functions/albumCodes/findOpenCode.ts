/**
 * Whether a code opens: it is active, its album is in use, and its owner's account is there, enabled and not about to be
 * deleted. What opens and what does not cost the same reads, so that the time tells nobody which it was.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { albumCodeIdSchema } from '#shared/domain/albumCode.ts';
import { findAccount } from '../access/index.ts';
import {
  addressOf,
  type CodeRecord,
  codeFrom,
  codesOf,
  type PasscodeHash,
  readAddress,
} from '../albumCodeDocuments/index.ts';
import { Refusal } from '../errors.ts';
import { albumsOf, profileOf } from '../library/index.ts';
import type { Services } from '../services.ts';

/** Stand for what is not there: no account and no code are called so. */
const NOBODY = 'nobody';
const NO_CODE = 'no-code';

export interface OpenCode {
  readonly ownerId: string;
  readonly code: CodeRecord;
  readonly passcode: PasscodeHash | null;
  readonly title: string;
  readonly description: string;
}

const albumSchema = z.object({
  title: z.string(),
  description: z.string().catch(''),
  trashedAt: z.null().default(null),
  erasureStartedAt: z.null().default(null),
});

/** What a closed code is answered with, in no less than this many milliseconds. */
const ANSWER_TIME = 400;

/** Throws Refusal `album-code-closed`, for every reason alike. */
export async function findOpenCode(services: Services, text: string): Promise<OpenCode> {
  const { firestore, clock } = services;
  const begunAt = clock.now();
  const codeId = albumCodeIdSchema.safeParse(text).data ?? NO_CODE;
  const address = readAddress(await addressOf(firestore, codeId).get());
  const ownerId = address?.ownerId ?? NOBODY;
  const [snapshot, profile] = await firestore.getAll(
    codesOf(firestore, ownerId).doc(codeId),
    profileOf(firestore, ownerId),
  );
  const code = snapshot ? codeFrom(snapshot) : null;
  const [stored, account] = await Promise.all([
    albumsOf(firestore, ownerId)
      .doc(code?.albumId ?? NOBODY)
      .get(),
    findAccount(services, ownerId),
  ]);
  const album = albumSchema.safeParse(stored.data()).data;
  const isOwnerThere = account !== null && !account.disabled && profile !== undefined && stays(profile);
  if (address && code?.state === 'active' && album && isOwnerThere) {
    const { title, description } = album;
    return { ownerId, code, passcode: address.passcode, title, description };
  }
  await clock.sleep(Math.max(0, begunAt + ANSWER_TIME - clock.now()));
  throw new Refusal('album-code-closed', 'This code opens no album.');
}

/** Also while a deletion can still be undone: who asked for it wants nothing shown any more. */
function stays(profile: DocumentSnapshot): boolean {
  return profile.exists && profile.get('deletionDueAt') == null && profile.get('erasureStartedAt') == null;
}
