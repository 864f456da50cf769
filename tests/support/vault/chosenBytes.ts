/** Randomness that gives the same bytes in every run: the SHA-256 of a name and a number. */
import { createHash } from 'node:crypto';
import type { Randomness } from '#shared/vault/randomness.ts';

export function chosenBytes(name: string, length: number): Uint8Array<ArrayBuffer> {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    createHash('sha256').update(`${name}/${block}`).digest(),
  );
  return Uint8Array.from(Buffer.concat(blocks).subarray(0, length));
}

export function chosenRandomness(name: string): Randomness {
  let taken = 0;
  const bytes = (length: number) => {
    taken += 1;
    return chosenBytes(`${name}/${taken}`, length);
  };
  return {
    bytes,
    key: () => crypto.subtle.importKey('raw', bytes(32), 'AES-GCM', true, ['encrypt', 'decrypt']),
  };
}
