/** A file of the vault from the person's hands to its item and back, over a real server. */
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { vaultAbandonFiles, vaultCommitFiles, vaultReserveFiles } from '#shared/callables/vault.ts';
import { systemClock } from '#shared/clock.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { type VaultItemId, vaultFileIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import { VaultStreamError } from '#shared/vault/problems.ts';
import type { SealedFile } from '../../../src/renderer/features/uploads/upload.ts';
import { attachArrived } from '../../../src/renderer/features/vault/attachments/attachArrived.ts';
import {
  openAttachmentRecord,
  sealAttachment,
} from '../../../src/renderer/features/vault/attachments/attachmentRecord.ts';
import { streamOf } from '../../../src/renderer/features/vault/attachments/reading/openAttachment.ts';
import {
  FileMissingError,
  readSealed,
} from '../../../src/renderer/features/vault/attachments/reading/readSealed.ts';
import { AnswerError } from '../../../src/renderer/platform/backend/answerError.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { violationsOf } from '../../support/library.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import { sendContent } from '../../support/upload.ts';
import {
  note,
  openStateOf,
  openVaultPage,
  saveNew,
  setUpVault,
  unlockVault,
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
  const { services } = await backend.server.businessLogic();
  expect(await violationsOf(services, person.uid)).toEqual([]);
  page.session.lock('chosen');
  await person.leave();
  await backend.stop();
});

/** As the queue has it: sealed, promised, sent and compared. */
async function bringFile(
  itemId: VaultItemId,
  content: Bytes,
  name: string,
): Promise<{ readonly sealed: SealedFile; readonly stored: Buffer }> {
  const fileId = vaultFileIdSchema.parse(crypto.randomUUID());
  const parts: Bytes[] = [];
  const closed = Promise.withResolvers<void>();
  const target = new WritableStream<Bytes>({
    write: (part) => void parts.push(part),
    close: () => closed.resolve(),
  });
  const { session } = page;
  const made = await session.sealFile({ fileId, file: new Blob([content]), target });
  await closed.promise;
  const stored = Buffer.concat(parts);
  const { vaultId } = openStateOf(session);
  const file = { fileId, itemId, byteCount: stored.length, crc32c: made.crc32c };
  const reserved = await person.call(vaultReserveFiles, { vaultId, files: [file] });
  expect(reserved.files).toEqual([{ fileId, outcome: 'done' }]);
  await sendContent(person, `users/${person.uid}/vault`, stored, 'application/octet-stream', fileId);
  const committed = await person.call(vaultCommitFiles, { fileIds: [fileId] });
  expect(committed.files).toEqual([{ fileId, outcome: 'done' }]);
  const record = await sealAttachment(session, {
    fileId,
    name,
    contentType: 'text/plain',
    byteCount: content.length,
    key: made.key,
    addedAt: new Date().toISOString(),
  });
  return { sealed: { fileId, byteCount: stored.length, crc32c: made.crc32c, record }, stored };
}

const bytes = (length: number) => Uint8Array.from(randomBytes(length));
const attachmentsOf = (itemId: VaultItemId) =>
  openStateOf(page.session)
    .items.get(itemId)
    ?.content.attachments.map(({ name }) => name);

test('files that arrive together are named by their item in one version, and asking twice names them once', async () => {
  const item = await saveNew(page, note('Papers'));
  const one = await bringFile(item.itemId, bytes(10), 'One');
  const other = await bringFile(item.itemId, bytes(10), 'Other');
  const files = [one, other].map(({ sealed }) => ({ itemId: item.itemId, sealed }));
  const attached = { is: 'attached' };
  expect(await attachArrived(page.session, files)).toEqual([attached, attached]);
  expect(await attachArrived(page.session, files)).toEqual([attached, attached]);
  expect(attachmentsOf(item.itemId)).toEqual(['One', 'Other']);
  expect(openStateOf(page.session).items.get(item.itemId)?.version).toBe(2);
});

test('what another device wrote into the item meanwhile stays', async () => {
  const item = await saveNew(page, note('Papers'));
  const other = openVaultPage(person);
  await unlockVault(other);
  await other.session.save([{ itemId: item.itemId, basedOn: 1, content: note('Papers of ours') }]);
  const { sealed } = await bringFile(item.itemId, bytes(10), 'One');
  const [answer] = await attachArrived(page.session, [{ itemId: item.itemId, sealed }]);
  expect(answer).toEqual({ is: 'attached' });
  const saved = openStateOf(page.session).items.get(item.itemId);
  expect([saved?.content.title, saved?.alternatives]).toEqual(['Papers of ours', []]);
  expect(attachmentsOf(item.itemId)).toEqual(['One']);
  other.session.lock('chosen');
});

test.each(['erased', 'in the trash', 'never saved'])(
  'a file whose item is %s becomes an item of its own, once',
  async (where) => {
    const { session } = page;
    const item = where === 'never saved' ? null : await saveNew(page, note('Papers'));
    const itemId = item?.itemId ?? vaultItemIdSchema.parse(crypto.randomUUID());
    const { sealed } = await bringFile(itemId, bytes(10), 'The will.pdf');
    if (item) await session.trash([item]);
    if (item && where === 'erased') await session.erase([itemId]);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await attachArrived(session, [{ itemId, sealed }])).toEqual([{ is: 'attached' }]);
    }
    const made = [...openStateOf(session).items.values()].filter(({ content }) =>
      content.attachments.some(({ fileId }) => fileId === sealed.fileId),
    );
    expect(made.map(({ content }) => [content.kind, content.title])).toEqual([['file', 'The will.pdf']]);
  },
);

