/** What a session offers beside its items: sealed files, what a device keeps for itself, and all that an export takes. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { openArchiveContents, readArchive } from '#shared/vault/archive.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { openKeyBox } from '#shared/vault/openKeyBox.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  cheapArgon2id,
  note,
  openVaultPage,
  PHRASE,
  saveNew,
  setUpVault,
  type VaultPage,
} from '../../support/vault/session.ts';

let backend: Backend;
let person: Person;
let page: VaultPage;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  page = openVaultPage(person);
  await setUpVault(page);
});
afterAll(async () => {
  page.session.lock('chosen');
  await person.leave();
  await backend.stop();
});

/** Where a stream goes, all in one: the last pieces may come after the answer, and then its end. */
function gather() {
  const pieces: Bytes[] = [];
  const closed = Promise.withResolvers<void>();
  const target = new WritableStream<Bytes>({
    write: (piece) => void pieces.push(piece),
    close: () => closed.resolve(),
  });
  return { target, bytes: () => closed.promise.then(() => Buffer.concat(pieces)) };
}

test('a file is sealed as it streams by, and any part of it opens', async () => {
  const content = Uint8Array.from(randomBytes(300_000));
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const { target, bytes } = gather();
  const read: number[] = [];
  const sealed = await page.session.sealFile(
    { fileId, file: new Blob([content]), target },
    { onProgress: (count) => read.push(count) },
  );
  const stored = await bytes();
  expect(sealed).toMatchObject({
    byteCount: 300_000,
    sealedByteCount: sealedByteCount(300_000),
    crc32c: await crc32cOf(stored),
  });
  expect(stored.length).toBe(sealed.sealedByteCount);
  const file = { fileId, key: sealed.key, byteCount: sealed.byteCount };
  const readSealed = async (start: number, end: number) => Uint8Array.from(stored.subarray(start, end));
  const range = await page.session.openFileRange(file, { start: 131_000, end: 131_200 }, readSealed);
  expect(range).toEqual({ ok: true, value: content.slice(131_000, 131_200) });
});

test('what is sealed for the device opens in the open vault alone', async () => {
  const bytes = new TextEncoder().encode('on its way');
  const sealed = await page.session.sealForDevice(Uint8Array.from(bytes));
  expect(Buffer.from(sealed).includes('on its way')).toBe(false);
  expect(await page.session.openFromDevice(sealed)).toEqual(Uint8Array.from(bytes));
  const altered = sealed.slice();
  altered.set([(altered.at(-1) ?? 0) ^ 1], altered.length - 1);
  expect(await page.session.openFromDevice(altered)).toBeNull();
});

test('an export takes every item with its versions, and its list of contents opens', async () => {
  const item = await saveNew(page, note('First'));
  await page.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Second') }]);
  const items = await page.session.readArchiveItems(new AbortController().signal);
  expect(items).toMatchObject([{ itemId: item.itemId, version: 2, versions: [{ version: 1 }] }]);
  const exportedAt = new Date().toISOString();
  const written = await page.session.writeArchive({ exportedAt, items, files: [] });
  const archive = readArchive(JSON.parse(JSON.stringify(written)));
  if (!archive.ok) throw new Error(archive.problem.is);
  const opened = await openKeyBox(userIdSchema.parse(person.uid), archive.value.keys, {
    way: 'passphrase',
    phrase: PHRASE,
    argon2id: cheapArgon2id,
  });
  if (!opened.ok) throw new Error(opened.problem.is);
  expect(await openArchiveContents(opened.value.vault, archive.value)).toMatchObject({
    ok: true,
    value: { items: [{ itemId: item.itemId, version: 2 }] },
  });
});
