/**
 * Two programs that share no code read each other: what the module seals opens with node:crypto as docs/vault-format.md
 * says, and the reverse.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openArchiveContents, readArchive, writeArchive } from '#shared/vault/archive.ts';
import { argon2id } from '#shared/vault/argon2id.ts';
import { addDevice } from '#shared/vault/changeKeyBox.ts';
import { createVault } from '#shared/vault/createKeyBox.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { vaultDeviceIdSchema, vaultFileIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { openItem } from '#shared/vault/items.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { openKeyBox } from '#shared/vault/openKeyBox.ts';
import { normalisePassphrase } from '#shared/vault/passphrase.ts';
import { readRecoveryKey, writeRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import fc from '#tests/support/properties.ts';
import { expectValue, newItemId, note, rose, sealNote } from '#tests/support/vault/makeVault.ts';
import { vectorsFolder } from '#tests/support/vault/makeVectors.ts';
import * as second from '#tests/support/vault/secondImplementation.ts';
import type { Sealed } from '#tests/support/writtenOnNode.ts';

const phrase = 'Éléonore’s ﬁrst  garden';
const vaultId = vaultIdSchema.parse(crypto.randomUUID());
const whose = { ownerId: rose, vaultId };
const created = expectValue(await createVault({ ...whose, phrase, argon2id }));
const vaultKey = second.openBox(rose, created.document, { phrase });
const bytes = (length: number): Bytes => Uint8Array.from(randomBytes(length));

test('a box of the module opens by phrase, recovery key and device', async () => {
  const deviceId = vaultDeviceIdSchema.parse(crypto.randomUUID());
  const secret = bytes(32);
  const document = expectValue(
    await addDevice(
      { ownerId: rose, document: created.document, secret: { way: 'passphrase', phrase, argon2id } },
      { id: deviceId, kind: 'keychain', name: 'Büro', createdAt: '2026-11-22T12:00:00Z', secret },
    ),
  );
  const recoveryKey = created.recoveryKey.toUpperCase();
  for (const by of [{ phrase }, { recoveryKey }, { deviceId, secret: Buffer.from(secret) }]) {
    expect(second.openBox(rose, document, by)).toEqual(vaultKey);
  }
});

test('a box of the other program opens by phrase and recovery key', async () => {
  const recoveryKey = randomBytes(32);
  const chosen = { vaultKey: randomBytes(32), phrase, recoveryKey, salt: randomBytes(16) };
  const nonces = [randomBytes(12), randomBytes(12)] as const;
  const box = second.makeBox(whose, { ...chosen, nonces });
  const text = second.writeRecoveryKey(recoveryKey);
  for (const secret of [
    { way: 'passphrase', phrase, argon2id } as const,
    { way: 'recovery', recoveryKey: text } as const,
  ]) {
    const opened = expectValue(await openKeyBox(rose, box, secret));
    expect(opened.isBoxIntact).toBe(true);
  }
});

test('items go both ways', async () => {
  const sealed = await sealNote(created.vault, 'Über die Brücke');
  const { body } = second.openItem(whose, vaultKey, sealed);
  expect(body).toEqual({ content: note('Über die Brücke'), trashedAt: null });
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.integer({ min: 1 }),
      async (title, version) => {
        const item = {
          itemId: newItemId(),
          kind: 'note',
          version,
          body: { content: note(title), trashedAt: null },
        };
        const nonces = [randomBytes(12), randomBytes(12)] as const;
        const theirs = second.sealItem(whose, vaultKey, item, { itemKey: randomBytes(32), nonces });
        const opened = expectValue(await openItem(created.vault, theirs));
        expect(opened).toMatchObject({ version, state: 'kept', content: { title } });
      },
    ),
  );
});

async function passThrough(input: Bytes, stream: ReturnType<typeof sealFileStream>): Promise<Buffer> {
  return Buffer.from(await new Response(new Blob([input]).stream().pipeThrough(stream)).arrayBuffer());
}

test.each([0, 1, 131_072, 131_073, 500_000])('a file of %d bytes goes both ways', async (length) => {
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const key = bytes(32);
  const content = bytes(length);
  const file = expectValue(await importFileKey(whose, fileId, toBase64Url(key)));
  const sealed = await passThrough(content, sealFileStream(file));
  expect(second.openFile(whose, fileId, Buffer.from(key), sealed)).toEqual(Buffer.from(content));
  const theirs = second.sealFile(whose, fileId, Buffer.from(key), Buffer.from(content));
  expect(await passThrough(Uint8Array.from(theirs), openFileStream(file, length))).toEqual(
    Buffer.from(content),
  );
});

test('an archive says to both what is in it', async () => {
  const exportedAt = '2026-11-22T12:00:00.000Z';
  const archive = await writeArchive(created.vault, {
    exportedAt,
    keys: created.document,
    items: [],
    contents: { items: [], files: [], gaps: [] },
  });
  const contents = expectValue(await openArchiveContents(created.vault, expectValue(readArchive(archive))));
  expect(second.openContents(whose, vaultKey, archive)).toEqual(contents);
});

test('recovery keys and phrases are read alike', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (array) => {
      const text = writeRecoveryKey(Uint8Array.from(array));
      expect(second.writeRecoveryKey(Buffer.from(array))).toBe(text);
      expect(second.readRecoveryKey(text)).toEqual(Buffer.from(expectValue(readRecoveryKey(text))));
    }),
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (typed) => {
      expect(second.normalise(typed)).toBe(normalisePassphrase(typed));
    }),
  );
});

const keysSchema = z.object({ newPassphrase: z.string(), vaultKey: z.string() });
const archiveSchema = z.object({
  exportedAt: z.string(),
  ownerId: z.string(),
  keys: z.custom<second.Box>(),
  items: z.array(z.custom<second.ArchivedItem>()),
  files: z.array(z.unknown()),
  contents: z.custom<Sealed>(),
});
const filesSchema = z.object({
  ownerId: z.string(),
  vaultId: z.string(),
  fileId: z.string(),
  key: z.string(),
  files: z.array(z.object({ byteCount: z.number(), sealedSha256: z.string() })),
});
const committed = (name: string): unknown => JSON.parse(readFileSync(join(vectorsFolder, name), 'utf8'));

test('the vectors open with the other program alone', () => {
  const keys = keysSchema.parse(committed('keys.json'));
  const archive = archiveSchema.parse(committed('archive.json'));
  const of = { ownerId: archive.ownerId, vaultId: archive.keys.vaultId };
  const opened = second.openBox(archive.ownerId, archive.keys, { phrase: keys.newPassphrase });
  expect(opened.toString('base64url')).toBe(keys.vaultKey);
  const items = z.array(z.object({ body: z.unknown() })).parse(committed('items.json'));
  expect(archive.items.map((item) => second.openItem(of, opened, item).body)).toEqual(
    items.map(({ body }) => body),
  );
  const listed = archive.items.map((item) => ({
    ...second.markedVersion(item),
    earlier: item.versions.map((version) => second.markedVersion(version)),
  }));
  expect(second.openContents(of, opened, archive)).toMatchObject({
    items: listed,
    files: archive.files,
    gaps: [{ is: 'item-missing', seenVersion: 4 }],
  });
  const versions = archive.items.flatMap((item) => item.versions);
  expect(versions.map((version) => second.openItem(of, opened, version).body)).toMatchObject([
    { content: { kind: 'note', notes: 'x' }, trashedAt: null },
  ]);
});

test('the files of the vectors are sealed alike by the other program', () => {
  const { files, ...vector } = filesSchema.parse(committed('files.json'));
  for (const { byteCount, sealedSha256 } of files) {
    const content = Buffer.from(Uint8Array.from({ length: byteCount }, (_, index) => index % 251));
    const sealed = second.sealFile(vector, vector.fileId, Buffer.from(vector.key, 'base64url'), content);
    expect(createHash('sha256').update(sealed).digest('hex')).toBe(sealedSha256);
  }
});