test('a file whose item another device erased, unheard of here, becomes an item of its own', async () => {
  const { itemId } = await saveNew(page, note('Papers to be forgotten'));
  const { sealed } = await bringFile(itemId, bytes(10), 'The deed.pdf');
  const other = openVaultPage(person);
  const { items } = await unlockVault(other);
  const theirs = items.get(itemId);
  await other.session.trash(theirs ? [theirs] : []);
  await other.session.erase([itemId]);
  other.session.lock('chosen');
  expect(await attachArrived(page.session, [{ itemId, sealed }])).toEqual([{ is: 'attached' }]);
  const holders = [...openStateOf(page.session).items.values()].filter(({ content }) =>
    content.attachments.some(({ fileId }) => fileId === sealed.fileId),
  );
  expect(holders.map(({ content }) => content.title)).toEqual(['The deed.pdf']);
  const titles = [...openStateOf(page.session).items.values()].map(({ content }) => content.title);
  expect(titles).not.toContain('Papers to be forgotten');
});

test('a file that was given up meanwhile is told, so that it can be sent again', async () => {
  const item = await saveNew(page, note('Papers'));
  const { sealed } = await bringFile(item.itemId, bytes(10), 'One');
  await person.call(vaultAbandonFiles, { fileIds: [sealed.fileId] });
  expect(await attachArrived(page.session, [{ itemId: item.itemId, sealed }])).toEqual([
    { is: 'failed', failure: { kind: 'refused', code: 'upload-incomplete' } },
  ]);
  expect(attachmentsOf(item.itemId)).toEqual([]);
});

test('what was kept for a file on the device says nothing to anybody else, and is refused when it was changed', async () => {
  const item = await saveNew(page, note('Papers'));
  const { sealed } = await bringFile(item.itemId, bytes(10), 'The will of Rose');
  expect(sealed.record).not.toContain('The will of Rose');
  expect(Buffer.from(sealed.record, 'base64url').toString('latin1')).not.toContain('The will of Rose');
  expect((await openAttachmentRecord(page.session, sealed.record))?.name).toBe('The will of Rose');
  const first = sealed.record.startsWith('A') ? 'B' : 'A';
  const changed = { ...sealed, record: `${first}${sealed.record.slice(1)}` };
  expect(await attachArrived(page.session, [{ itemId: item.itemId, sealed: changed }])).toEqual([
    { is: 'unreadable' },
  ]);
});

/** The store over the person's own token. `change` stands in for a disk or a line that is at fault. */
function storeWith(change: (stored: Buffer) => Buffer | null) {
  return async (path: string, signal: AbortSignal, fromByte = 0): Promise<Response> => {
    const { services } = await backend.server.businessLogic();
    const [stored] = await services.bucket.file(path).download();
    signal.throwIfAborted();
    const changed = change(stored);
    if (!changed) throw new AnswerError(path, 404);
    if (fromByte > 0 && fromByte >= changed.length) throw new AnswerError(path, 416);
    const headers = {
      'content-length': String(changed.length - fromByte),
      'content-range': `bytes ${fromByte}-${changed.length - 1}/${changed.length}`,
    };
    const body = Uint8Array.from(changed.subarray(fromByte));
    return new Response(body, { status: fromByte > 0 ? 206 : 200, headers });
  };
}

async function readBack(sealed: SealedFile, change: (stored: Buffer) => Buffer | null): Promise<Buffer> {
  const attachment = await openAttachmentRecord(page.session, sealed.record);
  const opening = attachment && (await page.session.openFileStream(attachment));
  if (!opening?.ok) throw new Error('The record does not open.');
  const pieces = readSealed({
    path: `users/${person.uid}/vault/${sealed.fileId}`,
    byteCount: sealed.byteCount,
    clock: systemClock,
    signal: new AbortController().signal,
    open: storeWith(change),
  });
  const reader = streamOf(pieces).pipeThrough(opening.value).getReader();
  const opened: Bytes[] = [];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(opened);
    opened.push(value);
  }
}

test('comes back as it was, and a file that is altered, cut, longer or gone says so', async () => {
  const item = await saveNew(page, note('Papers'));
  const content = bytes(400_000);
  const { sealed } = await bringFile(item.itemId, content, 'Film.mp4');
  const sha256 = (of: Uint8Array) => createHash('sha256').update(of).digest('hex');
  expect(sha256(await readBack(sealed, (stored) => stored))).toBe(sha256(content));
  const problemOf = (change: (stored: Buffer) => Buffer | null) =>
    readBack(sealed, change).catch((error: unknown) =>
      error instanceof VaultStreamError ? error.problem : error,
    );
  const altered = (stored: Buffer) => {
    const copy = Buffer.from(stored);
    copy[200_000] = (copy[200_000] ?? 0) ^ 1;
    return copy;
  };
  expect(await problemOf(altered)).toMatchObject({ is: 'altered', what: 'file', chunk: 1 });
  expect(await problemOf((stored) => stored.subarray(0, stored.length - 1))).toEqual({ is: 'cut' });
  expect(await problemOf((stored) => stored.subarray(0, 131_088))).toEqual({ is: 'cut' });
  expect(await problemOf((stored) => Buffer.concat([stored, Buffer.alloc(3)]))).toEqual({ is: 'too-long' });
  expect(await problemOf(() => null)).toBeInstanceOf(FileMissingError);
  // The item itself is as it was.
  expect(openStateOf(page.session).items.get(item.itemId)?.content.title).toBe('Papers');
});
