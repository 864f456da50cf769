/** An owner, a beneficiary and contacts to test with, whose passphrases cost nothing. */
import { userIdSchema } from '#shared/domain/ids.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import { type MadeGrant, makeGrant, type NewGrant } from '#shared/legacy/keys/makeGrant.ts';
import type { OpenPerson } from '#shared/legacy/keys/openPersonKeys.ts';
import { createOwnerKeys, type OpenOwner } from '#shared/legacy/keys/ownerKeys.ts';
import type { LegacyProblem, LegacyResult } from '#shared/legacy/keys/problems.ts';
import { type ResealedShareText, resealShare } from '#shared/legacy/keys/shares.ts';
import {
  type ExpectedGrant,
  type SeenGrant,
  type VerifiedGrant,
  verifyGrant,
} from '#shared/legacy/keys/verifyGrant.ts';
import {
  beneficiaryIdSchema,
  type TrustedContactId,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { freeArgon2id, makeVault } from '#tests/support/vault/makeVault.ts';

/** Of the vault's parts too: its problems are among these. */
export function expectDone<Value>(result: LegacyResult<Value>): Value {
  if (!result.ok) throw new Error(`Expected to succeed: ${JSON.stringify(result.problem)}`);
  return result.value;
}

/** Null when there is none. */
export function refusalOf(result: LegacyResult<unknown>): LegacyProblem | null {
  return result.ok ? null : result.problem;
}

export const personPhrase = 'nine herons over the quiet lake';

export async function makePerson(name: string): Promise<OpenPerson> {
  const created = await createPersonKeys({
    personId: userIdSchema.parse(name),
    phrase: personPhrase,
    argon2id: freeArgon2id,
  });
  return expectDone(created).person;
}

export interface Contact {
  readonly contactId: TrustedContactId;
  readonly person: OpenPerson;
}

export async function makeContact(name: string): Promise<Contact> {
  const contactId = trustedContactIdSchema.parse(crypto.randomUUID());
  return { contactId, person: await makePerson(name) };
}

export const newBeneficiaryId = () => beneficiaryIdSchema.parse(crypto.randomUUID());
export const madeAt = '2026-11-22T12:00:00.000Z';

export const sharedBy = (needed: number, contacts: readonly Contact[]): NewGrant['lock'] => ({
  kind: 'shares',
  needed,
  contacts: contacts.map(({ contactId, person }) => ({ contactId, publicKey: person.publicKey })),
});

export async function makeOwner() {
  const { vault } = await makeVault();
  return { vault, ...(await createOwnerKeys(vault)) };
}

/** Rose, who grants something to Leo with the help of two of Ana, Ben and Cleo. */
export async function makePeople() {
  const [{ owner, vault }, leo, ana, ben, cleo] = await Promise.all([
    makeOwner(),
    makePerson('leo'),
    makeContact('ana'),
    makeContact('ben'),
    makeContact('cleo'),
  ]);
  const contacts = [ana, ben, cleo];
  const beneficiaryId = newBeneficiaryId();
  const grantTo = async (order: Partial<NewGrant> = {}): Promise<MadeGrant> =>
    expectDone(
      await makeGrant(owner, {
        beneficiaryId,
        number: 1,
        madeAt,
        recipient: { kind: 'account', publicKey: leo.publicKey },
        lock: sharedBy(2, contacts),
        ...order,
      }),
    );
  const expected = (seen: SeenGrant | null = null): ExpectedGrant => ({
    ownerId: owner.ownerId,
    beneficiaryId,
    signingPublicKey: owner.signingPublicKey,
    seen,
  });
  const verify = async (made: MadeGrant): Promise<VerifiedGrant> =>
    expectDone(await verifyGrant(made.document, expected()));
  return { owner, vault, leo, ana, ben, cleo, contacts, beneficiaryId, grantTo, expected, verify };
}

export function signedBy(owner: OpenOwner, people: Awaited<ReturnType<typeof makePeople>>): ExpectedGrant {
  return { ...people.expected(), signingPublicKey: owner.signingPublicKey };
}

export async function reseal(verified: VerifiedGrant, ...contacts: Contact[]): Promise<ResealedShareText[]> {
  return await Promise.all(
    contacts.map(async ({ contactId, person }) => expectDone(await resealShare(person, contactId, verified))),
  );
}
