/** Files of an open vault: sealed in workers of their own, which end when it is locked, and opened range by range. */
import { proxy, transfer } from 'comlink';
import { createWorkerPool, type Startable } from '#platform/workers/workerPool.ts';
import type { Clock } from '#shared/clock.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import { type FileKey, importFileKey } from '#shared/vault/files.ts';
import { openFileRange, openFileStream, type ReadSealed } from '#shared/vault/openFile.ts';
import { type Result, succeed } from '#shared/vault/problems.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';
import type { AttachmentToOpen } from '../vaultState.ts';
import { type FileSealer, type FileToSeal, SEALING_LIMIT, type SealedFile } from './fileSealer.ts';

interface VaultFilesOptions {
  readonly clock: Clock;
  readonly startWorker: () => Startable;
  /** Throws VaultLockedError when no vault is open. */
  readonly identity: () => VaultIdentity;
}

interface SealingOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (bytesRead: number) => void;
}

export class VaultFiles {
  readonly #options: VaultFilesOptions;
  readonly #sealers;
  #untilLocked = new AbortController();

  constructor(options: VaultFilesOptions) {
    this.#options = options;
    const { clock, startWorker } = options;
    this.#sealers = createWorkerPool<FileSealer>({ count: 1, clock, start: startWorker });
  }

  endAll(): void {
    this.#untilLocked.abort(new VaultLockedError('The vault was locked'));
    this.#untilLocked = new AbortController();
  }

  seal(file: FileToSeal, { signal, onProgress = () => undefined }: SealingOptions = {}): Promise<SealedFile> {
    const identity = this.#options.identity();
    const untilLocked = this.#untilLocked.signal;
    const until = signal ? AbortSignal.any([signal, untilLocked]) : untilLocked;
    // A stream moves into the worker; a file's handle is the same there.
    const moved = 'getWriter' in file.target ? transfer(file, [file.target]) : file;
    return this.#sealers.use<SealedFile>(SEALING_LIMIT, until, async (sealer) =>
      sealer.sealFileTo(identity, moved, proxy(onProgress)),
    );
  }

  async openRange(
    file: AttachmentToOpen,
    range: { readonly start: number; readonly end: number },
    readSealed: ReadSealed,
  ): Promise<Result<Bytes>> {
    const key = await this.#keyOf(file);
    return key.ok ? openFileRange(key.value, file.byteCount, range, readSealed) : key;
  }

  async openStream(file: AttachmentToOpen): Promise<Result<TransformStream<Bytes, Bytes>>> {
    const key = await this.#keyOf(file);
    return key.ok ? succeed(openFileStream(key.value, file.byteCount)) : key;
  }

  #keyOf({ fileId, key }: AttachmentToOpen): Promise<Result<FileKey>> {
    return importFileKey(this.#options.identity(), fileId, key);
  }
}
