/**
 * Two programs that share no code read each other: what the module seals and signs opens with node:crypto as
 * docs/legacy-format.md says, and the reverse.
 */
import { randomBytes } from 'node:crypto';
import { combine, split } from 'shamir-secret-sharing';
import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { printClaimKit } from '#shared/legacy/keys/claimKit.ts';
import {
  answerClaimChallenge,
  claimAnswer,
  describeKit,
  sealClaimChallenge,
} from '#shared/legacy/keys/claimProof.ts';
import { contentIdSchema, openContent, sealContent } from '#shared/legacy/keys/contents.ts';
import { createPersonKeys } from '#shared/legacy/keys/createPersonKeys.ts';
import { fingerprintOf, fingerprintWords, loadFingerprintWords } from '#shared/legacy/keys/fingerprint.ts';
import { openReleasedItem, wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { makeGrant } from '#shared/legacy/keys/makeGrant.ts';
import { openPersonKeys } from '#shared/legacy/keys/openPersonKeys.ts';
import { openRelease } from '#shared/legacy/keys/openRelease.ts';
import { createOwnerKeys } from '#shared/legacy/keys/ownerKeys.ts';
import { noPins, pinKey, sealPins } from '#shared/legacy/keys/pins.ts';
import { writePrintedText } from '#shared/legacy/keys/printedText.ts';
import { resealShare } from '#shared/legacy/keys/shares.ts';
import { verifyGrant } from '#shared/legacy/keys/verifyGrant.ts';
import { trustedContactIdSchema } from '#shared/lifeVerification/people.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import {
  expectDone,
  madeAt,
  makeContact,
  makePerson,
  newBeneficiaryId,
  sharedBy,
} from '#tests/support/legacy/makeRelease.ts';
import * as second from '#tests/support/legacy/secondImplementation.ts';
import fc from '#tests/support/properties.ts';
import { expectValue, note, rose, sealNote } from '#tests/support/vault/makeVault.ts';
import * as secondVault from '#tests/support/vault/secondImplementation.ts';

const phrase = 'Léopold’s  ﬁrst boat';
const personId = userIdSchema.parse('leo');
const beneficiaryId = newBeneficiaryId();
const leo = expectDone(await createPersonKeys({ personId, phrase, argon2id }));
const leoPrivate = second.openPersonBox(personId, leo.document, { phrase });

const vaultId = vaultIdSchema.parse(crypto.randomUUID());
const created = expectValue(await createVault({ ownerId: rose, vaultId, phrase, argon2id }));
const { vault } = created;
const vaultKey = secondVault.openBox(rose, created.document, { phrase });
const itemKeysText = secondVault.derivedKeys({ ownerId: rose, vaultId }, vaultKey)['item-keys'];
const itemKeys = Buffer.from(itemKeysText ?? '', 'base64url');
const { owner, document: ownerBox } = await createOwnerKeys(vault);
const secondOwner = second.openOwnerBox(ownerBox, itemKeys);
const expected = { ownerId: rose, beneficiaryId, signingPublicKey: owner.signingPublicKey, seen: null };
const identity = { ownerId: rose, beneficiaryId, number: 1 };

test('a person’s box of the module opens by phrase and by recovery code', () => {
  const byCode = second.openPersonBox(personId, leo.document, {
    recoveryCode: leo.recoveryCode.toUpperCase(),
  });
  expect(byCode.privateKey).toEqual(leoPrivate.privateKey);
  expect(second.publicOf(byCode.privateKey)).toEqual(Buffer.from(leo.person.publicKey));
  const weak = { ...leo.document, argon2id: { ...leo.document.argon2id, passes: 1 } };
  expect(() => second.openPersonBox(personId, weak, { phrase })).toThrow('parameters');
});

test('a person’s box of the other program opens by phrase and by recovery code', async () => {
  const recoveryCode = randomBytes(32);
  const box = second.makePersonBox(personId, {
    personKey: randomBytes(32),
    privateKey: leoPrivate.privateKey,
    phrase,
    recoveryCode,
    salt: randomBytes(16),
    nonces: [randomBytes(12), randomBytes(12), randomBytes(12)],
  });
  const text = writePrintedText('recovery-code', Uint8Array.from(recoveryCode));
  expect(second.readPrinted('amp', text)).toEqual(recoveryCode);
  for (const secret of [
    { way: 'passphrase', phrase, argon2id } as const,
    { way: 'recovery', recoveryCode: text } as const,
  ]) {
    const opened = expectDone(await openPersonKeys(personId, box, secret));
    expect([opened.isBoxIntact, opened.person.publicKey]).toEqual([true, leo.person.publicKey]);
  }
});

