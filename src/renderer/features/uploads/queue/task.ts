/** One file in the queue, and what the queue asks of the server for it. */
import type { MediaItemId } from '#shared/domain/ids.ts';
import type { Inspection, Upload, UploadProgress } from '../upload.ts';
import type { canTryAgain } from './faults.ts';

export interface QueueServer {
  /** Refusals come as values, failures as exceptions. */
  reserve(upload: Upload, inspection: Inspection): Promise<ReservationAnswer>;
  send(task: SendTask): Promise<void>;
  sendThumbnails(folder: string, inspection: Inspection): Promise<Inspection>;
  commit(upload: Upload, inspection: Inspection): Promise<CommitAnswer>;
  abandon(itemIds: readonly MediaItemId[]): Promise<void>;
}

export interface SendTask {
  readonly folder: string;
  readonly content: Blob;
  readonly contentType: string;
  readonly session: string | null;
  readonly signal: AbortSignal;
  readonly onSession: (session: string) => void;
  readonly onProgress: (sentBytes: number) => void;
}

type Refused = { readonly outcome: 'refused'; readonly code: Parameters<typeof canTryAgain>[0] };
export type ReservationAnswer =
  | { readonly outcome: 'reserved'; readonly itemId: MediaItemId; readonly folder: string }
  | Refused;
export type CommitAnswer = { readonly outcome: 'ready' } | Refused;

export interface Task {
  upload: Upload;
  progress: UploadProgress;
  file: File | null;
  stop: AbortController;
}

/** Thrown through a task's signal; says what the person did. */
export type StopReason = 'paused' | 'cancelled';
