/** What the caller received of an owner. Whoever received nothing learns nothing: not even whether there is such an owner. */
import type { Received } from '#shared/legacy/received.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import { Refusal } from '../errors.ts';
import type { Services } from '../services.ts';
import { type Release, receivedFrom, receivedOf, releaseFrom, releaseOf } from './releaseDocument.ts';

export interface OwnReceived {
  readonly received: Received;
  readonly release: Release;
}

/** Throws Refusal `not-found`. */
export async function readOwnReceived(
  { firestore }: Services,
  accountId: string,
  ownerId: string,
  stage: ReleaseStage,
): Promise<OwnReceived> {
  const received = receivedFrom(await receivedOf(firestore, accountId, ownerId).get());
  if (!received?.stages.some((given) => given.stage === stage)) throw nothingReceived();
  const release = releaseFrom(await releaseOf(firestore, ownerId, received.beneficiaryId).get());
  if (!release || release.isTakenBack || release.accountId !== accountId) throw nothingReceived();
  return { received, release };
}

export function nothingReceived(): Refusal {
  return new Refusal('not-found', 'There is nothing of theirs for you.');
}