test('both tell the same words of a key, in both languages', async () => {
  const lists = await Promise.all([loadFingerprintWords('en'), loadFingerprintWords('fr')]);
  for (const key of ['person', 'owner'] as const) {
    const made = await fingerprintOf(key, leo.person.publicKey);
    const theirs = second.fingerprint(key, Buffer.from(leo.person.publicKey));
    expect(theirs).toEqual(Buffer.from(made));
    for (const list of lists) expect(second.wordsOf(theirs, list)).toEqual(fingerprintWords(made, list));
  }
});

test('the library and the other program split and combine alike', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 32 }),
      fc.integer({ min: 2, max: 6 }),
      fc.integer({ min: 0, max: 5 }),
      async (secret, needed, more) => {
        const theirs = await split(Uint8Array.from(secret), needed + more, needed);
        expect(second.combineShares(theirs.slice(more).map((share) => Buffer.from(share)))).toEqual(
          Buffer.from(secret),
        );
        const coefficients = Array.from({ length: needed - 1 }, () => randomBytes(32));
        const places = Array.from({ length: needed + more }, (_, index) => index * 7 + 1);
        const ours = second.splitSecret(Buffer.from(secret), places, coefficients);
        const given = ours.slice(0, needed).map((share) => Uint8Array.from(share));
        expect(await combine(given)).toEqual(Uint8Array.from(secret));
      },
    ),
    { numRuns: 50 },
  );
});

test('a grant of the module opens with the other program, from its signature to an item and a letter', async () => {
  const contacts = await Promise.all(['ana', 'ben', 'cleo'].map(makeContact));
  const [ana, ben] = contacts;
  if (!ana || !ben) throw new Error('Contacts were expected');
  const made = expectDone(
    await makeGrant(owner, {
      beneficiaryId,
      number: 1,
      madeAt,
      recipient: { kind: 'account', publicKey: leo.person.publicKey },
      lock: sharedBy(2, contacts),
    }),
  );
  const { grant, signature } = made.document;
  const signingPublicKey = Buffer.from(owner.signingPublicKey);
  expect(second.isSigned(signingPublicKey, 'grant', grant, signature)).toBe(true);
  expect(second.isSigned(signingPublicKey, 'grant', { ...grant, number: 2 }, signature)).toBe(false);
  const verified = expectDone(await verifyGrant(made.document, expected));
  expect(second.digestOf('grant', grant)).toBe(verified.digest);
  const resealed = await Promise.all(
    [ana, ben].map(async ({ contactId, person }) =>
      expectDone(await resealShare(person, contactId, verified)),
    ),
  );
  const shares = resealed.map((share) => second.openResealed(grant, leoPrivate.privateKey, share));
  const partA = second.openPartA(grant, leoPrivate.privateKey);
  const releaseKey = second.openReleaseKey(grant, partA, second.combineShares(shares));
  expect(second.openCopy(made.copy, secondOwner)).toEqual({ releaseKey, partA: null });
  const item = await sealNote(vault, 'Unter der Brücke');
  const itemId = vaultItemIdSchema.parse(item.itemId);
  const wrapped = expectDone(await wrapItemKey(vault, made.release, { itemId, key: item.key }));
  expect(second.openItemKey(releaseKey, wrapped)).toEqual(
    secondVault.openItem(vault, vaultKey, item).itemKey,
  );
  const letter = {
    contentId: contentIdSchema.parse(crypto.randomUUID()),
    version: 3,
    content: { body: 'Adieu…' },
  };
  const sealed = expectDone(await sealContent(made.release, letter));
  expect(second.openContent(releaseKey, sealed)).toEqual(letter.content);
});

