/** A beneficiary's own copy of what was sealed: one zip that the page of the vault's exports opens, without us and the owner. */
import { expect, test } from 'vitest';
import { systemClock } from '#shared/clock.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { contentIdSchema, sealContent } from '#shared/legacy/keys/contents.ts';
import { wrapItemKey } from '#shared/legacy/keys/itemKeys.ts';
import { makeGrant } from '#shared/legacy/keys/makeGrant.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { type Bytes, toBase64Url, utf8 } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { type VaultFileId, vaultFileIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { sealItem } from '#shared/vault/items.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { readChoice } from '../../../src/decryptor/exportedVault.ts';
import { openExport } from '../../../src/decryptor/openExport.ts';
import { warningTexts } from '../../../src/decryptor/warnings.ts';
import { makeArchive } from '../../../src/renderer/features/media/download/archive.ts';
import { Retries } from '../../../src/renderer/features/media/download/retries.ts';
import { createKeyHolder } from '../../../src/renderer/features/personKeys/holder/keyHolder.ts';
import { vaultFolder } from '../../../src/renderer/features/received/download/vaultFolder.ts';
import {
  expectDone,
  madeAt,
  makeOwner,
  newBeneficiaryId,
  personPhrase,
} from '../../support/legacy/makeRelease.ts';
import { freeArgon2id, newItemId } from '../../support/vault/makeVault.ts';

const copyPhrase = 'seven swans asleep beside the frozen river';
const plain = utf8('This house is yours.'.repeat(20_000));

/** Rose seals a deed with its file for Léo, whose holder has the release open. */
async function makeRelease() {
  const { owner, vault } = await makeOwner();
  const { ownerId } = owner;
  const beneficiaryId = newBeneficiaryId();
  const leo = createKeyHolder(freeArgon2id);
  const personId = userIdSchema.parse('leo');
  const { box, publicKey } = expectDone(await leo.create(personId, personPhrase));
  expectDone(await leo.open({ personId, box }, { way: 'passphrase', phrase: personPhrase }));
  const recipient = { kind: 'account', publicKey: publicKeySchema.parse(publicKey) } as const;
  const lock = { kind: 'time-lock-only' } as const;
  const made = expectDone(await makeGrant(owner, { beneficiaryId, number: 1, madeAt, recipient, lock }));
  const opened = await leo.openRelease({
    ...{ ownerId, beneficiaryId, ownerSigningKey: toBase64Url(owner.signingPublicKey) },
    ...{ grant: JSON.stringify(made.document), shares: [], timeLockPart: JSON.stringify(made.heldPartB) },
  });
  expect(opened).toEqual({ ok: true, wrongShares: [] });
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const fileKey = expectDone(await importFileKey(vault, fileId, key));
  const sealing = new Blob([plain]).stream().pipeThrough(sealFileStream(fileKey));
  const stored = new Uint8Array(await new Response(sealing).arrayBuffer());
  const attachment = { fileId, name: 'deed.txt', byteCount: plain.length, key, addedAt: madeAt };
  const content = vaultContentSchema.parse({
    kind: 'document',
    title: 'The blue house',
    attachments: [attachment],
  });
  const itemId = vaultItemIdSchema.parse(newItemId());
  const body = { content, trashedAt: null };
  const item = expectDone(await sealItem(vault, { itemId, kind: 'document', version: 3, body, key: null }));
  const wrapped = expectDone(await wrapItemKey(vault, made.release, { itemId, key: item.key }));
  const { vaultId } = vault;
  const received = {
    ...{ vaultId, vaultItemId: itemId, wrapped: JSON.stringify(wrapped) },
    ...{ kind: item.kind, version: item.version, sealed: item.sealed },
  };
  const written = { kind: 'letter', title: 'For Léo', text: 'Dear Léo,\n\nbe well.', writtenAt: madeAt };
  const contentId = contentIdSchema.parse(crypto.randomUUID());
  const sealedLetter = await sealContent(made.release, { contentId, version: 2, content: written });
  const letter = JSON.stringify(expectDone(sealedLetter));
  return { leo, received, fileId, stored, key, letter };
}
type Release = Awaited<ReturnType<typeof makeRelease>>;

