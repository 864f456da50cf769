/** What a session offers beside its items: sealed files, and what a device keeps for itself. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { sealedByteCount } from '#shared/vault/files.ts';
import { vaultFileIdSchema } from '#shared/vault/ids.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { openVaultPage, setUpVault, unlockVault, type VaultPage } from '../../support/vault/session.ts';

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

test('a lock ends what is being sealed, with the worker that holds its key', async () => {
  const taken = Promise.withResolvers<void>();
  const never = Promise.withResolvers<void>();
  const target = new WritableStream<Bytes>({
    write() {
      taken.resolve();
      return never.promise;
    },
  });
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const before = page.fileWorkers.length;
  const sealing = page.session.sealFile({ fileId, file: new Blob([randomBytes(3_000_000)]), target });
  sealing.catch(() => undefined);
  await taken.promise;
  expect(page.fileWorkers.slice(before).map(({ isEnded }) => isEnded)).not.toContain(true);
  page.session.lock('idle');
  await expect(sealing).rejects.toThrow(VaultLockedError);
  expect(page.fileWorkers.map(({ isEnded }) => isEnded)).not.toContain(false);
  never.resolve();
  await unlockVault(page);
});
