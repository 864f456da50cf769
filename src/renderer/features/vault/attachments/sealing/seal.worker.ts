/**
 * Seals one file at a time, away from the page: into the origin's private file system, or, where there is none, into
 * memory. Only what is sealed is ever written.
 */
import { expose } from 'comlink';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import type { VaultFileId } from '#shared/vault/ids.ts';
import { type ContentSealed, sealContent } from './sealContent.ts';

/** Larger files are not sealed in memory: a phone would end the page. */
const IN_MEMORY_LIMIT = 64 * 1024 * 1024;

export interface SealRequest {
  readonly identity: VaultIdentity;
  readonly fileId: VaultFileId;
  readonly file: File;
  /** Where sealed files stand; null without a private file system. */
  readonly folder: FileSystemDirectoryHandle | null;
}

export type SealAnswer =
  | ({ readonly is: 'staged' } & ContentSealed)
  | ({ readonly is: 'in-memory'; readonly content: Blob } & ContentSealed)
  | { readonly is: 'no-place' };

/** Null where the browser writes no file from a worker, or has no room for it. */
async function openStaged(folder: FileSystemDirectoryHandle, fileId: VaultFileId) {
  try {
    const handle = await folder.getFileHandle(fileId, { create: true });
    return await handle.createSyncAccessHandle();
  } catch {
    return null;
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

const sealer = {
  async seal(request: SealRequest, onProgress: (sealedBytes: number) => void): Promise<SealAnswer> {
    const { identity, fileId, file, folder } = request;
    const staged = folder && (await openStaged(folder, fileId));
    if (staged) {
      try {
        staged.truncate(0);
        let at = 0;
        const write = (sealed: Bytes) => {
          at += staged.write(sealed, { at });
        };
        const sealed = await sealContent(file, { identity, fileId, write, onProgress });
        staged.flush();
        return { is: 'staged', ...sealed };
      } catch (error) {
        if (isFull(error)) return { is: 'no-place' };
        throw error;
      } finally {
        staged.close();
      }
    }
    if (file.size > IN_MEMORY_LIMIT) return { is: 'no-place' };
    const parts: Bytes[] = [];
    const sealed = await sealContent(file, {
      identity,
      fileId,
      write: (part) => parts.push(part),
      onProgress,
    });
    return { is: 'in-memory', content: new Blob(parts), ...sealed };
  },
};
export type Sealer = typeof sealer;

expose(sealer);
