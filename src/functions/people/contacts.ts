/** Whom an owner trusts to say whether they live (shared/callables/trustedContacts.ts). */
import { isDeepStrictEqual } from 'node:util';
import { Timestamp } from 'firebase-admin/firestore';
import { trustedContactsRemove, trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import {
  CONTACT_LIMIT,
  type TrustedContactDocument,
  type TrustedContactWords,
  trustedContactWordsSchema,
} from '#shared/legacy/trustedContact.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { readStanding, withdraw } from '../invitations/index.ts';
import { defineJob, ownerOf } from '../jobs/index.ts';
import { readStorageAccount } from '../library/index.ts';
import { feedOwnerAct, readOwnerAct, readVerification, withPerson } from '../lifeVerification/index.ts';
import {
  beneficiariesOf,
  contactFrom,
  contactsOf,
  endRole,
  stays,
  subjectNotFound,
} from '../peopleDocuments/index.ts';
import { changedSince, isAddressChanged, uninvited } from './changedWords.ts';

export const save = defineHandler(trustedContactsSave, {
  access: 'user',
  run: async ({ contactId, basedOn, words }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const reference = contactsOf(firestore, uid).doc(contactId);
    const revision = await firestore.runTransaction(async (transaction) => {
      const stored = contactFrom(await transaction.get(reference));
      if (!stored && basedOn > 0) throw subjectNotFound({ role: 'trusted-contact' });
      if (stored && stored.revision === basedOn + 1 && hasWords(stored, words)) return stored.revision;
      if (stored && stored.revision !== basedOn) throw changedSince(stored.revision);
      if (!stored) {
        await readStorageAccount(transaction, firestore, uid);
        const named = await transaction.get(contactsOf(firestore, uid).limit(CONTACT_LIMIT).select());
        if (named.size >= CONTACT_LIMIT) {
          throw new Refusal('contact-limit-reached', `There is room for ${CONTACT_LIMIT} contacts.`, {
            contactLimit: CONTACT_LIMIT,
          });
        }
      }
      const { beneficiaryId } = words;
      if (beneficiaryId !== null && beneficiaryId !== stored?.beneficiaryId) {
        const named = await transaction.get(beneficiariesOf(firestore, uid).doc(beneficiaryId));
        if (!named.exists) throw subjectNotFound({ role: 'beneficiary' });
      }
      const invitee = { role: 'trusted-contact', subjectId: contactId } as const;
      const standing = await readStanding(transaction, firestore, uid, invitee);
      const act = await readOwnerAct(transaction, services, uid);
      const saved = merge(stored, words, { id: contactId, uid, revision: basedOn + 1, now: clock.now() });
      feedOwnerAct(transaction, services, act, {
        isAboutContacts: true,
        change: (people) => ({ ...people, contacts: withPerson(people.contacts, saved) }),
      });
      if (stored && isAddressChanged(stored, words)) withdraw(transaction, standing);
      const { id: _id, ...fields } = saved;
      transaction.set(reference, fields);
      return saved.revision;
    });
    return { revision };
  },
});

/** Changing somebody who was to go is a change of mind: they stay. */
function hasWords(stored: TrustedContactDocument, words: TrustedContactWords): boolean {
  return stored.leavesAt === null && isDeepStrictEqual(trustedContactWordsSchema.parse(stored), words);
}

interface Saving {
  readonly id: TrustedContactDocument['id'];
  readonly uid: string;
  readonly revision: number;
  /** Milliseconds. */
  readonly now: number;
}

function merge(
  stored: TrustedContactDocument | null,
  words: TrustedContactWords,
  { id, uid, revision, now }: Saving,
): TrustedContactDocument {
  if (stored) {
    const invitation = isAddressChanged(stored, words) ? uninvited(stored.invitation) : stored.invitation;
    return { ...stored, ...words, invitation, leavesAt: null, revision, updatedAt: new Date(now) };
  }
  return {
    ...words,
    id,
    ownerId: userIdSchema.parse(uid),
    invitation: { is: 'none' },
    pinnedKey: null,
    lastGeneration: 0,
    isKeyCompared: false,
    leavesAt: null,
    revision,
    createdAt: new Date(now),
    updatedAt: new Date(now),
  };
}

export const remove = defineHandler(trustedContactsRemove, {
  access: 'user',
  run: async ({ contactId }, { caller: { uid }, services }) => {
    const { firestore, clock } = services;
    const reference = contactsOf(firestore, uid).doc(contactId);
    const heldUntil = await firestore.runTransaction(async (transaction) => {
      const person = contactFrom(await transaction.get(reference));
      if (!person) return null;
      const invitee = { role: 'trusted-contact', subjectId: contactId } as const;
      const standing = await readStanding(transaction, firestore, uid, invitee);
      const act = await readOwnerAct(transaction, services, uid);
      const life = feedOwnerAct(transaction, services, act, {
        isAboutContacts: true,
        change: (people) => ({
          ...people,
          contacts: people.contacts.filter(({ id }) => id !== contactId),
        }),
      });
      const leavesAt = endOfHold(life, contactId, clock.now());
      if (leavesAt !== null) {
        transaction.update(reference, { leavesAt: Timestamp.fromMillis(leavesAt) });
        return leavesAt;
      }
      withdraw(transaction, standing);
      endRole(transaction, firestore, { role: 'trusted-contact', person, reference });
      transaction.delete(reference);
      return null;
    });
    services.log.log('info', 'contact-removed', { uid, isHeld: heldUntil !== null });
    return { heldUntil };
  },
});

const DAY = 24 * 60 * 60_000;

/** When a verification lets go of them, in milliseconds; null where it knows nothing of them any more. */
function endOfHold(life: LifeVerification | null, contactId: string, now: number): number | null {
  if (!life?.contacts.some(({ id }) => id === contactId)) return null;
  // Standing, it is looked at again in a day.
  return life.hold?.term.is === 'running' ? life.hold.term.endsAt : now + DAY;
}

/** A contact whose hold is over goes; one whose owner dropped the change stays. */
export const finishRemovals = defineJob({
  name: 'trustedContacts-finishRemovals',
  expression: '31 * * * *',
  due: ({ firestore }, now) =>
    firestore
      .collectionGroup('trustedContacts')
      .where('leavesAt', '<=', Timestamp.fromMillis(now))
      .orderBy('leavesAt'),
  process: async (services, subject) => {
    const { firestore, clock } = services;
    const uid = ownerOf(subject);
    await firestore.runTransaction(async (transaction) => {
      const person = contactFrom(await transaction.get(subject.ref));
      if (!person || person.leavesAt === null || person.leavesAt.getTime() > clock.now()) return;
      const life = (await readVerification(transaction, services, uid))?.document.life ?? null;
      if (stays(person, life)) {
        transaction.update(subject.ref, { leavesAt: null });
        return;
      }
      const leavesAt = endOfHold(life, person.id, clock.now());
      if (leavesAt !== null) {
        // Longer than it was to be, or not looked at yet.
        transaction.update(subject.ref, {
          leavesAt: Timestamp.fromMillis(Math.max(leavesAt, clock.now() + HOUR)),
        });
        return;
      }
      const invitee = { role: 'trusted-contact', subjectId: person.id } as const;
      const standing = await readStanding(transaction, firestore, uid, invitee);
      withdraw(transaction, standing);
      endRole(transaction, firestore, { role: 'trusted-contact', person, reference: subject.ref });
      transaction.delete(subject.ref);
    });
  },
});

const HOUR = 60 * 60_000;
