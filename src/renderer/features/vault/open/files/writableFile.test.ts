import { expect, test } from 'vitest';
import type { Bytes } from '#shared/vault/encoding.ts';
import { writableOf } from './writableFile.ts';

/** A file of the page's own as a worker has it. */
function fileInWorker() {
  const written: number[] = [];
  const told: string[] = [];
  const access = {
    write(bytes: Bytes, { at }: { readonly at: number }) {
      written.splice(at, bytes.length, ...bytes);
      return bytes.length;
    },
    truncate: (length: number) => void written.splice(length),
    flush: () => void told.push('flushed'),
    close: () => void told.push('closed'),
  };
  const handle = {
    createSyncAccessHandle: async () => access,
    createWritable: () => Promise.reject(new Error('A worker has a shorter way')),
  };
  return { handle, written, told };
}

test('what is written stands in the file in its order, and no longer in memory', async () => {
  const { handle, written, told } = fileInWorker();
  const chunks = [Uint8Array.of(1, 2, 3), Uint8Array.of(4, 5)];
  const writer = (await writableOf(handle)).getWriter();
  for (const chunk of chunks) await writer.write(chunk);
  expect(chunks.map(({ buffer }) => buffer.byteLength)).toEqual([0, 0]);
  await writer.close();
  expect(written).toEqual([1, 2, 3, 4, 5]);
  expect(told).toEqual(['flushed', 'closed']);
});

test('a file that is given up is let go of', async () => {
  const { handle, told } = fileInWorker();
  await (await writableOf(handle)).abort(new Error('Locked'));
  expect(told).toEqual(['closed']);
});
