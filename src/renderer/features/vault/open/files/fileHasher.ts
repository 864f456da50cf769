/** SHA-256 of a file, in a worker beside the one that seals it: it costs more than the sealing itself. One file at a time. */
import { transfer } from 'comlink';
import { createSHA256 } from 'hash-wasm';
import type { Bytes } from '#shared/vault/encoding.ts';

export type FileHasher = ReturnType<typeof createFileHasher>;

export function createFileHasher() {
  const creating = createSHA256();

  return {
    async begin(): Promise<void> {
      (await creating).init();
    },

    /** Gives back the buffer that was moved here. */
    async add(block: Bytes): Promise<ArrayBuffer> {
      (await creating).update(block);
      return transfer(block.buffer, [block.buffer]);
    },

    /** In hex. */
    async end(): Promise<string> {
      return (await creating).digest('hex');
    },
  };
}
