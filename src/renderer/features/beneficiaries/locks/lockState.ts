/**
 * [Note: The state of a lock]
 * For every beneficiary one state: what is locked for them, by what, and what is wrong with it. As far as documents tell while
 * the vault is locked; with the vault open also as far as the owner's own signature and pins do (`proof.ts`). Nothing here
 * seals or reads anything.
 */
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import {
  type BreakageCause,
  FEWEST_SHARE_HOLDERS,
  grantStateOf,
  holdsKey,
} from '#shared/legacy/grantState.ts';
import { LEAST_NEEDED } from '#shared/legacy/keys/grant.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import type { Wish } from '#shared/legacy/wish.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { type ChangedKey, shareHolders } from './keyed.ts';
import type { LockRecords } from './lockDocuments.ts';

export type LockFault =
  | BreakageCause
  /** Another number of contacts has to agree than when it was made. */
  | { readonly is: 'quorum' }
  /** Not as the owner signed it, or older than one that this owner has seen. */
  | { readonly is: 'altered' }
  /** The owner began another vault: this one's keys do not open with it. */
  | { readonly is: 'other-vault' };

export type LockedBy =
  | { readonly is: 'shares'; readonly needed: number; readonly of: number }
  | { readonly is: 'time-lock-only' };

export type LockState =
  /** Nothing of the vault is theirs. */
  | { readonly is: 'nothing' }
  | { readonly is: 'waiting'; readonly why: 'no-vault' | 'not-accepted' }
  /** Another key is answered for somebody than the owner has seen: nothing is locked to it until they decide. */
  | { readonly is: 'key-changed'; readonly keys: readonly ChangedKey[] }
  | { readonly is: 'to-lock'; readonly with: 'account' | 'kit' }
  | { readonly is: 'broken'; readonly faults: readonly LockFault[] }
  | {
      readonly is: 'locked';
      readonly by: LockedBy;
      readonly isOnPaper: boolean;
      /** Theirs, and not in it yet. */
      readonly missing: readonly VaultItemId[];
      /** In it, and theirs no longer. */
      readonly surplus: readonly VaultItemId[];
      /** Letters that are still sealed under a former lock. */
      readonly staleLetters: number;
    };

/** What of the vault is left to somebody: wishes for single items, or for everything that is in it. */
export function isVaultItemTheirs(wishes: readonly Wish[]): (itemId: VaultItemId) => boolean {
  if (wishes.some(({ thing }) => thing.is === 'everything')) return () => true;
  const named = new Set(
    wishes.flatMap(({ thing }) => (thing.is === 'vault-item' ? [thing.vaultItemId] : [])),
  );
  return (itemId) => named.has(itemId);
}

function isVaultTheirs(wishes: readonly Wish[]): boolean {
  return wishes.some(({ thing }) => thing.is === 'everything' || thing.is === 'vault-item');
}

/** `account` for who made a key; `kit` for who cannot be asked for one; null for who can be, and has not answered. */
export function recipientKind(person: Beneficiary, isOnPaper: boolean): 'account' | 'kit' | null {
  if (holdsKey(person)) return 'account';
  return isOnPaper || !person.knowsNow || person.email === null ? 'kit' : null;
}

/** How the part of the contacts is locked: with the policy's quorum, as far as there are as many. */
export function lockFor(contacts: readonly TrustedContactDocument[], quorum: number | null): LockedBy {
  const { length } = shareHolders(contacts);
  if (length < FEWEST_SHARE_HOLDERS) return { is: 'time-lock-only' };
  return {
    is: 'shares',
    needed: Math.min(Math.max(quorum ?? LEAST_NEEDED, LEAST_NEEDED), length),
    of: length,
  };
}

/** What only the open vault tells (`proof.ts`). */
export interface PersonProof {
  /** Of theirs, and of the contacts who hold, or would hold, a share. */
  readonly changedKeys: readonly ChangedKey[];
  readonly isAltered: boolean;
}

