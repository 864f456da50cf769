/** The encrypted and the readable archive as they are written, and what they say of what could not be had. */
import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { Retries } from '#features/media/index.ts';
import { AnswerError } from '#platform/backend/answerError.ts';
import type { Clock } from '#shared/clock.ts';
import { openArchiveContents, readArchive, writeArchive } from '#shared/vault/archive.ts';
import type { ArchiveGap } from '#shared/vault/archiveContents.ts';
import { type Attachment, vaultContentSchema } from '#shared/vault/content.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { succeed } from '#shared/vault/problems.ts';
import { markOf } from '#shared/vault/sealedItem.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { storedKeyBoxSchema } from '#shared/vault/stored.ts';
import { expectValue, makeVault, newItemId, rose, sealNote } from '#tests/support/vault/makeVault.ts';
import type { GatheredArchive } from '../open/archive/gatheredArchive.ts';
import type { VaultItem } from '../open/vaultState.ts';
import { plainArchive } from './plain/plainArchive.ts';
import { sealedArchive } from './sealedArchive.ts';
import type { FileReading } from './sealedFiles.ts';
import { type ZipEntry, zipStream } from './zipStream.ts';

const { vault, document: keys } = await makeVault();
const storedKeys = storedKeyBoxSchema.parse(keys);
const findKeys = async () => ({ keys: storedKeys, gaps: [] });
const exportedAt = new Date('2026-11-22T12:00:00Z');
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Nobody waits. */
const clock: Clock = { now: () => 0, sleep: () => new Promise((resolve) => setImmediate(resolve)) };

interface Stored {
  readonly attachment: Attachment;
  readonly content: Bytes;
  readonly sealed: Bytes;
}

async function store(name: string, content: Bytes): Promise<Stored> {
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const file = expectValue(await importFileKey(vault, fileId, key));
  const stream = new Blob([content]).stream().pipeThrough(sealFileStream(file));
  return {
    attachment: {
      fileId,
      name,
      contentType: '',
      byteCount: content.length,
      key,
      addedAt: '2026-01-01T00:00:00Z',
    },
    content,
    sealed: new Uint8Array(await new Response(stream).arrayBuffer()),
  };
}

/** What the store answers, by the file's id; nothing for what it has not. */
function readingFrom(files: ReadonlyMap<string, Bytes>, stop = new AbortController()): FileReading {
  return {
    userId: rose,
    signal: stop.signal,
    retries: new Retries({ clock, waitForConnection: () => new Promise(() => {}), longestWait: 0 }),
    async open(path, fromByte) {
      const bytes = files.get(path.split('/').at(-1) ?? '');
      if (!bytes) throw new AnswerError(path, 404);
      return { stream: new Blob([bytes.subarray(fromByte)]).stream(), byteCount: bytes.length };
    },
    async openFileStream({ fileId, key, byteCount }) {
      const file = await importFileKey(vault, fileId, key);
      return file.ok ? succeed(openFileStream(file.value, byteCount)) : file;
    },
  };
}

async function unzip(entries: AsyncGenerator<ZipEntry>): Promise<Record<string, Uint8Array>> {
  const stream = zipStream(entries, exportedAt, () => {});
  return unzipSync(new Uint8Array(await new Response(stream as BodyInit).arrayBuffer()));
}

const [sound, damaged, missing] = await Promise.all([
  store(
    'sound.pdf',
    Uint8Array.from({ length: 300_000 }, (_, index) => index % 251),
  ),
  store(
    'damaged.pdf',
    Uint8Array.from({ length: 300_000 }, (_, index) => index % 13),
  ),
  store('missing.pdf', Uint8Array.of(1, 2, 3)),
]);
const broken = damaged.sealed.slice();
broken[200_000] = (broken[200_000] ?? 0) ^ 1;
const stored = new Map<string, Bytes>([
  [sound.attachment.fileId, sound.sealed],
  [damaged.attachment.fileId, broken],
]);
const attachments = [sound, damaged, missing].map(({ attachment }) => attachment);
const content = vaultContentSchema.parse({ kind: 'document', title: 'Deed', attachments });

const [page, format] = ['<!doctype html>', '# The format'].map((text) => new Blob([text]));
if (!page || !format) throw new Error('No companions.');
const nothing: GatheredArchive = { items: [], listed: [], gaps: [], files: [], unnamedFileIds: [] };

