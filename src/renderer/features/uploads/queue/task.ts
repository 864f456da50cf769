/** One file in the queue, and what the queue asks of the server for it. */
import type { MediaItemId } from '#shared/domain/ids.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { VaultFileId, VaultId, VaultItemId } from '#shared/vault/ids.ts';
import type { Inspection, SealedFile, Upload, UploadProgress } from '../upload.ts';

/**
 * What uploads into albums ask, and who the person is. Every method may be repeated without harm. Refusals by a rule come
 * as values, failures as exceptions.
 */
export interface QueueServer {
  reserve(request: ReservationRequest): Promise<ReservationAnswer>;
  send(request: SendRequest): Promise<void>;
  sendThumbnail(request: ThumbnailRequest): Promise<void>;
  commit(itemId: MediaItemId, upload: Upload, inspection: Inspection): Promise<CommitAnswer>;
  /** Gives the room back and removes what had arrived, unless the item is ready. */
  release(itemId: MediaItemId): Promise<void>;
  /** Gets a new token. Throws when the session is over or the identity service cannot be reached. */
  renewSession(): Promise<void>;
}

/** What uploads into the vault ask, on the same terms. */
export interface VaultServer {
  reserve(request: VaultReservationRequest): Promise<VaultAnswer>;
  send(request: VaultSendRequest): Promise<void>;
  commit(fileId: VaultFileId): Promise<VaultAnswer>;
  /** Gives the room back and removes what had arrived, unless an item names the file. */
  release(fileId: VaultFileId): Promise<void>;
}

export interface VaultReservationRequest {
  readonly vaultId: VaultId;
  readonly itemId: VaultItemId;
  readonly sealed: SealedFile;
}

export type VaultSendRequest = Omit<SendRequest, 'folder' | 'contentType'> & { readonly path: string };

export interface ReservationRequest {
  readonly itemId: MediaItemId;
  readonly upload: Upload;
  readonly inspection: Inspection;
}

export interface SendRequest {
  readonly folder: string;
  readonly content: Blob;
  readonly contentType: string;
  readonly session: string | null;
  readonly signal: AbortSignal;
  readonly onSession: (session: string) => void;
  readonly onProgress: (sentBytes: number) => void;
}

interface ThumbnailRequest {
  readonly folder: string;
  readonly size: 'small' | 'large';
  readonly content: Blob;
  readonly signal: AbortSignal;
}

interface Refused {
  readonly outcome: 'refused';
  readonly code: RefusalCode;
}
export type VaultAnswer = { readonly outcome: 'done' } | Refused;
export type ReservationAnswer = { readonly outcome: 'reserved'; readonly folder: string } | Refused;
export type CommitAnswer = { readonly outcome: 'ready' } | Refused;

export interface Task {
  upload: Upload;
  progress: UploadProgress;
  file: File | null;
  stop: AbortController;
  /** Settles when nothing runs for it any more. */
  running: Promise<void>;
}

/** Thrown through a task's signal; says what the person did. */
export type StopReason = 'paused' | 'cancelled';