test('a grant of the other program opens with the module, from its signature to an item and a letter', async () => {
  const contacts = await Promise.all(
    ['ana', 'ben', 'cleo'].map(async (name) => {
      const box = expectDone(
        await createPersonKeys({ personId: userIdSchema.parse(name), phrase, argon2id }),
      );
      const contactId = trustedContactIdSchema.parse(crypto.randomUUID());
      const { privateKey } = second.openPersonBox(name, box.document, { phrase });
      return { contactId, person: box.person, privateKey };
    }),
  );
  const partB = randomBytes(32);
  const releaseKey = randomBytes(32);
  const shares = second.splitSecret(partB, [9, 200, 31], [randomBytes(32)]);
  const document = second.makeGrant(identity, secondOwner.signingKey, {
    releaseKey,
    partA: randomBytes(32),
    partB,
    nonce: randomBytes(12),
    publicKey: Buffer.from(leo.person.publicKey),
    needed: 2,
    shares: contacts.map(({ contactId, person }, index) => ({
      contactId,
      publicKey: Buffer.from(person.publicKey),
      share: shares[index] ?? Buffer.alloc(0),
    })),
    ephemeral: () => randomBytes(32),
  });
  const verified = expectDone(await verifyGrant(document, expected));
  const [ana, ben] = contacts;
  if (!ana || !ben) throw new Error('Contacts were expected');
  const fromAna = expectDone(await resealShare(ana.person, ana.contactId, verified));
  const fromBen = second.resealShare(document.grant, ben.contactId, ben.privateKey, randomBytes(32));
  const resealed = [{ format: 1, ...fromBen }, fromAna];
  const { release, wrongShares } = expectDone(
    await openRelease(verified, { kind: 'account', person: leo.person }, { kind: 'shares', resealed }),
  );
  expect(wrongShares).toEqual([]);
  expect(Buffer.from(release.check)).toEqual(second.releaseCheck(identity, releaseKey));
  const item = await sealNote(vault, 'From the other side');
  const { itemKey } = secondVault.openItem(vault, vaultKey, item);
  const of = { ...identity, vaultId, itemId: item.itemId };
  const wrapped = second.wrapItemKey(releaseKey, of, itemKey, randomBytes(12));
  expect(expectDone(await openReleasedItem(release, wrapped, item))).toMatchObject({
    content: note('From the other side'),
  });
  const contentId = crypto.randomUUID();
  const letter = second.sealContent(
    releaseKey,
    { ...identity, contentId, version: 1 },
    ['x'],
    randomBytes(12),
  );
  expect(expectDone(await openContent(release, letter)).content).toEqual(['x']);
});

test('a claim kit gives both programs the same key pair, and opens with both', async () => {
  const contacts = await Promise.all(['ana', 'ben'].map(makeContact));
  const recipient = { kind: 'kit', partA: null } as const;
  const made = expectDone(
    await makeGrant(owner, { beneficiaryId, number: 2, madeAt, recipient, lock: sharedBy(2, contacts) }),
  );
  if (!made.kitPartA) throw new Error('A kit was expected');
  const partA = second.readPrinted('amk', writePrintedText('claim-kit', made.kitPartA));
  const privateKey = second.kitPrivateKey(identity, partA);
  const { grant } = made.document;
  expect(second.publicOf(privateKey).toString('base64url')).toBe(grant.partA.publicKey);
  const verified = expectDone(await verifyGrant(made.document, expected));
  const shares = await Promise.all(
    contacts.map(async ({ contactId, person }) =>
      second.openResealed(grant, privateKey, expectDone(await resealShare(person, contactId, verified))),
    ),
  );
  const releaseKey = second.openReleaseKey(grant, partA, second.combineShares(shares));
  expect(second.openCopy(made.copy, secondOwner)).toEqual({ releaseKey, partA });
});

test('a claim kit is found and proven alike by both programs, each in the server’s place and in the holder’s', async () => {
  const partA = randomBytes(32);
  const typed = printClaimKit(Uint8Array.from(partA)).text;
  const privateKey = second.kitPrivateKey(identity, partA);
  const publicKey = second.publicOf(privateKey);
  expect(expectDone(await describeKit(typed, identity))).toEqual({
    locator: second.kitLocator(partA),
    publicKey: publicKey.toString('base64url'),
  });
  const whose = { ...identity, accountId: userIdSchema.parse('account') };
  const occasion = { nonce: randomBytes(16).toString('base64url'), expiresAt: Date.UTC(2027, 0, 1) };
  const claim = { ...whose, ...occasion };
  const secret = randomBytes(32);
  const answer = second.answerTo(secret, claim);
  const bySecond = second.sealChallenge(publicKey, privateKey, secret, claim);
  expect(expectDone(await answerClaimChallenge(typed, whose, { ...occasion, sealed: bySecond }))).toBe(
    answer,
  );
  const sealed = expectDone(
    await sealClaimChallenge(Uint8Array.from(publicKey), Uint8Array.from(secret), whose, occasion),
  );
  expect(second.answerChallenge(privateKey, sealed, claim)).toBe(answer);
  expect(await claimAnswer(Uint8Array.from(secret), whose, occasion)).toBe(answer);
});

test('pins are read by the other program', async () => {
  const mia = await makePerson('mia');
  const key = {
    role: 'contact',
    id: 'mia',
    publicKey: mia.publicKey,
    comparedBy: 'qr',
    pinnedAt: madeAt,
  } as const;
  const sealed = await sealPins({ holderId: personId, pinsKey: leo.person.pinsKey }, pinKey(noPins, key));
  expect(second.openPins(personId, leoPrivate.pinsKey, sealed)).toEqual({
    keys: [{ ...key, publicKey: Buffer.from(mia.publicKey).toString('base64url') }],
    grants: [],
  });
});
