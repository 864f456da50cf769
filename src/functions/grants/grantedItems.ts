/**
 * Keys of vault items, wrapped under a release key: `users/{uid}/grantedItems/{beneficiaryId}.{number}.{vaultItemId}`. Those
 * of another number than the grant's are void, and swept: a life's vault is too much for the transaction that voids them.
 */
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import type { GrantedItem } from '#shared/legacy/grantDocument.ts';
import { Refusal } from '../errors.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import type { Services } from '../services.ts';

/** Items that a sweep takes away in one go. */
const ITEMS_AT_ONCE = 400;

const itemsOf = (firestore: Firestore, uid: string) => firestore.collection(`users/${uid}/grantedItems`);

type ItemOf = Pick<GrantedItem, 'beneficiaryId' | 'number'>;

export function grantedItemOf(
  firestore: Firestore,
  uid: string,
  { beneficiaryId, number }: ItemOf,
  vaultItemId: string,
): DocumentReference {
  return itemsOf(firestore, uid).doc(`${beneficiaryId}.${number}.${vaultItemId}`);
}

const leftoversOf = (firestore: Firestore, uid: string, beneficiaryId: string) =>
  firestore.doc(`users/${uid}/grantLeftovers/${beneficiaryId}`);

const leftoversSchema = z.object({ below: z.number() });

/** Voids what is below a number, with the act that voids it. Writes only. */
export function leaveBehind(
  transaction: Transaction,
  { firestore, clock }: Services,
  uid: string,
  beneficiaryId: string,
  below: number,
): void {
  transaction.set(leftoversOf(firestore, uid, beneficiaryId), {
    below,
    since: Timestamp.fromMillis(clock.now()),
  });
}

/** Throws Refusal `busy` while what comes in would go with what was voided: its beneficiary was taken off just now. Reads only. */
export async function assertNotSwept(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
  { beneficiaryId, number }: ItemOf,
): Promise<void> {
  const stored = await transaction.get(leftoversOf(firestore, uid, beneficiaryId));
  if (!stored.exists || number >= leftoversSchema.parse(stored.data()).below) return;
  throw new Refusal('busy', 'What was locked before is being taken away. Try again.');
}

/** Takes away what was voided. May be run again after it was cut short. */
export async function sweepLeftovers(
  { firestore }: Services,
  uid: string,
  beneficiaryId: string,
): Promise<void> {
  const reference = leftoversOf(firestore, uid, beneficiaryId);
  const stored = await reference.get();
  if (!stored.exists) return;
  const { below } = leftoversSchema.parse(stored.data());
  const voided = itemsOf(firestore, uid)
    .where('beneficiaryId', '==', beneficiaryId)
    .where('number', '<', below)
    .limit(ITEMS_AT_ONCE);
  for (;;) {
    const page = await voided.get();
    if (page.empty) break;
    const batch = firestore.batch();
    for (const { ref } of page.docs) batch.delete(ref);
    await batch.commit();
  }
  await firestore.runTransaction(async (transaction) => {
    const found = leftoversSchema.safeParse((await transaction.get(reference)).data());
    if (found.data?.below === below) transaction.delete(reference);
  });
}

/** What a server that was stopped left voided and not taken away. */
export const eraseLeftovers = defineJob({
  name: 'grants-eraseLeftovers',
  expression: '53 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('grantLeftovers')
      .where('since', '<=', Timestamp.fromMillis(now))
      .orderBy('since'),
  process: (services, subject) => sweepLeftovers(services, ownerOf(subject), subject.id),
});
