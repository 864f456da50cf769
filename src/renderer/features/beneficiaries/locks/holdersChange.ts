/**
 * [Note: Whom the owner lets hold a lock]
 * Who the contacts are, and how many have to agree, is the server's answer. A server that hides contacts, or adds some, would
 * have a lock made that it opens itself. So what the owner signed and pinned is held beside the answer, and where the new lock
 * would rest on fewer people or on others, nothing is made until the owner has read their names and agreed.
 */
import type { ReadGrant } from '#shared/legacy/keys/ownersLocks.ts';
import { type Pins, pinnedKey } from '#shared/legacy/keys/pins.ts';
import { type Keyed, keyOfContact, shareHolders } from './keyed.ts';
import type { LockRecords } from './lockDocuments.ts';
import { type LockedBy, lockFor } from './lockState.ts';

export interface Holder {
  readonly id: string;
  /** Null when the server names them no longer. */
  readonly name: string | null;
}

/** By what a person's vault was locked before, as only the owner's own signature and pins tell. */
export type FormerLock =
  | { readonly is: 'none' }
  | { readonly is: 'time-lock-only' }
  | { readonly is: 'shares'; readonly needed: number; readonly holders: readonly Holder[] }
  /** None that is signed is answered; these contacts had a part in locks of this owner. */
  | { readonly is: 'unsigned'; readonly wasMade: boolean; readonly holders: readonly Holder[] };

/** By what it would be locked now. */
export interface NextLock {
  readonly by: LockedBy;
  readonly holders: readonly Keyed[];
}

/** What the owner agrees to: this, and nothing that is answered later. */
export interface HoldersChange {
  readonly before: FormerLock;
  readonly after: NextLock;
}

type Contacts = Pick<LockRecords, 'contacts'>;

/** `signed` is null for a lock that is not answered, or not as this owner signed it. */
export function formerLock(
  signed: ReadGrant['lock'] | null,
  wasMade: boolean,
  pins: Pins,
  { contacts }: Contacts,
): FormerLock {
  const holder = (id: string): Holder => ({
    id,
    name: contacts.find((contact) => contact.id === id)?.name ?? null,
  });
  if (signed?.kind === 'time-lock-only') return { is: 'time-lock-only' };
  if (signed) {
    const holders = signed.holders.map(({ contactId }) => holder(contactId));
    return { is: 'shares', needed: signed.needed, holders };
  }
  const known = pins.keys.filter(({ role }) => role === 'contact').map(({ id }) => holder(id));
  return known.length > 0 ? { is: 'unsigned', wasMade, holders: known } : { is: 'none' };
}

export function nextLock({ contacts, quorum }: Pick<LockRecords, 'contacts' | 'quorum'>): NextLock {
  const by = lockFor(contacts, quorum);
  const holders =
    by.is === 'shares' ? shareHolders(contacts).flatMap((each) => keyOfContact(each) ?? []) : [];
  return { by, holders };
}

/** A first lock that no contact guards: the owner is told so where they press. */
export const firstByTimeLock: HoldersChange = {
  before: { is: 'none' },
  after: { by: { is: 'time-lock-only' }, holders: [] },
};

/** What is to be agreed before such a lock is made; null where it rests on no fewer and on nobody else. */
export function changeToAgree(change: HoldersChange, pins: Pins): HoldersChange | null {
  const { before, after } = change;
  const isTimeLock = after.by.is === 'time-lock-only';
  if (before.is === 'time-lock-only') return null;
  if (before.is === 'none') return isTimeLock ? change : null;
  const isQuorumLower =
    before.is === 'unsigned' ? before.wasMade : after.by.is === 'shares' && after.by.needed < before.needed;
  const isSomebodyGone = before.holders.some(({ id }) => after.holders.every((holder) => holder.id !== id));
  const isSomebodyNew = after.holders.some(({ role, id }) => pinnedKey(pins, { role, id }) === null);
  return isTimeLock || isQuorumLower || isSomebodyGone || isSomebodyNew ? change : null;
}

/** Names count for nothing here: it is by ids and keys that a lock is made. */
export function isAgreed(change: HoldersChange, agreed: HoldersChange | null): boolean {
  return agreed !== null && JSON.stringify(essenceOf(change)) === JSON.stringify(essenceOf(agreed));
}

function essenceOf({ before, after }: HoldersChange) {
  const ids = 'holders' in before ? before.holders.map(({ id }) => id).toSorted() : [];
  const keys = after.holders.map(({ id, publicKey }) => [id, publicKey].join(' ')).toSorted();
  const neededBefore = before.is === 'shares' ? before.needed : null;
  const neededAfter = after.by.is === 'shares' ? after.by.needed : null;
  return [before.is, neededBefore, ids, neededAfter, keys];
}
