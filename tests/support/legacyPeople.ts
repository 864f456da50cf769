/** People who name each other, asked for by their callables without a browser: accounts, invitations, keys. */
import { randomBytes, randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import type { z } from 'zod';
import { beneficiariesSave } from '#shared/callables/beneficiaries.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { type Invitee, invitationsAccept, invitationsSend } from '#shared/callables/invitations.ts';
import { personKeysCreate } from '#shared/callables/legacyKeys.ts';
import { trustedContactsSave } from '#shared/callables/trustedContacts.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import {
  type BeneficiaryId,
  beneficiaryIdSchema,
  type TrustedContactId,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import type { Services } from '../../src/functions/services.ts';
import { callableNamed } from './catalogue.ts';

export interface Somebody {
  readonly uid: string;
  readonly email: string;
  call<I extends z.ZodType, O extends z.ZodType>(
    contract: CallableContract<I, O>,
    input: z.input<I>,
    claims?: Readonly<Record<string, unknown>>,
  ): Promise<z.output<O>>;
}

/** A person with an account and a profile, signed in just now. */
export async function makeSomebody(
  services: Services,
  more: Readonly<Record<string, unknown>> = {},
  { emailVerified = true }: { readonly emailVerified?: boolean } = {},
): Promise<Somebody> {
  const email = `${randomUUID()}@example.org`;
  const { uid } = await services.auth.createUser({ email, emailVerified });
  const now = Timestamp.fromMillis(services.clock.now());
  await services.firestore.doc(`users/${uid}`).set({
    ...newUserProfile('Rose Martin', email),
    createdAt: now,
    updatedAt: now,
    plan: 'Premium',
    ...more,
  });
  return {
    uid,
    email,
    async call(contract, input, claims = {}) {
      const auth_time = Math.floor(services.clock.now() / 1000);
      const caller = { uid, email, emailVerified, claims: { auth_time, ...claims } };
      return contract.output.parse(await callableNamed(contract.name).call(input, { services, caller }));
    },
  };
}

/** By nobody who is signed in. */
export async function callAsVisitor<I extends z.ZodType, O extends z.ZodType>(
  services: Services,
  contract: CallableContract<I, O>,
  input: z.input<I>,
  address = `visitor-${randomUUID()}`,
): Promise<z.output<O>> {
  const answer = await callableNamed(contract.name).call(input, { services, caller: null, address });
  return contract.output.parse(answer);
}

export const newBeneficiaryId = (): BeneficiaryId => beneficiaryIdSchema.parse(randomUUID());
export const newContactId = (): TrustedContactId => trustedContactIdSchema.parse(randomUUID());
/** As far as the server can tell. */
export const newPublicKey = () => randomBytes(65).toString('base64url');
export const someAddress = () => `${randomUUID()}@example.org`;

type Words = Partial<z.input<typeof beneficiariesSave.input>['words']>;

export async function nameBeneficiary(owner: Somebody, words: Words = {}): Promise<BeneficiaryId> {
  const beneficiaryId = newBeneficiaryId();
  await owner.call(beneficiariesSave, {
    beneficiaryId,
    basedOn: 0,
    words: { name: 'Jules', email: someAddress(), ...words },
  });
  return beneficiaryId;
}

export async function nameContact(owner: Somebody, words: Words = {}): Promise<TrustedContactId> {
  const contactId = newContactId();
  await owner.call(trustedContactsSave, {
    contactId,
    basedOn: 0,
    words: { name: 'Iris', email: someAddress(), ...words },
  });
  return contactId;
}

export const asBeneficiary = (subjectId: BeneficiaryId): Invitee => ({ role: 'beneficiary', subjectId });
export const asContact = (subjectId: TrustedContactId): Invitee => ({ role: 'trusted-contact', subjectId });

/** Texts of the mails of a purpose to an address, newest first. */
export async function mailsTo({ outbox }: Services, to: string, purpose: string): Promise<readonly string[]> {
  const isListed = (mail: { readonly recipient: string; readonly purpose: string }) =>
    mail.recipient === to.toLowerCase() && mail.purpose === purpose;
  const sent = await outbox?.list({ limit: 20, isListed });
  return Promise.all((sent ?? []).map(async ({ id }) => (await outbox?.read(id))?.text ?? ''));
}

/** Sends an invitation, and reads the secret as whoever opens the mail does. */
export async function invite(services: Services, owner: Somebody, invitee: Invitee): Promise<string> {
  const collection = invitee.role === 'beneficiary' ? 'beneficiaries' : 'trustedContacts';
  const document = services.firestore.doc(`users/${owner.uid}/${collection}/${invitee.subjectId}`);
  await owner.call(invitationsSend, { invitee });
  const to = String((await document.get()).get('email'));
  const [newest = ''] = await mailsTo(
    services,
    to,
    invitee.role === 'beneficiary' ? 'invitation-beneficiary' : 'invitation-contact',
  );
  const secret = /\/invitation#([A-Za-z0-9_-]{43})$/m.exec(newest)?.[1];
  expect(secret).toBeDefined();
  return secret ?? '';
}

export async function makeKeys(person: Somebody): Promise<{ publicKey: string; box: string }> {
  const keys = { publicKey: newPublicKey(), box: JSON.stringify({ sealed: randomUUID() }) };
  await person.call(personKeysCreate, keys);
  return keys;
}

/** Somebody new who has accepted. */
export async function accepted(services: Services, owner: Somebody, invitee: Invitee): Promise<Somebody> {
  const person = await makeSomebody(services);
  await makeKeys(person);
  await person.call(invitationsAccept, { secret: await invite(services, owner, invitee) });
  return person;
}
