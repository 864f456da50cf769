/** Writing to a file of the page's own (OPFS). */
import type { Bytes } from '#shared/vault/encoding.ts';

/** As much of a worker's own way to write a file as is used here. */
interface SyncAccess {
  write(bytes: Bytes, options: { readonly at: number }): number;
  truncate(length: number): void;
  flush(): void;
  close(): void;
}
type OwnFile = Pick<FileSystemFileHandle, 'createWritable'>;
type OpensSyncAccess = OwnFile & { createSyncAccessHandle(): Promise<SyncAccess> };

const opensSyncAccess = (handle: OwnFile): handle is OpensSyncAccess => 'createSyncAccessHandle' in handle;

/**
 * Straight into the file where a worker may do that: a stream of the browser's own writes a copy first. What is written is
 * used up: its memory is let go of.
 */
export async function writableOf(handle: OwnFile): Promise<WritableStream<Bytes>> {
  if (!opensSyncAccess(handle)) return handle.createWritable();
  const access = await handle.createSyncAccessHandle();
  access.truncate(0);
  const gone = openNowhere();
  let at = 0;
  return new WritableStream<Bytes>({
    write(chunk) {
      at += access.write(chunk, { at });
      gone.postMessage(null, [chunk.buffer]);
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

/**
 * A port without another end: what is moved into it is freed at once, and not only when the browser next tidies up.
 * `ArrayBuffer.transfer(0)` would hide it from what tidies up, and Chromium frees nothing by it.
 */
function openNowhere(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port2.close();
  return port1;
}
