/**
 * [Note: Making a lock]
 * A new lock is a new release key: saved with the owner's copy of it and the first items in one call, then the other items, then
 * letters that were under former ones. Cut anywhere, the lock that stands is whole in itself; what is not in it yet is missing,
 * and is added with the copy by the same click. A number is never used twice: the next is above all that were seen.
 */
import { GRANTED_ITEMS_BATCH, grantsChangeItems, grantsSave } from '#shared/callables/legacyKeys.ts';
import { grantsRevoke, grantsSaveLetters, SEALED_LETTERS_BATCH } from '#shared/callables/locks.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { type PinnedKey, pinKey, rememberGrant, seenGrantOf } from '#shared/legacy/keys/pins.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import type { ReleaseCopyDocument } from '#shared/legacy/lockDocuments.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { changeToAgree, type FormerLock, type HoldersChange, isAgreed, nextLock } from './holdersChange.ts';
import {
  bytesOfKey,
  type ChangedKey,
  changedKeysOf,
  type Keyed,
  keyOfBeneficiary,
  keyOfContact,
  keysFor,
  shareHolders,
} from './keyed.ts';
import type { LockRecords } from './lockDocuments.ts';
import { isVaultItemTheirs, type LockState, lockStateOf, recipientKind } from './lockState.ts';
import {
  createOwnersKeys,
  expectValue,
  LockProblemError,
  type LockSurroundings,
  withFirstSight,
} from './ownersKeys.ts';
import { proveLocks } from './proof.ts';

export type LockOutcome =
  /** `kit`: to be printed and handed over, when a new paper was made. `refused`: items that do not open in this vault. */
  | { readonly is: 'locked'; readonly kit: string | null; readonly refused: readonly VaultItemId[] }
  | { readonly is: 'key-changed'; readonly keys: readonly ChangedKey[] }
  /** It would rest on fewer people than the owner knows, or on others: nothing is made until they agree to just that. */
  | { readonly is: 'other-holders'; readonly change: HoldersChange }
  | { readonly is: 'not-accepted' }
  | { readonly is: 'gone' }
  | { readonly is: 'problem'; readonly problem: LegacyProblem };

interface MadeNew {
  readonly is: 'made';
  readonly kit: string | null;
}

export type LockMaker = ReturnType<typeof createLockMaker>;

