/** What an owner locked for a beneficiary: kept as it was signed, and replaced only by what comes after it. */
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { grantsChangeItems, grantsSave } from '#shared/callables/legacyKeys.ts';
import type { GrantDocument } from '#shared/legacy/grantDocument.ts';
import { FEWEST_SHARE_HOLDERS, grantStateOf } from '#shared/legacy/grantState.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { feedOwnerAct, readOwnerAct } from '../lifeVerification/index.ts';
import {
  contactsFrom,
  contactsOf,
  grantedItemOf,
  grantFrom,
  grantOf,
  readSubject,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { vaultItemsOf } from '../vault/index.ts';
import { assertNotSwept, leaveBehind, sweepLeftovers } from './grantedItems.ts';
import { readRevocation, writeRevocation } from './revocations.ts';
import { noteRemains, releaseCopyOf } from './sealedLetters.ts';

type SavedGrant = z.output<typeof grantsSave.input>;
type WrappedItem = SavedGrant['items'][number];

const DAY = 24 * 60 * 60_000;

export const save = defineHandler(grantsSave, {
  access: 'user',
  limit: { calls: 2_000, within: DAY },
  run: async (input, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const { items, copy, revocation, ...saved } = input;
    const { beneficiaryId, number } = saved;
    assertPartBFits(saved);
    assertRevokesFormer(input);
    await firestore.runTransaction(async (transaction) => {
      const subject = await readSubject(transaction, firestore, uid, {
        role: 'beneficiary',
        subjectId: beneficiaryId,
      });
      const reference = grantOf(firestore, uid, beneficiaryId);
      const stored = grantFrom(await transaction.get(reference));
      const isRepeated = stored !== null && isSame(stored, saved);
      if (stored && stored.number >= number && !isRepeated) throw replacedSince();
      const revoked = await readRevocation(transaction, firestore, uid, beneficiaryId);
      if (revoked && revoked.number >= number) throw replacedSince();
      const contacts = contactsFrom(await transaction.get(contactsOf(firestore, uid)));
      // One that would be broken from the start was made of what is no longer so.
      if (!isRepeated && grantStateOf(saved, subject.person, contacts).is === 'broken') {
        throw new Refusal('conflict', 'Somebody’s key is another one by now. Reload the page.');
      }
      const added = await readAdded(transaction, services, uid, input);
      await assertNotSwept(transaction, services, uid, input);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      if (stored && !isRepeated) leaveBehind(transaction, services, uid, beneficiaryId, number);
      writeItems(transaction, services, uid, input, items);
      if (revocation) {
        writeRevocation(transaction, firestore, uid, { beneficiaryId, ...revocation }, revoked);
      }
      if (copy) {
        transaction.set(releaseCopyOf(firestore, uid, input), { beneficiaryId, number, ...copy });
      }
      transaction.set(reference, {
        ...saved,
        ownerId: uid,
        itemCount: (isRepeated ? stored.itemCount : 0) + added,
        savedAt: Timestamp.fromMillis(isRepeated ? stored.savedAt.getTime() : clock.now()),
      });
    });
    services.log.log('info', 'grant-saved', { uid, number });
    await sweepLeftovers(services, uid, beneficiaryId);
    return {};
  },
});

type Sealed = Pick<SavedGrant, 'number' | 'grant' | 'sealedTo' | 'timeLockPart'>;

function isSame(stored: GrantDocument, { number, grant, sealedTo, timeLockPart }: Sealed) {
  return isDeepStrictEqual(
    [stored.number, stored.grant, stored.sealedTo, stored.timeLockPart],
    [number, grant, sealedTo, timeLockPart],
  );
}

/** The server never holds a part that two contacts could hold. */
function assertPartBFits({
  sealedTo: { contacts },
  timeLockPart,
}: Pick<SavedGrant, 'sealedTo' | 'timeLockPart'>) {
  const isShared = contacts.length >= FEWEST_SHARE_HOLDERS;
  const isWhole = isShared ? timeLockPart === null : timeLockPart !== null && contacts.length === 0;
  if (isWhole) return;
  throw new Refusal('invalid-input', 'timeLockPart: instead of shares, where fewer than two can hold one', {
    field: 'timeLockPart',
  });
}

function assertRevokesFormer({ number, revocation }: Pick<SavedGrant, 'number' | 'revocation'>) {
  if (!revocation || revocation.number < number) return;
  throw new Refusal('invalid-input', 'revocation: is of this lock itself', { field: 'revocation' });
}

export function replacedSince(): Refusal {
  return new Refusal('conflict', 'This lock was replaced in the meantime. Reload the page.');
}

interface Wrapping {
  readonly beneficiaryId: GrantDocument['beneficiaryId'];
  readonly number: number;
  readonly items: readonly WrappedItem[];
}

/** How many of them are not there yet. Throws Refusal `vault-item-not-found` for an item that is none. Reads only. */
async function readAdded(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  wrapping: Wrapping,
): Promise<number> {
  const { items } = wrapping;
  if (items.length === 0) return 0;
  const vaultItems = vaultItemsOf(firestore, uid);
  const [stored, known] = await Promise.all([
    transaction.getAll(
      ...items.map(({ vaultItemId }) => grantedItemOf(firestore, uid, wrapping, vaultItemId)),
    ),
    transaction.getAll(...items.map(({ vaultItemId }) => vaultItems.doc(vaultItemId)), {
      fieldMask: ['state'],
    }),
  ]);
  if (known.some((snapshot) => !snapshot.exists || snapshot.get('state') === 'erased')) {
    throw new Refusal('vault-item-not-found', 'Some of these are no longer in the vault. Reload the page.');
  }
  return stored.filter(({ exists }) => !exists).length;
}

function writeItems(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  { beneficiaryId, number }: Wrapping,
  items: readonly WrappedItem[],
): void {
  for (const { vaultItemId, wrapped } of items) {
    transaction.set(grantedItemOf(firestore, uid, { beneficiaryId, number }, vaultItemId), {
      beneficiaryId,
      number,
      vaultItemId,
      wrapped,
    });
  }
}

/** No sign of life: a page does it by itself when the vault has changed. */
export const changeItems = defineHandler(grantsChangeItems, {
  access: 'user',
  run: async (input, { caller: { uid }, services }) => {
    const { firestore } = services;
    const { beneficiaryId, number, items } = input;
    const named = new Set(items.map(({ vaultItemId }) => vaultItemId));
    const dropped = [...new Set(input.dropped)].filter((vaultItemId) => !named.has(vaultItemId));
    await firestore.runTransaction(async (transaction) => {
      const reference = grantOf(firestore, uid, beneficiaryId);
      const grant = grantFrom(await transaction.get(reference));
      if (grant?.number !== number) throw replacedSince();
      const added = await readAdded(transaction, services, uid, input);
      const leaving = dropped.map((vaultItemId) => grantedItemOf(firestore, uid, input, vaultItemId));
      const found = leaving.length > 0 ? await transaction.getAll(...leaving) : [];
      const gone = found.filter(({ exists }) => exists);
      writeItems(transaction, services, uid, input, items);
      for (const { ref } of gone) transaction.delete(ref);
      transaction.update(reference, { itemCount: grant.itemCount + added - gone.length });
    });
    return {};
  },
});

/** With the beneficiary. Reads first; what it returns writes. */
export async function readGrantRemoval(
  transaction: Transaction,
  services: Services,
  uid: string,
  beneficiaryId: string,
): Promise<() => void> {
  const reference = grantOf(services.firestore, uid, beneficiaryId);
  const grant = grantFrom(await transaction.get(reference));
  return () => {
    noteRemains(transaction, services, uid, beneficiaryId);
    if (!grant) return;
    transaction.delete(reference);
    leaveBehind(transaction, services, uid, beneficiaryId, grant.number + 1);
  };
}