/** As the page writes it; `serve` is the store behind a file's link. */
async function saveCopy({ leo, received, letter }: Release, serve: (fileId: VaultFileId) => Bytes | null) {
  const begun = await leo.beginCopy({ items: [received], letters: [letter] }, copyPhrase);
  if (!begun.ok) throw new Error(begun.problem.is);
  const missing: string[] = [];
  const folder = vaultFolder({
    exportedAt: new Date(madeAt),
    files: begun.files,
    linkTo: async (fileId) => ({ address: fileId }),
    doesFileOpen: leo.doesCopiedFileOpen,
    end: leo.endCopy,
    readCompanions: async () => ({ page: new Blob(['<!doctype html>']), format: new Blob(['# The format']) }),
    nameOf: (name) => name,
    fetch: async (address) => {
      const content = serve(vaultFileIdSchema.parse(address));
      return content ? new Response(content) : new Response(null, { status: 404 });
    },
  });
  const clock = systemClock;
  const archive = makeArchive([], {
    further: folder,
    clock,
    closing: (names) => {
      missing.push(...names);
      return [];
    },
    ...{ open: () => Promise.reject(new Error('No media')), signal: new AbortController().signal },
    retries: new Retries({ clock, waitForConnection: () => Promise.resolve(), longestWait: 1 }),
    onProgress: () => undefined,
  });
  const zip = new File([await new Response(archive.stream).blob()], 'From Rose.zip');
  return { zip, missing, bytes: Buffer.from(await zip.arrayBuffer()) };
}

async function openCopy(zip: File) {
  const exported = await readChoice([zip]);
  if (typeof exported === 'string') throw new Error(exported);
  const secret = { way: 'passphrase', phrase: copyPhrase, argon2id: freeArgon2id } as const;
  return { exported, opened: expectDone(await openExport(exported, secret)) };
}

test('it opens with the phrase of its reader, item and file, and nothing in it is amiss', async () => {
  const release = await makeRelease();
  const { zip, missing, bytes } = await saveCopy(release, () => release.stored);
  expect(missing).toEqual([]);
  const { exported, opened } = await openCopy(zip);
  expect(warningTexts('en', opened, exported.files)).toEqual([]);
  expect(opened.readable).toMatchObject([
    { item: { state: 'kept', content: { title: 'The blue house' } } },
    {
      item: {
        content: {
          kind: 'letter',
          title: 'For Léo',
          body: [{ spans: [{ text: 'Dear Léo,' }] }, { spans: [{ text: 'be well.' }] }],
        },
      },
    },
  ]);
  const key = expectDone(await importFileKey(opened.vault, release.fileId, release.key));
  const { readable, writable } = openFileStream(key, plain.length);
  const [read] = await Promise.all([
    new Response(readable).bytes(),
    exported.files.get(release.fileId)?.writeTo(writable),
  ]);
  expect(Buffer.from(read).equals(plain)).toBe(true);
  for (const secret of ['The blue house', 'This house is yours', 'be well', copyPhrase]) {
    expect(bytes.includes(secret), secret).toBe(false);
  }
});

test('it opens with no other phrase', async () => {
  const release = await makeRelease();
  const { zip } = await saveCopy(release, () => release.stored);
  const exported = await readChoice([zip]);
  if (typeof exported === 'string') throw new Error(exported);
  const secret = { way: 'passphrase', phrase: personPhrase, argon2id: freeArgon2id } as const;
  expect(await openExport(exported, secret)).toMatchObject({ ok: false });
});

test('a file that could not be had, and one that is damaged, are named, and the item is there', async () => {
  const release = await makeRelease();
  const without = await saveCopy(release, () => null);
  expect(without.missing).toEqual(['deed.txt']);
  const { opened } = await openCopy(without.zip);
  expect(opened.readable).toHaveLength(2);
  expect(opened.contents?.gaps).toEqual([{ is: 'file-missing', fileId: release.fileId }]);
  const altered = release.stored.map((byte, index) => (index === 9 ? byte ^ 1 : byte));
  const damaged = await saveCopy(release, () => altered);
  expect(damaged.missing).toEqual(['deed.txt']);
  const { contents } = (await openCopy(damaged.zip)).opened;
  expect(contents?.gaps).toEqual([{ is: 'file-damaged', fileId: release.fileId }]);
});

test('an item whose key is another’s, and a letter to somebody else, are left out and told', async () => {
  const [release, other] = await Promise.all([makeRelease(), makeRelease()]);
  const swapped = { ...release.received, wrapped: other.received.wrapped };
  const begun = await release.leo.beginCopy(
    { items: [swapped, release.received], letters: [other.letter, release.letter] },
    copyPhrase,
  );
  expect(begun).toMatchObject({ ok: true, refusedCount: 2, files: [{ name: 'deed.txt' }] });
});
