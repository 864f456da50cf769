/** Seals a file while it streams by, in a worker: a few chunks stand in memory, and only what is sealed is written. */
import { createMD5, createSHA256 } from 'hash-wasm';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import { type Bytes, toBase64Url } from '#shared/vault/encoding.ts';
import { importFileKey } from '#shared/vault/files.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { sealFileStream } from '#shared/vault/sealFile.ts';
import { KEY_LENGTH } from '#shared/vault/sealing.ts';

export interface FileToSeal {
  readonly fileId: VaultFileId;
  readonly file: Blob;
  /** Where the sealed bytes go: a file of the page's own (OPFS), which is written anew, or a stream. */
  readonly target: FileSystemFileHandle | WritableStream<Bytes>;
}

export interface SealedFile {
  /** As the attachment has them: base64url, and hex of the file itself. */
  readonly key: string;
  readonly sha256: string;
  readonly byteCount: number;
  /** Of the sealed bytes; `md5` in base64, as the reservation asks for it. */
  readonly sealedByteCount: number;
  readonly md5: string;
}

export async function sealFileTo(
  identity: VaultIdentity,
  { fileId, file, target }: FileToSeal,
  onProgress: (bytesRead: number) => void,
): Promise<SealedFile> {
  const key = toBase64Url(crypto.getRandomValues(new Uint8Array(KEY_LENGTH)));
  const imported = await importFileKey(identity, fileId, key);
  if (!imported.ok) throw new Error('A key that was just made is none');
  const [sha256, md5] = await Promise.all([createSHA256(), createMD5()]);
  sha256.init();
  md5.init();
  let byteCount = 0;
  let sealedByteCount = 0;
  const reading = new TransformStream<Bytes, Bytes>({
    transform(piece, controller) {
      sha256.update(piece);
      byteCount += piece.length;
      onProgress(byteCount);
      controller.enqueue(piece);
    },
  });
  const writing = new TransformStream<Bytes, Bytes>({
    transform(chunk, controller) {
      md5.update(chunk);
      sealedByteCount += chunk.length;
      controller.enqueue(chunk);
    },
  });
  await file
    .stream()
    .pipeThrough(reading)
    .pipeThrough(sealFileStream(imported.value))
    .pipeThrough(writing)
    .pipeTo('getWriter' in target ? target : await writableOf(target));
  return {
    key,
    sha256: sha256.digest('hex'),
    byteCount,
    sealedByteCount,
    md5: btoa(String.fromCharCode(...md5.digest('binary'))),
  };
}

/** As much of a worker's own way to write a file as is used here. */
interface SyncAccess {
  write(bytes: Bytes, options: { readonly at: number }): number;
  truncate(length: number): void;
  flush(): void;
  close(): void;
}
type OpensSyncAccess = FileSystemFileHandle & { createSyncAccessHandle(): Promise<SyncAccess> };

const opensSyncAccess = (handle: FileSystemFileHandle): handle is OpensSyncAccess =>
  'createSyncAccessHandle' in handle;

/** Straight into the file where a worker may do that: a stream of the browser's own writes a copy first. */
async function writableOf(handle: FileSystemFileHandle): Promise<WritableStream<Bytes>> {
  if (!opensSyncAccess(handle)) return handle.createWritable();
  const access = await handle.createSyncAccessHandle();
  access.truncate(0);
  let at = 0;
  return new WritableStream<Bytes>({
    write(chunk) {
      at += access.write(chunk, { at });
    },
    close() {
      access.flush();
      access.close();
    },
    abort() {
      access.close();
    },
  });
}
