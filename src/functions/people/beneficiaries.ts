/** Whom an owner names, and what each is to receive (shared/callables/beneficiaries.ts). */
import { isDeepStrictEqual } from 'node:util';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import {
  beneficiariesGrant,
  beneficiariesRemove,
  beneficiariesSave,
} from '#shared/callables/beneficiaries.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import {
  BENEFICIARY_LIMIT,
  type Beneficiary,
  type BeneficiaryWords,
  beneficiaryWordsSchema,
} from '#shared/legacy/beneficiary.ts';
import { type BequeathedThing, thingKey } from '#shared/legacy/wish.ts';
import { Refusal } from '../errors.ts';
import { readGrantRemoval, sweepLeftovers } from '../grants/index.ts';
import { defineHandler } from '../handler.ts';
import { readStanding, withdraw } from '../invitations/index.ts';
import { readStorageAccount } from '../library/index.ts';
import { feedOwnerAct, readOwnerAct, withPerson } from '../lifeVerification/index.ts';
import {
  beneficiariesOf,
  beneficiaryFrom,
  endRole,
  type People,
  subjectNotFound,
} from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { changedSince, isAddressChanged, uninvited } from './changedWords.ts';
import { assertAreThere } from './wishedThings.ts';

/** Throws Refusal `beneficiary-limit-reached`. Whoever has more since they changed plan keeps them all. */
async function assertRoom(transaction: Transaction, { firestore }: Services, uid: string): Promise<void> {
  const { plan } = await readStorageAccount(transaction, firestore, uid);
  const beneficiaryLimit = Math.min(plan.beneficiaryLimit ?? BENEFICIARY_LIMIT, BENEFICIARY_LIMIT);
  const named = await transaction.get(beneficiariesOf(firestore, uid).limit(beneficiaryLimit).select());
  if (named.size < beneficiaryLimit) return;
  const people = beneficiaryLimit === 1 ? '1 person' : `${beneficiaryLimit} people`;
  throw new Refusal('beneficiary-limit-reached', `The ${plan.name} plan holds ${people}.`, {
    beneficiaryLimit,
  });
}

export const save = defineHandler(beneficiariesSave, {
  access: 'user',
  run: async ({ beneficiaryId, basedOn, words }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const reference = beneficiariesOf(firestore, uid).doc(beneficiaryId);
    const revision = await firestore.runTransaction(async (transaction) => {
      const stored = beneficiaryFrom(await transaction.get(reference));
      if (!stored && basedOn > 0) throw subjectNotFound({ role: 'beneficiary' });
      if (stored && stored.revision === basedOn + 1 && hasWords(stored, words)) return stored.revision;
      if (stored && stored.revision !== basedOn) throw changedSince(stored.revision);
      if (!stored) await assertRoom(transaction, services, uid);
      await assertAreThere(transaction, firestore, uid, newPictures(words, stored));
      const invitee = { role: 'beneficiary', subjectId: beneficiaryId } as const;
      const standing = await readStanding(transaction, firestore, uid, invitee);
      const act = await readOwnerAct(transaction, services, uid);
      const saved = merge(stored, words, { id: beneficiaryId, uid, revision: basedOn + 1, now: clock.now() });
      feedOwnerAct(transaction, services, act, { change: (people) => withBeneficiaries(people, [saved]) });
      if (stored && isUninvited(stored, words)) withdraw(transaction, standing);
      const { id: _id, ...fields } = saved;
      transaction.set(reference, fields);
      return saved.revision;
    });
    return { revision };
  },
});

function hasWords(stored: Beneficiary, words: BeneficiaryWords): boolean {
  return isDeepStrictEqual(beneficiaryWordsSchema.parse(stored), words);
}

/** Those that stood there before may have been erased since: that is nobody's fault. */
function newPictures(
  { photoItemId, message }: BeneficiaryWords,
  stored: Beneficiary | null,
): BequeathedThing[] {
  const known = [stored?.photoItemId, stored?.message.mediaItemId];
  return [photoItemId, message.mediaItemId]
    .filter((id) => id !== null)
    .filter((id) => !known.includes(id))
    .map((mediaItemId) => ({ is: 'media-item', mediaItemId }));
}

