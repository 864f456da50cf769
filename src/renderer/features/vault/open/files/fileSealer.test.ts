import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { TestWorker } from '#platform/workers/worker.testing.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { importFileKey, sealedByteCount } from '#shared/vault/files.ts';
import { vaultFileIdSchema, vaultIdSchema } from '#shared/vault/ids.ts';
import { openFileStream } from '#shared/vault/openFile.ts';
import { BLOCK_LENGTH } from './fileBlocks.ts';
import { createFileHasher } from './fileHasher.ts';
import { createFileSealer } from './fileSealer.ts';

const identity = {
  ownerId: userIdSchema.parse('owner'),
  vaultId: vaultIdSchema.parse('00000000-0000-4000-8000-000000000001'),
};
const fileId = vaultFileIdSchema.parse('00000000-0000-4000-8000-000000000002');
const sealer = createFileSealer(() => new TestWorker('sound', createFileHasher()));
const noop = () => undefined;

test.each([0, 1, 131_072, BLOCK_LENGTH - 1, BLOCK_LENGTH, BLOCK_LENGTH + 1, 3 * BLOCK_LENGTH + 200_000])(
  '%i bytes are sealed, hashed on both sides, and open again',
  async (byteCount) => {
    const content = randomBytes(byteCount);
    const pieces: Bytes[] = [];
    const target = new WritableStream<Bytes>({ write: (piece) => void pieces.push(piece) });
    const read: number[] = [];
    const file = new Blob([content]);
    const sealed = await sealer.sealFileTo(identity, { fileId, file, target }, (count) => read.push(count));
    const stored = Buffer.concat(pieces);
    expect(stored.length).toBe(sealedByteCount(byteCount));
    expect(sealed).toMatchObject({
      byteCount,
      sealedByteCount: stored.length,
      sha256: createHash('sha256').update(content).digest('hex'),
      md5: createHash('md5').update(stored).digest('base64'),
    });
    expect(read.at(-1)).toBe(byteCount);
    const key = await importFileKey(identity, fileId, sealed.key);
    if (!key.ok) throw new Error(key.problem.is);
    const opening = new Blob([stored]).stream().pipeThrough(openFileStream(key.value, byteCount));
    expect(content.equals(Buffer.from(await new Response(opening).arrayBuffer()))).toBe(true);
  },
);

/** As a file on a disk does: gives a piece whenever one is asked for. */
function endlessFile() {
  let given = 0;
  const stream = () =>
    new ReadableStream<Bytes>(
      {
        pull(controller) {
          given += 65_536;
          controller.enqueue(new Uint8Array(65_536));
        },
      },
      { highWaterMark: 0 },
    );
  return { file: Object.assign(new Blob([]), { stream }), given: () => given };
}

test('while the disk takes nothing, no more is read than three blocks hold', async () => {
  const { file, given } = endlessFile();
  const full = Promise.withResolvers<never>();
  const target = new WritableStream<Bytes>({ write: () => full.promise }, { highWaterMark: 0 });
  const sealing = sealer.sealFileTo(identity, { fileId, file, target }, noop);
  sealing.catch(noop);
  await expect.poll(given).toBeGreaterThan(2 * BLOCK_LENGTH);
  for (let turn = 0; turn < 200; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(given()).toBeLessThanOrEqual(3 * BLOCK_LENGTH + 65_536);
  full.reject(new Error('The disk is full'));
  await expect(sealing).rejects.toThrow('The disk is full');
});

test('a hasher that dies fails the file that it was hashing', async () => {
  const failing = createFileSealer(() => new TestWorker('dying', createFileHasher()));
  const file = new Blob([randomBytes(1_000)]);
  const sealing = failing.sealFileTo(identity, { fileId, file, target: new WritableStream() }, noop);
  await expect(sealing).rejects.toThrow(/worker/);
});