export function createLockMaker(surroundings: LockSurroundings) {
  const { userId, vault, server } = surroundings;
  const { now, openVault, readyKeys, changePins } = createOwnersKeys(surroundings);

  interface Standing {
    readonly records: LockRecords;
    readonly person: Beneficiary;
    readonly state: LockState;
    readonly former: FormerLock;
  }

  async function look(beneficiaryId: BeneficiaryId): Promise<Standing | null> {
    const records = await server.readLocks();
    const person = records.beneficiaries.find(({ id }) => id === beneficiaryId);
    if (!person) return null;
    const { byPerson } = expectValue(await proveLocks(vault, records));
    const proof = byPerson.get(beneficiaryId) ?? null;
    const state = lockStateOf({ person, records, proof, openItems: openVault().itemIds, isWanted: true });
    return { records, person, state, former: proof?.former ?? { is: 'none' } };
  }

  const copyOf = ({ copies }: LockRecords, beneficiaryId: BeneficiaryId, number: number) =>
    copies.find((copy) => copy.beneficiaryId === beneficiaryId && copy.number === number) ?? null;

  async function makeNew(
    { records, person, former: before }: Standing,
    agreed: HoldersChange | null,
  ): Promise<LockOutcome | MadeNew> {
    const { vaultId } = openVault();
    const grant = records.grants.get(person.id) ?? null;
    const isOnPaper = grant?.sealedTo.beneficiary === null;
    const kind = recipientKind(person, isOnPaper);
    if (!kind) return { is: 'not-accepted' };
    const keys = keysFor(person, records.contacts);
    const after = nextLock(records);
    const known = await changePins((pins) => pins);
    const changedBefore = changedKeysOf(keys, known);
    if (changedBefore.length > 0) return { is: 'key-changed', keys: changedBefore };
    // Before anybody is pinned: who is pinned counts as known to the owner.
    const others = changeToAgree({ before, after }, known);
    if (others && !isAgreed(others, agreed)) return { is: 'other-holders', change: others };
    const pins = await changePins((before) => withFirstSight(before, keys, now()));
    // Another device may have seen them before this one.
    const changed = changedKeysOf(keys, pins);
    if (changed.length > 0) return { is: 'key-changed', keys: changed };
    const seen = seenGrantOf(pins, { ownerId: userId, beneficiaryId: person.id })?.number ?? 0;
    const ownCopies = records.copies.filter(({ beneficiaryId }) => beneficiaryId === person.id);
    const last = Math.max(
      seen,
      grant?.number ?? 0,
      records.revoked.get(person.id) ?? 0,
      ...ownCopies.map(({ number }) => number),
    );
    const { box } = await readyKeys(vaultId);
    const former = newestOf(ownCopies.filter((copy) => copy.vaultId === vaultId));
    const key = keyOfBeneficiary(person);
    const publicKey = key && bytesOfKey(key);
    if (kind === 'account' && !publicKey) throw new LockProblemError({ is: 'invalid-public-key' });
    const lock = after.by;
    const holders = lock.is === 'shares' ? shareHolders(records.contacts) : [];
    const made = expectValue(
      await vault.ask(async (keeper) =>
        keeper.makeLock(box, {
          beneficiaryId: person.id,
          number: last + 1,
          madeAt: now(),
          recipient:
            kind === 'account' && publicKey
              ? { kind, publicKey }
              : { kind: 'kit', former: former?.copy ?? null },
          lock:
            lock.is === 'shares'
              ? {
                  kind: 'shares',
                  needed: lock.needed,
                  contacts: holders.map((contact) => {
                    const held = keyOfContact(contact);
                    const heldKey = held && bytesOfKey(held);
                    if (!heldKey) throw new LockProblemError({ is: 'invalid-public-key' });
                    return { contactId: contact.id, publicKey: heldKey };
                  }),
                }
              : { kind: 'time-lock-only' },
          revokes: last,
        }),
      ),
    );
    const wrapped = await wrap(box, made.copy, wantedItems(records, person).slice(0, GRANTED_ITEMS_BATCH));
    await server.call(grantsSave, {
      beneficiaryId: person.id,
      number: last + 1,
      grant: made.grant,
      sealedTo: {
        beneficiary: kind === 'account' ? { generation: person.pinnedKey?.generation ?? 1 } : null,
        contacts: holders.map(({ id, pinnedKey }) => ({
          contactId: id,
          generation: pinnedKey?.generation ?? 1,
        })),
      },
      timeLockPart: made.timeLockPart,
      items: wrapped,
      copy: { vaultId, copy: made.copy },
      revocation: made.revocation === null ? null : { number: last, revocation: made.revocation },
    });
    const { digest } = made;
    await changePins((before) =>
      rememberGrant(
        before,
        { ownerId: userId, beneficiaryId: person.id },
        { number: last + 1, digest, isRevoked: false },
      ),
    );
    return { is: 'made', kit: made.kit };
  }

  function wantedItems(records: LockRecords, person: Beneficiary): readonly VaultItemId[] {
    const { itemIds } = openVault();
    const isTheirs = isVaultItemTheirs(person.wishes);
    return [...records.keptItems].filter((itemId) => itemIds.has(itemId) && isTheirs(itemId));
  }

  async function wrap(box: string, copy: string, itemIds: readonly VaultItemId[]) {
    const { items } = expectValue(
      await vault.ask(async (keeper) => keeper.wrapItems({ box, copy, itemIds })),
    );
    return [...items];
  }

  /** What is missing, too many, or under a former lock. Gives the items that do not open. */
  async function complete({
    records,
    person,
    state,
  }: Omit<Standing, 'former'>): Promise<readonly VaultItemId[]> {
    const grant = records.grants.get(person.id);
    const copy = grant ? copyOf(records, person.id, grant.number) : null;
    if (state.is !== 'locked' || !grant || !copy) return [];
    const { number } = grant;
    const { box } = await readyKeys(openVault().vaultId);
    const refused: VaultItemId[] = [];
    const { missing, surplus } = state;
    const steps = Math.ceil(Math.max(missing.length, surplus.length) / GRANTED_ITEMS_BATCH);
    for (let step = 0; step < steps; step += 1) {
      const part = <Item>(all: readonly Item[]) =>
        all.slice(step * GRANTED_ITEMS_BATCH, (step + 1) * GRANTED_ITEMS_BATCH);
      const items = await wrap(box, copy.copy, part(missing));
      const wrapped = new Set(items.map(({ vaultItemId }) => vaultItemId));
      refused.push(...part(missing).filter((itemId) => !wrapped.has(itemId)));
      await server.call(grantsChangeItems, {
        beneficiaryId: person.id,
        number,
        items,
        dropped: [...part(surplus)],
      });
    }
    await resealLetters({ records, person }, box, copy);
    return refused;
  }

  async function resealLetters(
    { records, person }: Omit<Standing, 'former' | 'state'>,
    box: string,
    to: ReleaseCopyDocument,
  ): Promise<void> {
    const stale = records.letters.flatMap((letter) => {
      if (letter.beneficiaryId !== person.id || letter.number === to.number) return [];
      const from = copyOf(records, person.id, letter.number);
      // Of a former vault: nobody opens it any more, and it is told on the person's page.
      return from?.vaultId === to.vaultId ? [{ copy: from.copy, sealed: letter.sealed }] : [];
    });
    for (let start = 0; start < stale.length; start += SEALED_LETTERS_BATCH) {
      const letters = stale.slice(start, start + SEALED_LETTERS_BATCH);
      const sealed = expectValue(
        await vault.ask(async (keeper) => keeper.resealLetters({ box, to: to.copy, letters })),
      );
      await server.call(grantsSaveLetters, {
        beneficiaryId: person.id,
        number: to.number,
        letters: [...sealed],
        dropped: [],
      });
    }
  }

  /** No lock for this person holds any more, and no former one comes back. Nothing happens where there was none. */
  async function revoke(beneficiaryId: BeneficiaryId): Promise<void> {
    const { vaultId } = openVault();
    const records = await server.readLocks();
    const number = records.grants.get(beneficiaryId)?.number;
    if (number === undefined) return;
    const { box } = await readyKeys(vaultId);
    const order = { beneficiaryId, number, revokedAt: now() };
    const revocation = expectValue(await vault.ask(async (keeper) => keeper.makeRevocation(box, order)));
    await server.call(grantsRevoke, { beneficiaryId, number, revocation });
  }

  return {
    readLocks: () => server.readLocks(),

    /**
     * Makes, repairs or completes: whatever this person's lock needs. `agreed` is what the owner was told of its holders and
     * said yes to. Throws VaultLockedError, and what is refused.
     */
    async lock(beneficiaryId: BeneficiaryId, agreed: HoldersChange | null = null): Promise<LockOutcome> {
      try {
        let standing = await look(beneficiaryId);
        if (!standing) return { is: 'gone' };
        if (standing.state.is === 'key-changed') return standing.state;
        let kit: string | null = null;
        if (standing.state.is !== 'locked') {
          const made = await makeNew(standing, agreed);
          // For who left there is no key to lock to, and the former lock opens for nobody who is meant.
          if (made.is === 'not-accepted') await revoke(beneficiaryId);
          if (made.is !== 'made') return made;
          kit = made.kit;
          standing = await look(beneficiaryId);
          if (!standing) return { is: 'gone' };
        }
        return { is: 'locked', kit, refused: await complete(standing) };
      } catch (error) {
        if (error instanceof LockProblemError) return { is: 'problem', problem: error.problem };
        throw error;
      }
    },

    /** The owner's word that this key is theirs: compared, or, for `null`, taken as it is answered. */
    async pin(key: Keyed, comparedBy: PinnedKey['comparedBy']): Promise<void> {
      const publicKey = bytesOfKey(key);
      if (!publicKey) throw new LockProblemError({ is: 'invalid-public-key' });
      const { role, id } = key;
      await changePins((pins) => pinKey(pins, { role, id, publicKey, comparedBy, pinnedAt: now() }));
    },

    revoke,

    /** The paper once more; null where there is none. */
    async printKit(beneficiaryId: BeneficiaryId): Promise<string | null> {
      const { vaultId } = openVault();
      const records = await server.readLocks();
      const grant = records.grants.get(beneficiaryId);
      const copy = grant ? copyOf(records, beneficiaryId, grant.number) : null;
      if (copy?.vaultId !== vaultId) return null;
      const { box } = await readyKeys(vaultId);
      return expectValue(await vault.ask(async (keeper) => keeper.kitOfCopy(box, copy.copy)));
    },
  };
}

function newestOf(copies: readonly ReleaseCopyDocument[]): ReleaseCopyDocument | null {
  return copies.toSorted((one, other) => other.number - one.number)[0] ?? null;
}