/** A link at an address that is not theirs, or for who is to hear nothing, opens nothing. */
function isUninvited(stored: Beneficiary, words: BeneficiaryWords): boolean {
  return !words.knowsNow || isAddressChanged(stored, words);
}

interface Saving {
  readonly id: Beneficiary['id'];
  readonly uid: string;
  readonly revision: number;
  /** Milliseconds. */
  readonly now: number;
}

function merge(
  stored: Beneficiary | null,
  words: BeneficiaryWords,
  { id, uid, revision, now }: Saving,
): Beneficiary {
  if (stored) {
    const invitation = isUninvited(stored, words) ? uninvited(stored.invitation) : stored.invitation;
    return { ...stored, ...words, invitation, revision, updatedAt: new Date(now) };
  }
  return {
    ...words,
    id,
    ownerId: userIdSchema.parse(uid),
    wishes: [],
    invitation: { is: 'none' },
    pinnedKey: null,
    lastGeneration: 0,
    isKeyCompared: false,
    sealedLetterCount: 0,
    revision,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
}

function withBeneficiaries(people: People, changed: readonly Beneficiary[]): People {
  return { ...people, beneficiaries: changed.reduce(withPerson, people.beneficiaries) };
}

type Outcome = CallableOutput<typeof beneficiariesGrant>['people'][number];

export const grant = defineHandler(beneficiariesGrant, {
  access: 'user',
  run: async ({ people: asked }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    return firestore.runTransaction(async (transaction) => {
      const stored = await transaction.getAll(
        ...asked.map(({ beneficiaryId }) => beneficiariesOf(firestore, uid).doc(beneficiaryId)),
      );
      const changed: Beneficiary[] = [];
      const added: BequeathedThing[] = [];
      const people = asked.map(({ beneficiaryId, basedOn, wishes }, index): Outcome => {
        const snapshot = stored[index];
        const person = snapshot && beneficiaryFrom(snapshot);
        if (!person) return { beneficiaryId, outcome: 'gone' };
        if (person.revision === basedOn + 1 && isDeepStrictEqual(person.wishes, wishes)) {
          return { beneficiaryId, outcome: 'saved', revision: person.revision };
        }
        if (person.revision !== basedOn) {
          return { beneficiaryId, outcome: 'conflict', revision: person.revision };
        }
        const known = new Set(person.wishes.map(({ thing }) => thingKey(thing)));
        added.push(...wishes.map(({ thing }) => thing).filter((thing) => !known.has(thingKey(thing))));
        changed.push({ ...person, wishes, revision: basedOn + 1 });
        return { beneficiaryId, outcome: 'saved', revision: basedOn + 1 };
      });
      if (changed.length === 0) return { people };
      await assertAreThere(transaction, firestore, uid, added);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act, { change: (before) => withBeneficiaries(before, changed) });
      const updatedAt = Timestamp.fromMillis(clock.now());
      for (const { id, wishes, revision } of changed) {
        transaction.update(beneficiariesOf(firestore, uid).doc(id), { wishes, revision, updatedAt });
      }
      return { people };
    });
  },
});

export const remove = defineHandler(beneficiariesRemove, {
  access: 'user',
  run: async ({ beneficiaryId }, { caller: { uid }, services }) => {
    const { firestore } = services;
    const reference = beneficiariesOf(firestore, uid).doc(beneficiaryId);
    await firestore.runTransaction(async (transaction) => {
      const person = beneficiaryFrom(await transaction.get(reference));
      if (!person) return;
      const subject = { role: 'beneficiary', person, reference } as const;
      const invitee = { role: 'beneficiary', subjectId: beneficiaryId } as const;
      const standing = await readStanding(transaction, firestore, uid, invitee);
      const removeGrant = await readGrantRemoval(transaction, services, uid, beneficiaryId);
      const act = await readOwnerAct(transaction, services, uid);
      feedOwnerAct(transaction, services, act, {
        change: (people) => ({
          ...people,
          beneficiaries: people.beneficiaries.filter(({ id }) => id !== beneficiaryId),
        }),
      });
      withdraw(transaction, standing);
      endRole(transaction, firestore, subject);
      removeGrant();
      transaction.delete(reference);
    });
    services.log.log('info', 'beneficiary-removed', { uid });
    await sweepLeftovers(services, uid, beneficiaryId);
    return {};
  },
});
