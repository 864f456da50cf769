/** How a record begins, and whom it knows: read from what the owner has said of their people. */
import type { Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { userIdSchema } from '#shared/domain/ids.ts';
import { beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { stagesOf } from '#shared/legacy/wish.ts';
import type { Agreement, LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { usualPolicy } from '#shared/lifeVerification/policy.ts';
import type { Services } from '../services.ts';
import { contactsOf, withDates } from './verificationDocument.ts';

/** Until the owner names theirs. */
const FIRST_TIME_ZONE = 'UTC';

export async function beginVerification(
  transaction: Transaction,
  services: Services,
  uid: string,
): Promise<LifeVerificationDocument> {
  const people = await readPeople(transaction, services, uid);
  const now = services.clock.now();
  return {
    ownerId: userIdSchema.parse(uid),
    name: 'real',
    run: '',
    clock: null,
    linksFromRound: 0,
    life: newLife({ policy: usualPolicy(FIRST_TIME_ZONE), channels: [], ...people }, now),
    dueAt: null,
    updatedAt: new Date(now),
  };
}

export function newLife(agreement: Agreement, now: number): LifeVerification {
  return {
    ...agreement,
    isRehearsed: false,
    state: { is: 'draft' },
    given: [],
    round: 0,
    changes: 0,
    outagesCounted: now,
    hold: null,
    documentedCase: null,
  };
}

/** Contacts and recipients, as their own documents have them. */
export async function readPeople(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<Pick<Agreement, 'contacts' | 'recipients'>> {
  const contacts = await transaction.get(contactsOf(firestore, uid));
  const beneficiaries = await transaction.get(firestore.collection(`users/${uid}/beneficiaries`));
  return {
    contacts: contacts.docs
      .map((stored) => contactSchema.parse(withDates(stored.data())))
      .map(({ id, invitation, beneficiaryId }) => ({
        id,
        hasAccepted: invitation.is === 'accepted',
        isBeneficiary: beneficiaryId !== null,
      })),
    recipients: beneficiaries.docs
      .map((stored) => recipientSchema.parse(withDates(stored.data())))
      .map(({ id, wishes }) => ({ id, stages: [...stagesOf(wishes)] })),
  };
}

const contactSchema = z.object(trustedContactDocumentSchema.shape).pick({
  id: true,
  invitation: true,
  beneficiaryId: true,
});
const recipientSchema = z.object(beneficiarySchema.shape).pick({ id: true, wishes: true });

/** What will hold in the end: a change that waits for its day goes on with the next one. */
export function agreementInTheEnd({
  policy,
  channels,
  contacts,
  recipients,
  hold,
}: LifeVerification): Agreement {
  return { policy, channels, contacts, recipients, ...hold?.next };
}
