/**
 * Where a printed claim kit leads: `users/{uid}/claimKits/{beneficiaryId}`, one a beneficiary. Of what is printed it has only
 * the hash of a locator, by which the kit is found, and a public key, by which its holder is known.
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { claimKitsKeep, claimKitsRevoke } from '#shared/callables/claimKits.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { beneficiaryIdSchema } from '#shared/lifeVerification/people.ts';
import { routes } from '#shared/routes.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { feedOwnerAct, readOwnerAct } from '../lifeVerification/index.ts';
import { claimKitOf, hashOf, readSubject, withDates } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

const DAY = 24 * 60 * 60_000;

const claimKitSchema = z.object({
  ownerId: userIdSchema,
  beneficiaryId: beneficiaryIdSchema,
  locatorHash: z.string(),
  publicKey: z.string(),
  keptAt: z.date(),
});
export type ClaimKit = z.output<typeof claimKitSchema>;

/** Null when there is none. */
export function claimKitFrom(snapshot: DocumentSnapshot): ClaimKit | null {
  return snapshot.exists ? claimKitSchema.parse(withDates(snapshot.data())) : null;
}

/** Null for a locator of no kit. */
export async function findClaimKit(
  { firestore }: Services,
  locator: string,
): Promise<{ readonly reference: DocumentReference; readonly kit: ClaimKit } | null> {
  const found = await firestore
    .collectionGroup('claimKits')
    .where('locatorHash', '==', hashOf(locator))
    .limit(1)
    .get();
  const [snapshot] = found.docs;
  const kit = snapshot && claimKitFrom(snapshot);
  return kit ? { reference: snapshot.ref, kit } : null;
}

export const keep = defineHandler(claimKitsKeep, {
  access: 'user',
  limit: { calls: 200, within: DAY },
  run: async ({ beneficiaryId, locator, publicKey }, { caller: { uid }, services }) => {
    const { firestore, clock, appOrigin } = services;
    await firestore.runTransaction(async (transaction) => {
      await readSubject(transaction, firestore, uid, { role: 'beneficiary', subjectId: beneficiaryId });
      const reference = claimKitOf(firestore, uid, beneficiaryId);
      await assertFree(transaction, services, reference, locator);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      transaction.set(reference, {
        ownerId: uid,
        beneficiaryId,
        locatorHash: hashOf(locator),
        publicKey,
        keptAt: Timestamp.fromMillis(clock.now()),
      });
    });
    services.log.log('info', 'claim-kit-kept', { uid });
    return { pageAddress: `${appOrigin}${routes.claim.path}` };
  },
});

/**
 * A paper leads to one place: who saw another's could else keep theirs in front of it. Throws Refusal `conflict`, which says
 * nothing of whose it is.
 */
async function assertFree(
  transaction: Transaction,
  { firestore }: Services,
  reference: DocumentReference,
  locator: string,
): Promise<void> {
  const kept = firestore.collectionGroup('claimKits').where('locatorHash', '==', hashOf(locator)).limit(2);
  const { docs } = await transaction.get(kept);
  if (docs.every(({ ref }) => ref.path === reference.path)) return;
  throw new Refusal('conflict', 'This claim kit cannot be kept. Make another.');
}

export const revoke = defineHandler(claimKitsRevoke, {
  access: 'user',
  servesEveryVersion: true,
  run: async ({ beneficiaryId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act);
      transaction.delete(claimKitOf(firestore, uid, beneficiaryId));
    });
    services.log.log('info', 'claim-kit-revoked', { uid });
    return {};
  },
});
