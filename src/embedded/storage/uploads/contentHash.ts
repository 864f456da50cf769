/** MD5 and CRC32C of a content while it streams by, in the vendor's base64 forms. */
import { createHash } from 'node:crypto';
import type { ReadStream } from 'node:fs';
import { createCRC32 } from 'hash-wasm';

/** The Castagnoli polynomial, reversed (RFC 3720 §12.1). */
const CASTAGNOLI = 0x82f63b78;

export interface ContentHash {
  /** How many bytes it has seen. */
  readonly size: number;
  update(bytes: Uint8Array): void;
  digest(): { readonly md5: string; readonly crc32c: string };
}

export async function createContentHash(): Promise<ContentHash> {
  const md5 = createHash('md5');
  const crc32c = await createCRC32(CASTAGNOLI);
  crc32c.init();
  let size = 0;
  return {
    get size() {
      return size;
    },
    update(bytes) {
      md5.update(bytes);
      crc32c.update(bytes);
      size += bytes.length;
    },
    digest: () => ({
      md5: md5.digest('base64'),
      crc32c: Buffer.from(crc32c.digest('hex'), 'hex').toString('base64'),
    }),
  };
}

/** The hash of what a file already holds, for an upload that outlived its process. */
export async function hashFile(stream: ReadStream): Promise<ContentHash> {
  const hash = await createContentHash();
  for await (const chunk of stream) hash.update(chunk as Buffer);
  return hash;
}
