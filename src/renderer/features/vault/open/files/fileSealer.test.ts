import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { crc32cOf } from '#shared/vault/crc32c.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { importFileKey, sealedByteCount } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { BLOCK_LENGTH } from './fileBlocks.ts';
import { fileSealer } from './fileSealer.ts';

const identity = {
  ownerId: userIdSchema.parse('owner'),
  vaultId: vaultIdSchema.parse('00000000-0000-4000-8000-000000000001'),
};
const fileId = vaultFileIdSchema.parse('00000000-0000-4000-8000-000000000002');
const noop = () => undefined;

test.each([0, 1, 131_072, BLOCK_LENGTH - 1, BLOCK_LENGTH, BLOCK_LENGTH + 1, 3 * BLOCK_LENGTH + 200_000])(
  '%i bytes are sealed, summed up, and open again',
  async (byteCount) => {
    const content = randomBytes(byteCount);
    const pieces: Bytes[] = [];
    const target = new WritableStream<Bytes>({ write: (piece) => void pieces.push(piece) });
    const read: number[] = [];
    const file = new Blob([content]);
    const sealed = await fileSealer.sealFileTo(identity, { fileId, file, target }, (count) =>
      read.push(count),
    );
    const stored = Buffer.concat(pieces);
    expect(stored.length).toBe(sealedByteCount(byteCount));
    expect(sealed).toMatchObject({
      byteCount,
      sealedByteCount: stored.length,
      crc32c: await crc32cOf(stored),
    });
    expect(read.at(-1)).toBe(byteCount);
    const key = await importFileKey(identity, fileId, sealed.key);
    if (!key.ok) throw new Error(key.problem.is);
    const opening = new Blob([stored]).stream().pipeThrough(openFileStream(key.value, byteCount));
    expect(content.equals(Buffer.from(await new Response(opening).arrayBuffer()))).toBe(true);
  },
);

/** A file as a disk gives it: a piece whenever one is asked for, until `length` bytes. */
function pieces(length: number, type?: 'bytes') {
  let given = 0;
  const next = () => {
    const piece = new Uint8Array(Math.min(65_536, length - given)).fill(7);
    given += piece.length;
    return piece;
  };
  const stream = () =>
    type
      ? new ReadableStream<Bytes>({
          type,
          pull(controller) {
            if (given === length) {
              controller.close();
              if ('byobRequest' in controller) controller.byobRequest?.respond(0);
            } else controller.enqueue(next());
          },
        })
      : new ReadableStream<Bytes>(
          { pull: (controller) => (given === length ? controller.close() : controller.enqueue(next())) },
          { highWaterMark: 0 },
        );
  return { stream, given: () => given };
}
const claiming = (size: number, stream: Blob['stream']) =>
  Object.defineProperty(Object.assign(new Blob([]), { stream }), 'size', { value: size });

test.each([undefined, 'bytes'] as const)(
  'however the browser gives the pieces (%s), all of them are sealed in their order',
  async (type) => {
    const content = Buffer.alloc(2 * BLOCK_LENGTH + 5_000, 7);
    const stored: Bytes[] = [];
    const target = new WritableStream<Bytes>({ write: (piece) => void stored.push(piece) });
    const file = claiming(content.length, pieces(content.length, type).stream);
    const sealed = await fileSealer.sealFileTo(identity, { fileId, file, target }, noop);
    const key = await importFileKey(identity, fileId, sealed.key);
    if (!key.ok) throw new Error(key.problem.is);
    const opening = new Blob(stored).stream().pipeThrough(openFileStream(key.value, content.length));
    expect(content.equals(Buffer.from(await new Response(opening).arrayBuffer()))).toBe(true);
  },
);

test.each([
  ['shorter', undefined, 100_000],
  ['shorter', 'bytes', 100_000],
  ['longer', undefined, 300_000],
  ['longer', 'bytes', 300_000],
] as const)('a file that is %s than it said (%s) is not taken for whole', async (_, type, length) => {
  const file = claiming(200_000, pieces(length, type).stream);
  const sealing = fileSealer.sealFileTo(identity, { fileId, file, target: new WritableStream() }, noop);
  await expect(sealing).rejects.toMatchObject({ name: 'NotReadableError' });
});

test('while the disk takes nothing, no more is read than three blocks hold', async () => {
  const { stream, given } = pieces(100 * BLOCK_LENGTH);
  const file = claiming(100 * BLOCK_LENGTH, stream);
  const full = Promise.withResolvers<never>();
  const target = new WritableStream<Bytes>({ write: () => full.promise }, { highWaterMark: 0 });
  const sealing = fileSealer.sealFileTo(identity, { fileId, file, target }, noop);
  sealing.catch(noop);
  await expect.poll(given).toBeGreaterThan(BLOCK_LENGTH);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(given()).toBeLessThanOrEqual(3 * BLOCK_LENGTH + 65_536);
  full.reject(new Error('The disk is full'));
  await expect(sealing).rejects.toThrow('The disk is full');
});
