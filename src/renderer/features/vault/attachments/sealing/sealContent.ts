/**
 * Sealing a file's content under a key of its own, with a few chunks of it in memory however long it is. What comes out
 * goes to `write` in order; both checksums are told at the end.
 */
import { createMD5, createSHA256 } from 'hash-wasm';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { VaultStreamError } from '#shared/vault/problems.ts';
import { systemRandomness } from '#shared/vault/randomness.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { KEY_LENGTH } from '#shared/vault/sealing.ts';

/** Read at once, in bytes: enough to keep the browser's threads busy. */
const PIECE_LENGTH = 4 * 1024 * 1024;

export interface ContentSealed {
  /** Base64url. It never was and never will be another file's. */
  readonly key: string;
  /** Of the file, hex. */
  readonly sha256: string;
  /** Of what is stored, base64. */
  readonly md5: string;
  /** Of what is stored. */
  readonly byteCount: number;
}

interface SealOptions {
  readonly identity: VaultIdentity;
  readonly fileId: VaultFileId;
  readonly write: (sealed: Bytes) => void;
  /** Bytes of the file that are sealed. */
  readonly onProgress: (sealedBytes: number) => void;
}

/** Throws what reading the file throws when it was moved or changed meanwhile, and what `write` throws. */
export async function sealContent(
  file: Blob,
  { identity, fileId, write, onProgress }: SealOptions,
): Promise<ContentSealed> {
  const key = toBase64Url(systemRandomness.bytes(KEY_LENGTH));
  const fileKey = await importFileKey(identity, fileId, key);
  if (!fileKey.ok) throw new VaultStreamError(fileKey.problem);
  const [sha256, md5] = await Promise.all([createSHA256(), createMD5()]);
  sha256.init();
  md5.init();
  let readBytes = 0;
  let byteCount = 0;
  const pieces = new ReadableStream<Bytes>({
    async pull(controller) {
      if (readBytes >= file.size) {
        controller.close();
        return;
      }
      const part = file.slice(readBytes, readBytes + PIECE_LENGTH);
      const piece = new Uint8Array(await part.arrayBuffer());
      readBytes += piece.length;
      sha256.update(piece);
      controller.enqueue(piece);
      onProgress(readBytes);
    },
  });
  const reader = pieces.pipeThrough(sealFileStream(fileKey.value)).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    md5.update(value);
    write(value);
    byteCount += value.length;
  }
  return { key, sha256: sha256.digest('hex'), md5: base64(md5.digest('binary')), byteCount };
}

const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
