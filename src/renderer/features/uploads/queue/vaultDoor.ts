/**
 * The vault as the queue needs it: locked most of the time. The vault's own code opens it here and closes it again, because
 * it stands on the queue and not the other way round.
 */
import type { Failure } from '#platform/backend/failure.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { VaultFileId, VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { SealedFile } from '../upload.ts';

/** The browser never has a place on this device for a file of this size while it is sealed. */
export class NoPlaceToSealError extends Error {
  override readonly name = 'NoPlaceToSealError';
}

export interface FileToSeal {
  readonly userId: UserId;
  readonly vaultId: VaultId;
  readonly fileId: VaultFileId;
  readonly file: File;
  readonly signal: AbortSignal;
  readonly onProgress: (sealedBytes: number) => void;
}

/** What is sent. `isOnDisk`: it stands among the staged files of this device already. */
export interface SealedContent {
  readonly sealed: SealedFile;
  readonly content: Blob;
  readonly isOnDisk: boolean;
}

/** A file that has arrived and that its item is to name. */
export interface FileToAttach {
  readonly itemId: VaultItemId;
  readonly sealed: SealedFile;
}

export type AttachAnswer =
  | { readonly is: 'attached' }
  | { readonly is: 'failed'; readonly failure: Failure }
  /** What was kept for it on this device is not what this vault had sealed. */
  | { readonly is: 'unreadable' };

/** Every method throws VaultLockedError when the vault is locked meanwhile, and may be repeated without harm. */
export interface VaultForUploads {
  readonly vaultId: VaultId;
  /** Throws NoPlaceToSealError, a QuotaExceededError when the disk is full, the signal's reason, and what reading the file throws. */
  seal(file: FileToSeal): Promise<SealedContent>;
  /** Makes an item of its own where the one that is meant is gone. */
  attach(file: FileToAttach): Promise<AttachAnswer>;
  /** Null for what does not open. */
  nameOf(sealed: SealedFile): Promise<string | null>;
}

export class VaultDoor {
  #vault: VaultForUploads | null = null;
  readonly #listeners = new Set<() => void>();

  get current(): VaultForUploads | null {
    return this.#vault;
  }

  open(vault: VaultForUploads): void {
    this.#vault = vault;
    this.#tell();
  }

  close(): void {
    this.#vault = null;
    this.#tell();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Throws the signal's reason. */
  whenOpen(signal: AbortSignal): Promise<VaultForUploads> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<VaultForUploads>();
    const look = () => {
      if (this.#vault) resolve(this.#vault);
    };
    const stop = () => reject(signal.reason);
    const unsubscribe = this.subscribe(look);
    signal.addEventListener('abort', stop, { once: true });
    look();
    return promise.finally(() => {
      unsubscribe();
      signal.removeEventListener('abort', stop);
    });
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
