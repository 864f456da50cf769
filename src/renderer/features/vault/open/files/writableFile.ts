/** Writing to a file of the page's own (OPFS). */
import type { Bytes } from '#shared/vault/encoding.ts';

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
export async function writableOf(handle: FileSystemFileHandle): Promise<WritableStream<Bytes>> {
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
