/** Whether anything of an owner's release is still to come: asked each time when nothing waits for one person any more. */
import {
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { RELEASES, releaseFrom } from './releaseDocument.ts';

export function releasesToLookAt({ firestore }: Services, now: number): Query {
  return firestore
    .collectionGroup(RELEASES)
    .where('lastLookAt', '<=', Timestamp.fromMillis(now))
    .orderBy('lastLookAt');
}

/** Reads only. */
export async function isAnythingLeft(
  transaction: Transaction,
  { firestore }: Services,
  ownerId: string,
): Promise<boolean> {
  const all = await transaction.get(firestore.collection(`users/${ownerId}/${RELEASES}`));
  return all.docs.some((stored) => {
    const release = releaseFrom(stored);
    return release?.isWaiting === true && !release.isTakenBack;
  });
}

/** `next` in milliseconds; null where it needs no other look. Writes only. */
export function noteLastLook(
  transaction: Transaction,
  { ref }: QueryDocumentSnapshot,
  next: number | null,
): void {
  transaction.update(ref, { lastLookAt: next === null ? null : Timestamp.fromMillis(next) });
}
