/**
 * What the pages of the vault do with it, in one place. `vaultStore.ts` holds the one of this page. Nothing here throws for what
 * a person may do wrong: that is a `Result`; what the server or the line refuses is thrown and told by `failureOf`.
 */

import type { Remote } from 'comlink';
import type { z } from 'zod';
import type { LockKeeper } from '#shared/legacy/keys/lockKeeper.ts';
import type { ArchiveToWrite, archiveSchema } from '#shared/vault/archive.ts';
import type { VaultIdentity } from '#shared/vault/derivation.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import type { VaultDeviceId, VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { ReadSealed } from '#shared/vault/openFile.ts';
import type { Result } from '#shared/vault/problems.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';
import type {
  ArchivedKeys,
  FindingKeysOptions,
  GatheredArchive,
  GatheringOptions,
} from './archive/gatheredArchive.ts';
import type { FileToSeal, SealedFile } from './files/fileSealer.ts';
import type {
  AttachmentToOpen,
  EarlierVersion,
  ItemToSave,
  LockCause,
  SaveOutcome,
  VaultItem,
  VaultState,
} from './vaultState.ts';

/** Argon2id is in the worker. */
export type Secret =
  | { readonly way: 'passphrase'; readonly phrase: string }
  /** As it was typed. */
  | { readonly way: 'recovery'; readonly recoveryKey: string }
  | { readonly way: 'device'; readonly deviceId: VaultDeviceId; readonly secret: Bytes };

export interface DeviceToAdd {
  readonly id: VaultDeviceId;
  readonly kind: 'passkey' | 'keychain';
  readonly name: string;
  readonly credentialId?: Bytes;
  readonly prfSalt?: Bytes;
  /** 32 bytes that it gives again each time. */
  readonly secret: Bytes;
}

/** What was made on this device and is not on the server until `install` answers. */
export interface PreparedKeys {
  /** Of the recovery key: 62 letters and digits (`groupRecoveryKey`). */
  readonly recoveryKey: string;
  /** Throws what the server or the line refuses, also UnansweredChangeError; may be called again then. */
  install(): Promise<void>;
}

/** The keys of before, which a secret was found to open. */
export interface PreparedRestoration {
  /** Puts them in the place of the present ones. Throws; may be called again then. */
  install(): Promise<void>;
}

export interface OpeningProgress {
  readonly step: 'key' | 'items';
  /** Of the items: how many are open, of how many. */
  readonly opened: number;
  readonly total: number;
}

export interface VaultSession {
  snapshot(): VaultState;
  subscribe(listener: () => void): () => void;

  /** Reads anew what stands on the server; never rejects. In an open vault, what other devices changed appears. */
  look(): Promise<void>;

  /** Makes a vault on this device. It is open, and kept, when `install` has answered. */
  prepareSetUp(phrase: string): Promise<Result<PreparedKeys>>;
  /** Does what no secret is needed for, as soon as somebody begins to give one. Never throws. */
  prepareUnlock(): void;
  unlock(secret: Secret, onProgress?: (progress: OpeningProgress) => void): Promise<Result<void>>;
  /** Whether `typed` is the phrase, also while the vault is locked. Throws where that cannot be told. */
  isPhrase(typed: string): Promise<boolean>;
  /** The same of a password, which tells the phrase as well when only its capitals differ. */
  isPasswordPhrase(password: string): Promise<boolean>;
  /**
   * Forgets keys and contents in this page and, unless it hears of it from there, in all other pages: at once, or as soon
   * as what is being written was sealed (`beforeLock`).
   */
  lock(cause: LockCause): void;
  /** `act` is waited for before the vault locks, for a moment. Gives what takes it back. */
  beforeLock(act: () => Promise<unknown>): () => void;
  /** The owner did something here: it is not idle, in no page. */
  noteActivity(): void;

