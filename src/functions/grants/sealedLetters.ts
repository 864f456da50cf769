/**
 * Letters that only one person can open, and the owner's copies of the release keys that they are sealed under. When somebody is
 * taken off, both stay for a while: taking it back must not have cost the owner a letter.
 */
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { grantsSaveLetters } from '#shared/callables/locks.ts';
import { type ReleaseContentDocument, SEALED_LETTER_LIMIT } from '#shared/legacy/lockDocuments.ts';
import { TRASH_RETENTION } from '#shared/limits.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { feedOwnerAct, readOwnerAct, withPerson } from '../lifeVerification/index.ts';
import {
  beneficiariesOf,
  grantFrom,
  grantOf,
  readLetters,
  readSubject,
  releaseContentsOf,
  type Subject,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';

const DOCUMENTS_AT_ONCE = 400;

const copiesOf = (firestore: Firestore, uid: string) => firestore.collection(`users/${uid}/releaseCopies`);
const remainsOf = (firestore: Firestore, uid: string, beneficiaryId: string) =>
  firestore.doc(`users/${uid}/grantRemains/${beneficiaryId}`);

export function releaseCopyOf(
  firestore: Firestore,
  uid: string,
  { beneficiaryId, number }: { readonly beneficiaryId: string; readonly number: number },
) {
  return copiesOf(firestore, uid).doc(`${beneficiaryId}.${number}`);
}

type Letter = z.output<typeof grantsSaveLetters.input>['letters'][number];

/** A later version, or the same text sealed anew under a later lock. */
function isNext({ version, sealed }: Letter, number: number, stored: ReleaseContentDocument | undefined) {
  if (!stored || version > stored.version) return true;
  if (version < stored.version) return false;
  return number > stored.number || sealed === stored.sealed;
}

/** A sign of life where there is a letter more, or less: the others a page seals anew by itself when the lock was replaced. */
export const saveLetters = defineHandler(grantsSaveLetters, {
  access: 'user',
  limit: { calls: 2_000, within: 24 * 60 * 60_000 },
  run: async ({ beneficiaryId, number, letters, dropped }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    await firestore.runTransaction(async (transaction) => {
      const grant = grantFrom(await transaction.get(grantOf(firestore, uid, beneficiaryId)));
      const subject = await readSubject(transaction, firestore, uid, {
        role: 'beneficiary',
        subjectId: beneficiaryId,
      });
      const stored = await readLetters(firestore, uid, beneficiaryId, transaction);
      const before = new Map(stored.map((letter) => [letter.contentId, letter]));
      const isBasedOnNow = letters.every((letter) => isNext(letter, number, before.get(letter.contentId)));
      if (grant?.number !== number || !isBasedOnNow) {
        throw new Refusal(
          'conflict',
          'This letter or its lock was changed in the meantime. Reload the page.',
        );
      }
      const left = new Set([...before.keys(), ...letters.map(({ contentId }) => contentId)]);
      for (const contentId of dropped) left.delete(contentId);
      if (left.size > SEALED_LETTER_LIMIT) {
        throw new Refusal('invalid-input', 'letters: there are too many', { field: 'letters' });
      }
      await noteCount(transaction, services, uid, { subject, sealedLetterCount: left.size });
      const savedAt = Timestamp.fromMillis(clock.now());
      const letterOf = (contentId: string) =>
        releaseContentsOf(firestore, uid).doc(`${beneficiaryId}.${contentId}`);
      for (const letter of letters) {
        if (!left.has(letter.contentId)) continue;
        transaction.set(letterOf(letter.contentId), { beneficiaryId, number, ...letter, savedAt });
      }
      for (const contentId of dropped) transaction.delete(letterOf(contentId));
    });
    return {};
  },
});

interface Counted {
  readonly subject: Subject;
  readonly sealedLetterCount: number;
}

/** Letters come with the vault's stage, also to who is left nothing else of it. Reads, then writes. */
async function noteCount(
  transaction: Transaction,
  services: Services,
  uid: string,
  { subject, sealedLetterCount }: Counted,
): Promise<void> {
  if (subject.role !== 'beneficiary' || subject.person.sealedLetterCount === sealedLetterCount) return;
  const act = await readOwnerAct(transaction, services, uid);
  const changed = { ...subject.person, sealedLetterCount };
  feedOwnerAct(transaction, services, act, {
    change: (people) => ({ ...people, beneficiaries: withPerson(people.beneficiaries, changed) }),
  });
  transaction.update(subject.reference, { sealedLetterCount });
}

/** With the lock of somebody who is taken off. Writes only. */
export function noteRemains(
  transaction: Transaction,
  { firestore, clock }: Services,
  uid: string,
  beneficiaryId: string,
): void {
  transaction.set(remainsOf(firestore, uid, beneficiaryId), {
    eraseAt: Timestamp.fromMillis(clock.now() + TRASH_RETENTION),
  });
}

/** Of who was named again meanwhile, everything stays. */
async function eraseRemainsOf({ firestore }: Services, uid: string, beneficiaryId: string): Promise<void> {
  const person = await beneficiariesOf(firestore, uid).doc(beneficiaryId).get();
  const found = person.exists
    ? []
    : await Promise.all(
        [copiesOf(firestore, uid), releaseContentsOf(firestore, uid)].map((collection) =>
          collection.where('beneficiaryId', '==', beneficiaryId).get(),
        ),
      );
  const leftover = found.flatMap(({ docs }) => docs);
  for (let start = 0; start < leftover.length; start += DOCUMENTS_AT_ONCE) {
    const batch = firestore.batch();
    for (const { ref } of leftover.slice(start, start + DOCUMENTS_AT_ONCE)) batch.delete(ref);
    await batch.commit();
  }
  await remainsOf(firestore, uid, beneficiaryId).delete();
}

export const eraseRemains = defineJob({
  name: 'grants-eraseRemains',
  erases: true,
  expression: '41 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('grantRemains')
      .where('eraseAt', '<=', Timestamp.fromMillis(now))
      .orderBy('eraseAt'),
  process: (services, subject) => eraseRemainsOf(services, ownerOf(subject), subject.id),
});
