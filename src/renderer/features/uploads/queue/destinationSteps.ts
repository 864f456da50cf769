/** What the steps of an upload are where they depend on where it goes ([Note: Nothing is stranded] in `runUpload.ts`). */
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { Upload, UploadFailureCode, UploadProgress, UploadState } from '../upload.ts';
import { AlbumTrashedError } from './remedy.ts';
import type { CommitAnswer, ReservationAnswer, SendRequest, Task } from './task.ts';

/** What ends an upload's run. */
export type Outcome =
  | { readonly kind: 'ready' }
  | { readonly kind: 'damaged' }
  /** An earlier upload brings the same bytes to the same album. */
  | { readonly kind: 'repeated'; readonly earlier: Upload }
  /** An upload that had lost its file goes on with this one's. */
  | { readonly kind: 'given-back' }
  | { readonly kind: 'failed'; readonly code: UploadFailureCode };

/** Each may be repeated from its beginning, whether or not its last try took effect. */
export interface DestinationSteps {
  /** Learns from the file what the others need. Null to go on. */
  prepare(task: Task, signal: AbortSignal): Promise<Outcome | null>;
  reserve(task: Task, signal: AbortSignal): Promise<ReservationAnswer>;
  send(task: Task, request: Omit<SendRequest, 'contentType'>): Promise<void>;
  /** Whatever is left once the bytes have arrived. */
  finish(task: Task, folder: string, signal: AbortSignal): Promise<Outcome>;
}

/** What steps may write of a task, and ask of the others. */
export interface TaskNotes {
  move(task: Task, state: UploadState, options?: { readonly isSaved?: boolean }): void;
  note(task: Task, progress: Partial<UploadProgress>): Promise<void>;
  /** An upload on its way that was added before this one and has the same content. */
  findRepeated(task: Task): Upload | null;
  /** Gives its file to an upload that lost this very content. Whether there was one. */
  giveBack(task: Task): boolean;
  /** From now on this is what is sent. It is kept on the device unless it stands there already. */
  replaceFile(task: Task, content: Blob, isOnDisk: boolean): void;
}

/** What should have arrived is not there, or is not what was promised. */
export class NotArrivedError extends Error {
  override readonly name = 'NotArrivedError';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(`The commitment was refused: ${code}.`);
    this.code = code;
  }
}

export function readCommitment(answer: CommitAnswer): Outcome {
  if (answer.outcome === 'ready') return { kind: 'ready' };
  switch (answer.code) {
    case 'upload-incomplete':
    case 'checksum-mismatch':
    case 'media-item-not-found':
    case 'vault-item-not-found':
      throw new NotArrivedError(answer.code);
    case 'album-trashed':
      throw new AlbumTrashedError();
    default:
      return { kind: 'failed', code: answer.code };
  }
}
