/** CRC32C of sealed bytes on their way, as the store names it of each object: it tells damage. That nobody forged is proven by their own tags. */
import { createCRC32 } from 'hash-wasm';

/** The Castagnoli polynomial, reversed (RFC 3720 §12.1). */
const CASTAGNOLI = 0x82f63b78;

interface Crc32c {
  update(bytes: Uint8Array): void;
  /** Four bytes, the greatest first, in base64. */
  digest(): string;
}

export async function beginCrc32c(): Promise<Crc32c> {
  const crc32c = await createCRC32(CASTAGNOLI);
  crc32c.init();
  return {
    update: (bytes) => void crc32c.update(bytes),
    digest: () => btoa(String.fromCharCode(...crc32c.digest('binary'))),
  };
}

export async function crc32cOf(bytes: Uint8Array): Promise<string> {
  const crc32c = await beginCrc32c();
  crc32c.update(bytes);
  return crc32c.digest();
}
