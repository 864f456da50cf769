/** Argon2id in WebAssembly, for pages and workers alike. It takes about a second: call it in a worker. */
import { argon2id as hash } from 'hash-wasm';
import type { Argon2id } from './passphrase.ts';
import { KEY_LENGTH } from './sealing.ts';

export const argon2id: Argon2id = async (phrase, { salt, memoryKiB, passes, lanes }) =>
  Uint8Array.from(
    await hash({
      password: phrase,
      salt,
      memorySize: memoryKiB,
      iterations: passes,
      parallelism: lanes,
      hashLength: KEY_LENGTH,
      outputType: 'binary',
    }),
  );