  /** Each answered for itself, in order. */
  save(items: readonly ItemToSave[]): Promise<readonly SaveOutcome[]>;
  trash(items: readonly VaultItem[]): Promise<readonly SaveOutcome[]>;
  restore(items: readonly VaultItem[]): Promise<readonly SaveOutcome[]>;
  /** For good, of what is in the trash. Gives those that another device changed meanwhile: they stand. Throws. */
  erase(itemIds: readonly VaultItemId[]): Promise<readonly VaultItemId[]>;
  /** Those that open, newest first. Throws when they cannot be read. */
  earlierVersions(item: VaultItem): Promise<readonly EarlierVersion[]>;

  /**
   * `secret` is typed once more for each change of the keys. `altered` where a box that is not intact would be signed.
   * Throws also `recent-sign-in-required`, and UnansweredChangeError where nobody knows whether it was made.
   */
  changePassphrase(secret: Secret, phrase: string): Promise<Result<void>>;
  prepareRecoveryKey(secret: Secret): Promise<Result<PreparedKeys>>;
  addDevice(secret: Secret, device: DeviceToAdd): Promise<Result<void>>;
  removeDevice(deviceId: VaultDeviceId): Promise<Result<void>>;
  /** Whose vault is open, for the keys of files (`importFileKey`). Throws VaultLockedError when none is. */
  identity(): VaultIdentity;
  /**
   * For this device's own disk: what is to outlive a reload, unreadable while the vault is locked. Throws VaultLockedError
   * when the vault is not open.
   */
  sealForDevice(bytes: Bytes): Promise<Bytes>;
  /** Null for what was not sealed so with this vault's key. Throws VaultLockedError. */
  openFromDevice(sealed: Bytes): Promise<Bytes | null>;
  /**
   * Seals a file with a new key of its own, in a worker that ends when the vault is locked; only what is sealed is
   * written. Throws VaultLockedError, the signal's reason, and what reading or writing throws.
   */
  sealFile(
    file: FileToSeal,
    options?: { readonly signal?: AbortSignal; readonly onProgress?: (bytesRead: number) => void },
  ): Promise<SealedFile>;
  /** A part of a file, of which `readSealed` gives what is stored. */
  openFileRange(
    file: AttachmentToOpen,
    range: { readonly start: number; readonly end: number },
    readSealed: ReadSealed,
  ): Promise<Result<Bytes>>;
  /** A stream that takes what is stored of a file and gives the file; it fails with a `VaultStreamError`. */
  openFileStream(file: AttachmentToOpen): Promise<Result<TransformStream<Bytes, Bytes>>>;

  /** What is made for others with the vault's keys. Throws VaultLockedError when it is not open. */
  readonly askLocks: <Answer>(question: (keeper: Remote<LockKeeper>) => Promise<Answer>) => Promise<Answer>;

  /** All that stands on the server, and what of it is not as it should be ([Note: What an archive takes]). Throws. */
  gatherArchive(options: GatheringOptions): Promise<GatheredArchive>;
  /** The key box for an export, and what is wrong with it. Throws VaultLockedError, and the signal's reason. */
  archivedKeys(options: FindingKeysOptions): Promise<ArchivedKeys>;
  /** What `vault.json` of an export is to hold (`writeArchive`). Throws VaultLockedError. */
  writeArchive(archive: ArchiveToWrite): Promise<z.input<typeof archiveSchema>>;

  /** Key boxes of before, in the order in which they are to be tried. The vault need not be open. Throws. */
  formerKeys(): Promise<readonly StoredKeyBox[]>;
  /** Finds the one of `former` that `secret` opens, to be put in the place of the present one. */
  prepareRestoration(
    former: readonly StoredKeyBox[],
    secret: Secret,
    onTry?: (tried: number) => void,
  ): Promise<Result<PreparedRestoration>>;
  /** Takes the vault out of use for 30 days, after which it is erased. Throws, also UnansweredChangeError. */
  discard(vaultId: VaultId): Promise<void>;
  bringBack(vaultId: VaultId): Promise<void>;
}
