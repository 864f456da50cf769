/**
 * The rehearsal: the same machine and the same policy over made-up things, told a time that leaps from step to step. It asks
 * the owner on their own channels and, if they agreed, their contacts; what it gives reaches nobody. Once everything was
 * given, the verification that counts is told, which can be armed then.
 */
import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import {
  lifeVerificationRehearse,
  lifeVerificationUndoRehearsal,
} from '#shared/callables/lifeVerification.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { rehearsalClock } from '#shared/legacy/machineClock.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { newLife } from '#shared/lifeVerification/newLife.ts';
import {
  beneficiaryIdSchema,
  type TrustedContact,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { FEWEST_CONTACTS, releaseStages } from '#shared/lifeVerification/policy.ts';
import { ableContacts, missingInAgreement } from '#shared/lifeVerification/readiness.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { agreementPeople, peopleOf } from '../peopleDocuments/index.ts';
import type { Services } from '../services.ts';
import { actAsOwner } from './actAsOwner.ts';
import { readContact } from './asks.ts';
import { EFFECTS } from './effectRows.ts';
import { feed, holdForFeeding, readVerification } from './feed.ts';
import { goOn } from './goOnRehearsing.ts';
import { verificationOf } from './verificationDocument.ts';

export const rehearse = defineHandler(lifeVerificationRehearse, {
  access: 'user',
  limit: { calls: 10, within: 24 * 60 * 60_000 },
  run: async ({ withContacts }, { caller, services }) => {
    const { uid } = caller;
    await actAsOwner(services, uid, async (transaction, real) => {
      const { contacts } = agreementPeople(await peopleOf(services.firestore, uid, transaction), null);
      const earlier = await readVerification(transaction, services, uid, 'rehearsal');
      if (earlier && earlier.document.life.state.is !== 'released') return;
      const taking = withContacts ? ableContacts(contacts) : [];
      const life = madeUpLife(real.document.life, taking, services.clock.now());
      const missing = missingInAgreement(life);
      if (missing[0]) {
        const details = { missing: missing[0] };
        throw new Refusal('verification-not-ready', 'Something is missing before a rehearsal.', details);
      }
      await beginRehearsal(transaction, services, real.document, life);
    });
    await goOn(services, uid);
    return {};
  },
});

/** What was agreed, and people who are made up but for the contacts who take part. */
function madeUpLife(
  { policy, channels }: LifeVerification,
  taking: readonly TrustedContact[],
  now: number,
): LifeVerification {
  const withoutBeneficiaries = taking.map((contact) => ({ ...contact, isBeneficiary: false }));
  const contacts =
    taking.length >= FEWEST_CONTACTS
      ? withoutBeneficiaries
      : Array.from({ length: FEWEST_CONTACTS }, () => ({
          id: trustedContactIdSchema.parse(randomUUID()),
          hasAccepted: true,
          isBeneficiary: false,
        }));
  const attainable = { ...policy, quorum: Math.min(policy.quorum, contacts.length) };
  const recipients = [{ id: beneficiaryIdSchema.parse(randomUUID()), stages: [...releaseStages] }];
  return { ...newLife({ policy: attainable, channels, contacts, recipients }, now), isRehearsed: true };
}

async function beginRehearsal(
  transaction: Transaction,
  services: Services,
  real: LifeVerificationDocument,
  life: LifeVerification,
): Promise<void> {
  const begun: LifeVerificationDocument = {
    ...real,
    name: 'rehearsal',
    run: randomUUID(),
    linksFromRound: 0,
    clock: rehearsalClock(services.clock.now()),
    life,
  };
  const armed = await holdForFeeding(transaction, services, begun);
  feed(transaction, services, armed, { is: 'arm' }, real.ownerId, armed.document.clock?.movedAt);
}

/** More than one rehearsal makes; what is left is of a run that is over, and does nothing. */
const MOST_ROWS = 400;

export const undoRehearsal = defineHandler(lifeVerificationUndoRehearsal, {
  access: 'user',
  servesEveryVersion: true,
  run: async (_input, { caller: { uid }, services }) => {
    const { firestore } = services;
    await firestore.runTransaction(async (transaction) => {
      const record = verificationOf(firestore, uid, 'rehearsal');
      const rows = await transaction.get(
        firestore.collection(`users/${uid}/${EFFECTS}`).where('name', '==', 'rehearsal').limit(MOST_ROWS),
      );
      const { contacts } = await peopleOf(firestore, uid, transaction);
      const asked = [];
      for (const { id } of contacts) asked.push(await readContact(transaction, services, uid, id));
      for (const { ref } of rows.docs) transaction.delete(ref);
      for (const contact of asked) {
        if (contact?.role?.ask?.isRehearsal) transaction.update(contact.role.reference, { ask: null });
      }
      transaction.delete(record);
    });
    return {};
  },
});
