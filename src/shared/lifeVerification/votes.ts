/** What the contacts' words amount to. Silence is never one of them. */
import type { Vote } from './events.ts';
import type { LifeVerification, Votes } from './lifeVerification.ts';
import { isDelivered, isExhausted, type Notice } from './notice.ts';
import type { TrustedContact, TrustedContactId } from './people.ts';
import { ADMINISTRATORS_OF_A_CASE } from './policy.ts';
import { ableContacts } from './readiness.ts';

export const noVotes: Votes = { gone: [], alive: [] };

/** A contact has one word at a time: the latest. */
export function castVote(votes: Votes, contact: TrustedContactId, says: Vote): Votes {
  const others = withoutContact(votes, contact);
  if (says === 'nothing') return others;
  return { ...others, [says]: [...others[says], contact].toSorted() };
}

export function withoutContact({ gone, alive }: Votes, contact: TrustedContactId): Votes {
  return { gone: gone.filter((id) => id !== contact), alive: alive.filter((id) => id !== contact) };
}

export function isUpheld({ documentedCase }: LifeVerification): boolean {
  return (documentedCase?.upheldBy.length ?? 0) >= ADMINISTRATORS_OF_A_CASE;
}

/**
 * Whether enough contacts say that the owner is gone, not all of them beneficiaries. Who says that they live is heard
 * before it comes to this. Where those who are left could never be enough, all of them and a case upheld by two
 * administrators stand for it.
 */
export function isQuorum(life: LifeVerification, votes: Votes): boolean {
  const able = ableContacts(life.contacts);
  const voters = votersOf(life, votes);
  return isEnough(life, able) ? isEnough(life, voters) : isUpheld(life) && voters.length === able.length;
}

/**
 * What a veto may stand on: the quorum and the receipts that were agreed, or a case that two administrators upheld in the
 * place of one of them, never of both, nor where a contact says that the owner lives. Null where something is missing.
 */
export function groundOf(life: LifeVerification, votes: Votes, notice: Notice): 'agreed' | 'case' | null {
  const isReached = isDelivered(notice);
  if (!isEnough(life, votersOf(life, votes))) return isReached && isQuorum(life, votes) ? 'case' : null;
  if (isReached) return 'agreed';
  const isBeyondReach = isExhausted(notice);
  return isBeyondReach && isUpheld(life) && votes.alive.length === 0 ? 'case' : null;
}

function votersOf({ contacts }: LifeVerification, { gone }: Votes): readonly TrustedContact[] {
  return ableContacts(contacts).filter(({ id }) => gone.includes(id));
}

function isEnough({ policy }: LifeVerification, voters: readonly TrustedContact[]): boolean {
  return voters.length >= policy.quorum && voters.some(({ isBeneficiary }) => !isBeneficiary);
}