export interface LockOf {
  readonly person: Beneficiary;
  readonly records: LockRecords;
  /** Null while the vault is locked. */
  readonly proof: PersonProof | null;
  /** Those that opened; null while the vault is locked. What does not open cannot be locked, and is not missed. */
  readonly openItems: ReadonlySet<VaultItemId> | null;
  /** There is to be a lock, also while nothing of the vault is theirs: for a letter. */
  readonly isWanted?: boolean;
}

export function lockStateOf(of: LockOf): LockState {
  const { person, records, proof, openItems, isWanted = false } = of;
  const grant = records.grants.get(person.id) ?? null;
  const granted = records.grantedItems.get(person.id) ?? new Set<VaultItemId>();
  const isTheirs = isVaultItemTheirs(person.wishes);
  const letters = records.letters.filter(({ beneficiaryId }) => beneficiaryId === person.id);
  const isNeeded = isWanted || isVaultTheirs(person.wishes) || letters.length > 0 || granted.size > 0;
  if (!isNeeded) return { is: 'nothing' };
  if (records.vaultId === null) return { is: 'waiting', why: 'no-vault' };
  if (proof && proof.changedKeys.length > 0) return { is: 'key-changed', keys: proof.changedKeys };
  const recipient = recipientKind(person, grant?.sealedTo.beneficiary === null);
  if (!grant) return recipient ? { is: 'to-lock', with: recipient } : { is: 'waiting', why: 'not-accepted' };
  const faults = faultsOf(of, grant);
  if (faults.length > 0) return { is: 'broken', faults };
  const kept = [...records.keptItems].filter((itemId) => !openItems || openItems.has(itemId));
  return {
    is: 'locked',
    by: lockedBy(grant.timeLockPart, grant.sealedTo.contacts.length, records, grant.grant),
    isOnPaper: grant.sealedTo.beneficiary === null,
    missing: kept.filter((itemId) => isTheirs(itemId) && !granted.has(itemId)),
    surplus: [...granted].filter((itemId) => !isTheirs(itemId)),
    staleLetters: letters.filter(({ number }) => number !== grant.number).length,
  };
}

function faultsOf(
  { person, records, proof }: LockOf,
  grant: NonNullable<ReturnType<LockRecords['grants']['get']>>,
): readonly LockFault[] {
  const state = grantStateOf(grant, person, records.contacts);
  const causes: LockFault[] = state.is === 'broken' ? [...state.causes] : [];
  const copy = records.copies.find(
    ({ beneficiaryId, number }) => beneficiaryId === person.id && number === grant.number,
  );
  if (copy?.vaultId !== records.vaultId) return [...causes, { is: 'other-vault' }];
  const needed = neededBy(grant.grant);
  const wanted = lockFor(records.contacts, records.quorum);
  const isOtherQuorum = causes.length === 0 && wanted.is === 'shares' && needed !== wanted.needed;
  return [
    ...causes,
    ...(isOtherQuorum ? [{ is: 'quorum' } as const] : []),
    ...(causes.length === 0 && proof?.isAltered ? [{ is: 'altered' } as const] : []),
  ];
}

function lockedBy(
  timeLockPart: string | null,
  of: number,
  { contacts, quorum }: LockRecords,
  grant: string,
): LockedBy {
  if (timeLockPart !== null) return { is: 'time-lock-only' };
  const wanted = lockFor(contacts, quorum);
  const needed = neededBy(grant) ?? (wanted.is === 'shares' ? wanted.needed : LEAST_NEEDED);
  return { is: 'shares', needed, of };
}

/** As the signed grant says it; whether it is signed is for `proof.ts`. Null where none is needed. */
function neededBy(grant: string): number | null {
  try {
    const needed: unknown = JSON.parse(grant)?.grant?.partB?.needed;
    return typeof needed === 'number' ? needed : null;
  } catch {
    return null;
  }
}
