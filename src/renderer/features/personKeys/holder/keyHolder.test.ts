/** The whole road in the browsers of two contacts and a beneficiary, from their own passphrases to a read item. */
import { expect, test } from 'vitest';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { printClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { makeGrant, type NewGrant } from '#shared/legacy/keys/makeGrant.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import { trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { toBase64Url } from '#shared/vault/encoding.ts';
import { vaultItemIdSchema } from '#shared/vault/ids.ts';
import { expectDone, madeAt, makeOwner, newBeneficiaryId } from '#tests/support/legacy/makeRelease.ts';
import { freeArgon2id, newItemId, sealNote } from '#tests/support/vault/makeVault.ts';
import { createKeyHolder } from './keyHolder.ts';

const phrase = 'nine herons over the quiet lake';

/** Somebody with a key, opened in a holder of their own as their page does. */
async function makePerson(name: string) {
  const personId: UserId = userIdSchema.parse(name);
  const holder = createKeyHolder(freeArgon2id);
  const { publicKey, box, recoveryCode } = expectDone(await holder.create(personId, phrase));
  const whose = { personId, box };
  expectDone(await holder.open(whose, { way: 'passphrase', phrase }));
  const contactId = trustedContactIdSchema.parse(crypto.randomUUID());
  return { holder, publicKey, whose, recoveryCode, contactId };
}

const { owner, vault } = await makeOwner();
const beneficiaryId = newBeneficiaryId();
const [leo, ana, ben] = await Promise.all([makePerson('leo'), makePerson('ana'), makePerson('ben')]);
const ownerSigningKey = toBase64Url(owner.signingPublicKey);
const { ownerId } = owner;

async function grantTo(recipient: NewGrant['recipient']) {
  const contacts = [ana, ben].map(({ contactId, publicKey }) => ({
    contactId,
    publicKey: publicKeySchema.parse(publicKey),
  }));
  const lock = { kind: 'shares', needed: 2, contacts } as const;
  const made = expectDone(await makeGrant(owner, { beneficiaryId, number: 1, madeAt, recipient, lock }));
  return { made, grant: JSON.stringify(made.document) };
}

const resealBy = ({ holder, contactId }: typeof ana, grant: string, signedWith = ownerSigningKey) =>
  holder.reseal([{ ownerId, beneficiaryId, contactId, grant, ownerSigningKey: signedWith }]);

async function resealAll(grant: string): Promise<string[]> {
  const resealed = await Promise.all([ana, ben].map((contact) => resealBy(contact, grant)));
  return resealed.flatMap(({ shares }) => shares.map(({ sealed }) => sealed));
}

const toLeo = { kind: 'account', publicKey: publicKeySchema.parse(leo.publicKey) } as const;

async function sealedItem(made: Awaited<ReturnType<typeof grantTo>>['made']) {
  const itemId = newItemId();
  const sealed = await sealNote(vault, 'The key is under the rose', { itemId });
  const vaultItemId = vaultItemIdSchema.parse(itemId);
  const key = expectDone(await wrapItemKey(vault, made.release, { itemId: vaultItemId, key: sealed.key }));
  const { vaultId } = vault;
  const { kind, version } = sealed;
  return { vaultId, vaultItemId, wrapped: JSON.stringify(key), kind, version, sealed: sealed.sealed };
}

test('with the parts of two contacts the beneficiary reads what was sealed for them', async () => {
  const { made, grant } = await grantTo(toLeo);
  const shares = await resealAll(grant);
  const received = { ownerId, beneficiaryId, ownerSigningKey, grant, shares, timeLockPart: null };
  expect(await leo.holder.openRelease(received)).toEqual({ ok: true, wrongShares: [] });
  const item = await sealedItem(made);
  const { items, refused } = await leo.holder.openItems([item]);
  expect(refused).toEqual([]);
  expect(items).toMatchObject([
    { state: 'kept', content: { kind: 'note', title: 'The key is under the rose' } },
  ]);
  const altered = { ...item, wrapped: (await sealedItem(made)).wrapped };
  expect(await leo.holder.openItems([altered, item])).toMatchObject({
    items: [{}],
    refused: [{ vaultItemId: item.vaultItemId }],
  });
});

test('one contact is not enough, and it is said how many are', async () => {
  const { grant } = await grantTo(toLeo);
  const [one] = await resealAll(grant);
  const received = {
    ownerId,
    beneficiaryId,
    ownerSigningKey,
    grant,
    shares: [one ?? ''],
    timeLockPart: null,
  };
  expect(await leo.holder.openRelease(received)).toMatchObject({
    ok: false,
    problem: { is: 'too-few-shares', needed: 2 },
  });
});

test('a page of paper opens in the place of an account', async () => {
  const { made, grant } = await grantTo({ kind: 'kit', partA: null });
  if (!made.kitPartA) throw new Error('A kit was expected');
  const shares = await resealAll(grant);
  const received = { ownerId, beneficiaryId, ownerSigningKey, grant, shares, timeLockPart: null };
  const holder = createKeyHolder(freeArgon2id);
  const { text } = printClaimKit(made.kitPartA);
  expect(await holder.openReleaseWithKit(text.toUpperCase(), received)).toMatchObject({ ok: true });
  expect(await holder.openReleaseWithKit(`${text}q`, received)).toMatchObject({
    problem: { is: 'mistyped' },
  });
});

test('nothing is opened of a grant that the pinned key did not sign', async () => {
  const { grant } = await grantTo(toLeo);
  const another = toBase64Url((await makeOwner()).owner.signingPublicKey);
  const refused = { shares: [], problems: [{ is: 'not-signed-by-owner', what: 'grant' }] };
  expect(await resealBy(ana, grant, another)).toEqual(refused);
  expect(await resealBy(ana, grant, '')).toEqual(refused);
});

test('a new phrase and a new code open the same key, and the former ones do not', async () => {
  const person = await makePerson('iris');
  const { holder, whose, publicKey } = person;
  const next = 'eleven lanterns in the orchard';
  const secret = { way: 'passphrase', phrase } as const;
  const box = expectDone(await holder.changePassphrase(whose, secret, next));
  const changed = { ...whose, box };
  expect(expectDone(await holder.open(changed, { way: 'passphrase', phrase: next })).publicKey).toBe(
    publicKey,
  );
  expect(await holder.open(changed, secret)).toMatchObject({ ok: false });
  const byCode = { way: 'recovery', recoveryCode: person.recoveryCode } as const;
  expect(expectDone(await holder.open(changed, byCode)).publicKey).toBe(publicKey);
  const replaced = expectDone(await holder.replaceRecoveryCode(changed, { way: 'passphrase', phrase: next }));
  const newest = { ...whose, box: replaced.box };
  expect(await holder.open(newest, byCode)).toMatchObject({ ok: false });
});
