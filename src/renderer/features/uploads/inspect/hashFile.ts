/** SHA-256 and MD5 of a file: a photograph's at once, a film's streamed, so that 2 GB never stand in memory. */
import { createMD5, createSHA256 } from 'hash-wasm';

interface FileHashes {
  /** Hex. */
  readonly sha256: string;
  /** Base64, as Cloud Storage writes it. */
  readonly md5: string;
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

/** Up to this many bytes a file is read at once; the browser's own SHA-256 is ten times as fast. */
const AT_ONCE_LIMIT = 32 * 1024 * 1024;

async function hashAtOnce(file: Blob): Promise<FileHashes> {
  const content = new Uint8Array(await file.arrayBuffer());
  const [sha256, md5] = await Promise.all([crypto.subtle.digest('SHA-256', content), createMD5()]);
  return {
    sha256: Array.from(new Uint8Array(sha256), (byte) => byte.toString(16).padStart(2, '0')).join(''),
    md5: base64(md5.init().update(content).digest('binary')),
  };
}

/** Throws what the stream throws when the file was moved or changed meanwhile. */
export async function hashFile(file: Blob): Promise<FileHashes> {
  // A page that was not loaded securely has no `subtle`.
  if (file.size <= AT_ONCE_LIMIT && 'subtle' in crypto) return hashAtOnce(file);
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
