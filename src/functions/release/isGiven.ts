/** Whether anything was given to somebody, and still is: before that, nobody who asks for it is told that it is for them. */
import type { Transaction } from 'firebase-admin/firestore';
import type { Services } from '../services.ts';
import { releaseFrom, releaseOf, standingFrom, verificationOf } from './releaseDocument.ts';

/** Reads only. */
export async function isGiven(
  transaction: Transaction,
  services: Services,
  ownerId: string,
  to: string,
): Promise<boolean> {
  const [lifeStored, releaseStored] = await transaction.getAll(
    verificationOf(services, ownerId),
    releaseOf(services.firestore, ownerId, to),
  );
  const standing = lifeStored && standingFrom(lifeStored);
  const release = releaseStored && releaseFrom(releaseStored);
  if (!standing?.isGiving || !release || release.isTakenBack) return false;
  return release.round === standing.round && release.stages.length > 0;
}
