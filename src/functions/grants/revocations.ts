/** An owner's signed word that a lock holds no longer. It stays when the person goes, so that no lock comes back under its number. */
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import type { signedRevocationSchema } from '#shared/callables/legacyKeys.ts';
import { grantsRevoke } from '#shared/callables/locks.ts';
import { type RevocationDocument, revocationDocumentSchema } from '#shared/legacy/lockDocuments.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import { defineHandler } from '../handler.ts';
import { feedOwnerAct, readOwnerAct } from '../lifeVerification/index.ts';
import { grantFrom, grantOf } from '../peopleDocuments/index.ts';
import { leaveBehind, sweepLeftovers } from './grantedItems.ts';

export type SignedRevocation = z.output<typeof signedRevocationSchema>;

/** By the id of the beneficiary. */
export const revocationsOf = (firestore: Firestore, uid: string) =>
  firestore.collection(`users/${uid}/revocations`);

const revocationOf = (firestore: Firestore, uid: string, beneficiaryId: string) =>
  revocationsOf(firestore, uid).doc(beneficiaryId);

/** Throws ZodError for one that nobody can read. */
export function revocationFrom(stored: DocumentSnapshot): RevocationDocument {
  return revocationDocumentSchema.parse(stored.data());
}

/** Null when nothing was ever revoked for this person. */
export async function readRevocation(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  beneficiaryId: string,
): Promise<RevocationDocument | null> {
  const stored = await transaction.get(revocationOf(firestore, uid, beneficiaryId));
  return stored.exists ? revocationFrom(stored) : null;
}

interface Revoking extends SignedRevocation {
  readonly beneficiaryId: BeneficiaryId;
}

/** An earlier word changes nothing. Writes only. */
export function writeRevocation(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  { beneficiaryId, number, revocation }: Revoking,
  stored: RevocationDocument | null,
): void {
  if (stored && stored.number >= number) return;
  transaction.set(revocationOf(firestore, uid, beneficiaryId), { beneficiaryId, number, revocation });
}

export const revoke = defineHandler(grantsRevoke, {
  access: 'user',
  run: async (input, { caller: { uid }, services }) => {
    const { firestore } = services;
    const { beneficiaryId, number } = input;
    await firestore.runTransaction(async (transaction) => {
      const reference = grantOf(firestore, uid, beneficiaryId);
      const grant = grantFrom(await transaction.get(reference));
      const revoked = await readRevocation(transaction, firestore, uid, beneficiaryId);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      writeRevocation(transaction, firestore, uid, input, revoked);
      if (!grant || grant.number > number) return;
      transaction.delete(reference);
      leaveBehind(transaction, services, uid, beneficiaryId, number + 1);
    });
    services.log.log('info', 'grant-revoked', { uid, number });
    await sweepLeftovers(services, uid, beneficiaryId);
    return {};
  },
});
