/**
 * The vectors of docs/legacy-format.md: fixed inputs, chosen bytes in the place of random ones, and what the module makes of
 * them. `node tests/support/legacy/makeVectors.ts` writes them; a change of theirs is a change of the format. Signatures
 * alone differ each time, for ECDSA takes a random number.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { userIdSchema } from '#shared/domain/ids.ts';
import { changePersonPassphrase, replaceRecoveryCode } from '#shared/legacy/keys/changePersonKeys.ts';
import { printClaimKit } from '#shared/legacy/keys/claimKit.ts';
import { contentIdSchema, sealContent } from '#shared/legacy/keys/contents.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import {
  fingerprintOf,
  fingerprintQrText,
  fingerprintWords,
  loadFingerprintWords,
} from '#shared/legacy/keys/fingerprint.ts';
import { wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { type MadeGrant, makeGrant, type NewGrant } from '#shared/legacy/keys/makeGrant.ts';
import { createOwnerKeys, type OpenOwner } from '#shared/legacy/keys/ownerKeys.ts';
import { noPins, pinKey, rememberGrant, sealPins } from '#shared/legacy/keys/pins.ts';
import { revokeGrant } from '#shared/legacy/keys/revocation.ts';
import { resealShare } from '#shared/legacy/keys/shares.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import { beneficiaryIdSchema, trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import type { OpenVault } from '#shared/vault/openKeyBox.ts';
import { chosenBytes, chosenRandomness as vaultRandomness } from '#tests/support/vault/chosenBytes.ts';
import { expectValue, freeArgon2id, note } from '#tests/support/vault/makeVault.ts';
import * as secondVault from '#tests/support/vault/secondImplementation.ts';
import { chosenRandomness } from './chosenRandomness.ts';
import { type Contact, expectDone, sharedBy } from './makeRelease.ts';
import * as second from './secondImplementation.ts';

const ownerId = userIdSchema.parse('Yf3vRk2pQzWm8sLbTnHc5xDgJ1a4');
const vaultId = vaultIdSchema.parse('0b6f3c2e-8d41-4f7a-9c55-2e1d7a90b3f4');
export const personId = userIdSchema.parse('Kp7dXw3mTqVb9sRfLnZc2hYgA5e1');
export const phrase = 'neuf hérons sur le lac';
const newPhrase = 'a second phrase for the same keys';
const beneficiaryId = beneficiaryIdSchema.parse('6e2f8c14-0a7b-4d39-8f51-c3b9e7d20a46');
const kitBeneficiaryId = beneficiaryIdSchema.parse('b84d1f60-3c9e-4a72-95e8-07d6c2a1f35b');
const itemId = vaultItemIdSchema.parse('3a5c7e91-d2b4-4f68-a0c3-e5f718293a4b');
const contentId = contentIdSchema.parse('f1e2d3c4-b5a6-4978-8a9b-acbdcedfe0f1');
const madeAt = '2026-11-22T12:00:00.000Z';

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const scalarOf = (name: string) => Buffer.from(chosenBytes(name, 32));

async function personVectors() {
  const created = expectDone(await createPersonKeys({ personId, phrase, argon2id }, chosenRandomness('leo')));
  const secret = { way: 'recovery', recoveryCode: created.recoveryCode } as const;
  const change = { personId, document: created.document, secret };
  const newWords = { phrase: newPhrase, argon2id };
  const changed = expectDone(await changePersonPassphrase(change, newWords, chosenRandomness('phrase')));
  const replacing = { ...change, document: changed };
  const replaced = expectDone(await replaceRecoveryCode(replacing, chosenRandomness('code')));
  const opened = second.openPersonBox(personId, created.document, { phrase });
  const keys = second.personKeys(personId, opened.personKey);
  const vectors = {
    note: 'Bytes are base64url. The keys between phrase and box are given so that each step can be checked.',
    personId,
    phrase,
    newPhrase,
    stretched: base64Url(secondVault.stretch(phrase, created.document.argon2id)),
    passphraseWrappingKey: base64Url(opened.wrappingKey),
    recoveryCode: {
      text: created.recoveryCode,
      bytes: base64Url(second.readPrinted('amp', created.recoveryCode)),
      newText: replaced.recoveryCode,
    },
    personKey: base64Url(opened.personKey),
    derivedFromPersonKey: Object.fromEntries(
      Object.entries(keys).map(([name, key]) => [name, base64Url(key)]),
    ),
    privateKey: base64Url(opened.privateKey),
    boxes: {
      created: created.document,
      afterChangeOfPhrase: changed,
      afterReplacingTheCode: replaced.document,
    },
  };
  return { vectors, leo: created.person, privateKey: opened.privateKey };
}

async function fingerprintVectors(): Promise<unknown> {
  const [english, french] = await Promise.all([loadFingerprintWords('en'), loadFingerprintWords('fr')]);
  return await Promise.all(
    (['person', 'owner'] as const).map(async (key) => {
      const publicKey = Uint8Array.from(second.publicOf(scalarOf(`fingerprint of ${key}`)));
      const fingerprint = await fingerprintOf(key, publicKey);
      return {
        key,
        publicKey: base64Url(publicKey),
        fingerprint: base64Url(fingerprint),
        words: { en: fingerprintWords(fingerprint, english), fr: fingerprintWords(fingerprint, french) },
        qrText: fingerprintQrText(fingerprint),
      };
    }),
  );
}

async function ownerVectors() {
  const { vault, document: box } = expectValue(
    await createVault({ ownerId, vaultId, phrase, argon2id }, vaultRandomness('vault of the release')),
  );
  const vaultKey = secondVault.openBox(ownerId, box, { phrase });
  const itemKeys = secondVault.derivedKeys({ ownerId, vaultId }, vaultKey)['item-keys'] ?? '';
  const { owner, document } = await createOwnerKeys(vault, chosenRandomness('owner'));
  const opened = second.openOwnerBox(document, Buffer.from(itemKeys, 'base64url'));
  const keys = Object.entries(opened).map(([name, key]) => [name, base64Url(key)]);
  const vectors = {
    ownerId,
    vaultId,
    vaultKey: base64Url(vaultKey),
    itemKeys,
    ...Object.fromEntries(keys),
    document,
  };
  return { vectors, owner, vault, vaultKey, opened };
}

async function chosenContact(name: string, id: string): Promise<Contact & { readonly privateKey: string }> {
  const created = await createPersonKeys(
    { personId: userIdSchema.parse(name), phrase, argon2id: freeArgon2id },
    {
      ...chosenRandomness(name),
      agreementKeyPair: chosenRandomness(`key pair of ${name}`).agreementKeyPair,
    },
  );
  const { person } = expectDone(created);
  const privateKey = base64Url(chosenBytes(`key pair of ${name}/1`, 32));
  return { contactId: trustedContactIdSchema.parse(id), person, privateKey };
}

async function grantVectors(
  owner: OpenOwner,
  opened: { readonly copiesKey: Buffer; readonly kitsKey: Buffer },
  leo: { readonly publicKey: Uint8Array<ArrayBuffer>; readonly privateKey: Buffer },
) {
  const contacts = [
    await chosenContact('ana', '0a1b2c3d-4e5f-4a6b-8c7d-8e9fa0b1c2d3'),
    await chosenContact('ben', '1b2c3d4e-5f6a-4b7c-9d8e-9fa0b1c2d3e4'),
    await chosenContact('cleo', '2c3d4e5f-6a7b-4c8d-ae9f-a0b1c2d3e4f5'),
  ];
  const account = { kind: 'account', publicKey: leo.publicKey } as const;
  const orders: readonly (NewGrant & { readonly title: string })[] = [
    { title: 'shares', beneficiaryId, number: 1, madeAt, recipient: account, lock: sharedBy(2, contacts) },
    {
      title: 'claim kit',
      beneficiaryId: kitBeneficiaryId,
      number: 3,
      madeAt,
      recipient: { kind: 'kit', partA: null },
      lock: sharedBy(3, contacts),
    },
    {
      title: 'time lock only',
      beneficiaryId,
      number: 2,
      madeAt,
      recipient: account,
      lock: { kind: 'time-lock-only' },
    },
  ];
  const grants = [];
  const made: MadeGrant[] = [];
  for (const { title, ...order } of orders) {
    const grant = expectDone(await makeGrant(owner, order, chosenRandomness(title)));
    made.push(grant);
    const expected = {
      ownerId,
      beneficiaryId: order.beneficiaryId,
      signingPublicKey: owner.signingPublicKey,
      seen: null,
    };
    const verified = expectDone(await verifyGrant(grant.document, expected));
    const partB = await partBOf(grant, contacts);
    const resealed = await Promise.all(
      partB.shares.map(async ({ contact }) =>
        expectDone(
          await resealShare(
            contact.person,
            contact.contactId,
            verified,
            chosenRandomness(`${title}, ${contact.contactId}`),
          ),
        ),
      ),
    );
    const copy = second.openCopy(grant.copy, opened);
    const partA = grant.kitPartA ?? second.openPartA(grant.document.grant, leo.privateKey);
    grants.push({
      title,
      document: grant.document,
      digest: verified.digest,
      canonical: second.canonical(grant.document.grant),
      partA: base64Url(partA),
      kit: grant.kitPartA && printClaimKit(grant.kitPartA),
      recipientPrivateKey: base64Url(
        grant.kitPartA ? second.kitPrivateKey(verified.grant, Buffer.from(partA)) : leo.privateKey,
      ),
      shares: partB.shares.map(({ contact, share }) => ({ contactId: contact.contactId, share })),
      partB: partB.partB,
      heldPartB: grant.heldPartB,
      resealed,
      releaseKey: base64Url(copy.releaseKey),
      copy: grant.copy,
    });
  }
  const revocation = await revokeGrant(owner, {
    beneficiaryId,
    number: 1,
    revokedAt: '2026-12-01T12:00:00.000Z',
  });
  const privateKeys = contacts.map(({ contactId, privateKey }) => ({ contactId, privateKey }));
  return { vectors: { contacts: privateKeys, grants, revocation }, made };
}

async function partBOf(grant: MadeGrant, contacts: readonly (Contact & { readonly privateKey: string })[]) {
  if (grant.heldPartB) return { shares: [], partB: grant.heldPartB.partB };
  const shares = contacts.map((contact) => ({
    contact,
    share: second.openShare(
      grant.document.grant,
      contact.contactId,
      Buffer.from(contact.privateKey, 'base64url'),
    ),
  }));
  return {
    shares: shares.map(({ contact, share }) => ({ contact, share: base64Url(share) })),
    partB: base64Url(second.combineShares(shares.map(({ share }) => share))),
  };
}

async function thingVectors(vault: OpenVault, vaultKey: Buffer, { release }: MadeGrant, pinsKey: CryptoKey) {
  const body = { content: note('Où est la clé'), trashedAt: null };
  const item = expectValue(
    await sealItem(vault, { itemId, kind: 'note', version: 4, body, key: null }, vaultRandomness('item')),
  );
  const itemKey = expectDone(
    await wrapItemKey(vault, release, { itemId, key: item.key }, chosenRandomness('item key')),
  );
  const content = { kind: 'letter', body: 'Ma chérie, …' };
  const letter = expectDone(
    await sealContent(release, { contentId, version: 2, content }, chosenRandomness('letter')),
  );
  const publicKey = Uint8Array.from(second.publicOf(scalarOf('fingerprint of owner')));
  const key = { role: 'owner', id: ownerId, publicKey, comparedBy: 'words', pinnedAt: madeAt } as const;
  const whose = { ownerId, beneficiaryId };
  const seen = { number: 1, digest: base64Url(chosenBytes('digest', 32)), isRevoked: false };
  const pins = rememberGrant(pinKey(noPins, key), whose, seen);
  const sealedPins = await sealPins({ holderId: personId, pinsKey }, pins, chosenRandomness('pins'));
  return {
    item: { itemKey: base64Url(secondVault.openItem(vault, vaultKey, item).itemKey), document: item, body },
    releasedItemKey: itemKey,
    content: { content, document: letter },
    pins: sealedPins,
  };
}

/** Each file of tests/vectors/legacy with what it holds. */
export async function makeVectors(): Promise<Readonly<Record<string, unknown>>> {
  const person = await personVectors();
  const { vectors, owner, vault, vaultKey, opened } = await ownerVectors();
  const leo = { publicKey: person.leo.publicKey, privateKey: person.privateKey };
  const grants = await grantVectors(owner, opened, leo);
  const [shared] = grants.made;
  if (!shared) throw new Error('A grant was expected');
  return {
    'person.json': person.vectors,
    'fingerprints.json': await fingerprintVectors(),
    'owner.json': vectors,
    'grants.json': grants.vectors,
    'things.json': await thingVectors(vault, vaultKey, shared, person.leo.pinsKey),
  };
}

export const vectorsFolder = join(import.meta.dirname, '../../vectors/legacy');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of Object.entries(await makeVectors())) {
    writeFileSync(join(vectorsFolder, name), `${JSON.stringify(content, null, 2)}\n`);
  }
}