describe('The encrypted archive', () => {
  it('holds what is stored, lists it, and says what is missing or damaged by its id alone', async () => {
    const note = await sealNote(vault, 'A note');
    const at = exportedAt.toISOString();
    const itemId = vaultItemIdSchema.parse(note.itemId);
    const missingItem = { is: 'item-missing', itemId: newItemId(), seenVersion: 2 } as const;
    const gathered: GatheredArchive = {
      items: [{ ...note, createdAt: at, updatedAt: at, versions: [] }],
      listed: [{ itemId, version: 1, mark: markOf(note), state: 'kept', earlier: [] }],
      gaps: [missingItem],
      files: attachments,
      unnamedFileIds: [],
    };
    const gaps: ArchiveGap[] = [];
    const entries = await unzip(
      sealedArchive(
        {
          exportedAt,
          page: null,
          format,
          gathered,
          reading: readingFrom(stored),
          findKeys: async () => ({ keys: storedKeys, gaps: [{ is: 'keys-not-intact' }] }),
          writeArchive: (archive) => writeArchive(vault, archive),
          onReceived: () => {},
        },
        gaps,
      ),
    );
    expect(gaps).toEqual([
      missingItem,
      { is: 'file-damaged', fileId: damaged.attachment.fileId },
      { is: 'file-missing', fileId: missing.attachment.fileId },
      { is: 'keys-not-intact' },
    ]);
    expect(entries[`files/${sound.attachment.fileId}`]).toEqual(sound.sealed);
    const archive = expectValue(
      readArchive(JSON.parse(strFromU8(entries['vault.json'] ?? new Uint8Array()))),
    );
    const contents = expectValue(await openArchiveContents(vault, archive));
    expect(contents).toEqual({
      items: gathered.listed,
      files: [
        {
          fileId: sound.attachment.fileId,
          byteCount: sound.sealed.length,
          sha256: sha256(sound.sealed),
        },
        { fileId: damaged.attachment.fileId, byteCount: broken.length, sha256: sha256(broken) },
      ],
      gaps,
    });
    expect(strFromU8(entries['vault-format.md'] ?? new Uint8Array())).toBe('# The format');
    const readMe = strFromU8(entries['README.txt'] ?? new Uint8Array());
    for (const gap of [
      `- files/${missing.attachment.fileId}: could not be read`,
      `- files/${damaged.attachment.fileId}: is here as it is stored`,
      `- item ${missingItem.itemId}: the server did not give it`,
      `- élément ${missingItem.itemId}\u00a0: le serveur ne l’a pas donné`,
      '- keys: part of them was not written by a device of the owner',
      '- clés\u00a0: une partie n’a pas été écrite',
      'open-vault.html could not be had',
    ]) {
      expect(readMe).toContain(gap);
    }
    expect(readMe).not.toContain('missing.pdf');
    expect(readMe).not.toContain('vault-format.md could not be had');
  });

  it('brings three hundred files over a line that drops now and then, each once and in its place', async () => {
    const contentOf = (index: number) => Uint8Array.from({ length: 1_000 + index }, () => index % 256);
    const many = await Promise.all(
      Array.from({ length: 300 }, (_, index) => store(`${index}.txt`, contentOf(index))),
    );
    const reading = readingFrom(new Map(many.map(({ attachment, sealed }) => [attachment.fileId, sealed])));
    const open: FileReading['open'] = async (path, fromByte, signal) => {
      asked += 1;
      if (asked % 7 === 0) throw new TypeError('network error');
      const answer = await reading.open(path, fromByte, signal);
      // Cut in the middle: the rest is asked for.
      if (asked % 5 !== 0 || fromByte > 0) return answer;
      const cut = new Uint8Array(await new Response(answer.stream).arrayBuffer()).subarray(0, 500);
      return { ...answer, stream: new Blob([cut]).stream() };
    };
    let asked = 0;
    const gaps: ArchiveGap[] = [];
    const retries = new Retries({
      clock,
      waitForConnection: () => new Promise(() => {}),
      longestWait: 300_000,
    });
    const entries = await unzip(
      sealedArchive(
        {
          exportedAt,
          page,
          format,
          gathered: { ...nothing, files: many.map(({ attachment }) => attachment) },
          reading: { ...reading, open, retries },
          findKeys,
          writeArchive: (archive) => writeArchive(vault, archive),
          onReceived: () => {},
        },
        gaps,
      ),
    );
    expect(gaps).toEqual([]);
    for (const { attachment, sealed } of many) expect(entries[`files/${attachment.fileId}`]).toEqual(sealed);
    const archive = expectValue(
      readArchive(JSON.parse(strFromU8(entries['vault.json'] ?? new Uint8Array()))),
    );
    const contents = expectValue(await openArchiveContents(vault, archive));
    expect(contents.files.map(({ fileId, sha256: digest }) => [fileId, digest])).toEqual(
      many.map(({ attachment, sealed }) => [attachment.fileId, sha256(sealed)]),
    );
  });

  it('brings files that only the server names, and stops when it is cancelled', async () => {
    const stop = new AbortController();
    const gathered = {
      ...nothing,
      unnamedFileIds: [sound, damaged].map(({ attachment: { fileId } }) => fileId),
    };
    const entries = sealedArchive(
      {
        exportedAt,
        page,
        format,
        gathered,
        reading: readingFrom(stored, stop),
        findKeys,
        writeArchive: async () => ({}),
        onReceived: () => {},
      },
      [],
    );
    expect((await entries.next()).value).toEqual({ name: 'open-vault.html', input: page });
    expect((await entries.next()).value).toEqual({ name: 'vault-format.md', input: format });
    expect((await entries.next()).value).toMatchObject({ name: `files/${sound.attachment.fileId}` });
    stop.abort('cancelled');
    await expect(entries.next()).rejects.toBe('cancelled');
  });
});

describe('The readable archive', () => {
  it('holds files that opened whole, and never a part of one', async () => {
    const item: VaultItem = {
      itemId: newItemId(),
      version: 1,
      content,
      state: 'kept',
      trashedAt: null,
      alternatives: [],
      createdAt: 0,
      updatedAt: Date.UTC(2026, 0, 1),
      earlierVersions: [],
    };
    const gone: string[] = [];
    const entries = await unzip(
      plainArchive(
        {
          exportedAt,
          items: [item],
          unreadable: [],
          language: 'en',
          reading: readingFrom(stored),
          onReceived: () => {},
        },
        gone,
      ),
    );
    const opened = entries['vault-plain/Deed/sound.pdf'] ?? new Uint8Array();
    expect(opened).toEqual(sound.content);
    expect(Object.keys(entries)).toEqual([
      'vault-plain/Deed/sound.pdf',
      'vault-plain/Deed/Deed.txt',
      'vault-plain/vault.csv',
      'vault-plain/vault.json',
      'vault-plain/README.txt',
    ]);
    expect(gone).toEqual(['vault-plain/Deed/damaged.pdf', 'vault-plain/Deed/missing.pdf']);
    expect(strFromU8(entries['vault-plain/README.txt'] ?? new Uint8Array())).toContain(gone.join('\n- '));
  });
});
