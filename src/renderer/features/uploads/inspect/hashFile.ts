/** SHA-256 and MD5 of a file, streamed, so that a film of 2 GB never stands in memory. */
import { createMD5, createSHA256 } from 'hash-wasm';

export interface FileHashes {
  /** Hex. */
  readonly sha256: string;
  /** Base64, as Cloud Storage writes it. */
  readonly md5: string;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Throws what the stream throws when the file was moved or changed meanwhile. */
export async function hashFile(file: Blob): Promise<FileHashes> {
  const [sha256, md5] = await Promise.all([createSHA256(), createMD5()]);
  sha256.init();
  md5.init();
  const reader = file.stream().getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    sha256.update(value);
    md5.update(value);
  }
  return { sha256: sha256.digest('hex'), md5: base64(md5.digest('binary')) };
}
