/**
 * The one place that says what a failure means for an upload, wherever it came from.
 *
 * `passing`          goes away by itself: no network, silence, too many requests, a server that restarts, an answer
 *                    that is not ours. Tried again for as long as it takes.
 * `unauthenticated`  the token was refused: it is renewed first, and only then believed.
 * `refused`          this step was refused and may never pass as it is: the upload begins again from its file, a few
 *                    times.
 * `lasting`          a rule of the business said no: the person is told why.
 */
import { ZodError } from 'zod';
import { CallableError } from '#platform/backend/callables.ts';
import { SilenceError } from '#platform/backend/deadline.ts';
import { isSessionOver } from '#platform/backend/sessionOver.ts';
import { FileStoreError } from '#platform/backend/smallFiles.ts';
import type { FunctionsErrorCode, RefusalCode } from '#shared/errors/functions.ts';
import { GarbledAnswerError, SignedOutError, TransferRefusedError } from '../transfer/resumableUpload.ts';
import type { Interruption, UploadFailureCode } from '../upload.ts';

export type Failure =
  | { readonly kind: 'passing'; readonly because: Interruption; readonly retryAfter: number | null }
  | { readonly kind: 'unauthenticated' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'lasting'; readonly code: UploadFailureCode };

const noConnection: Failure = { kind: 'passing', because: 'connection', retryAfter: null };
const busyServer: Failure = { kind: 'passing', because: 'server', retryAfter: null };
/** The file waits on this device for the newer page. */
const oldPage: Failure = { kind: 'passing', because: 'version', retryAfter: null };

function readStatus(status: number, retryAfter: number | null): Failure {
  if (status === 401) return { kind: 'unauthenticated' };
  // 404 and 410: the upload's session is gone, and the next try begins another. 412: somebody else's write came first.
  const isPassing = status < 400 || status >= 500 || [404, 408, 409, 410, 412, 425, 429].includes(status);
  return isPassing ? { kind: 'passing', because: 'server', retryAfter } : { kind: 'refused' };
}

function readBusiness(code: RefusalCode): Failure {
  switch (code) {
    case 'not-signed-in':
    case 'session-ended':
      return { kind: 'unauthenticated' };
    case 'conflict':
    case 'busy':
    case 'too-many-attempts':
    case 'not-available':
      return busyServer;
    case 'client-outdated':
      return oldPage;
    case 'invalid-input':
    case 'not-found':
    case 'media-item-not-found':
      return { kind: 'refused' };
    // Without a default: of a new code the compiler asks what it means.
    case 'storage-quota-exceeded':
    case 'text-limit-reached':
    case 'album-limit-reached':
    case 'trash-full':
    case 'item-limit-reached':
    case 'album-not-found':
    case 'media-type-refused':
    case 'media-file-too-large':
    case 'media-already-in-album':
    case 'checksum-mismatch':
    case 'upload-incomplete':
    case 'demo-account-read-only':
    case 'admin-only':
    case 'email-not-verified':
    case 'recent-sign-in-required':
    case 'recovery-refused':
      return { kind: 'lasting', code };
  }
}

/** The SDK says `internal` for a lost connection and for an answer that is not ours; the server has its own words. */
export function isServerFault({ code, message }: CallableError): boolean {
  return code === 'internal' && message !== 'internal';
}

function readCallable(code: FunctionsErrorCode): Failure {
  switch (code) {
    case 'unauthenticated':
      return { kind: 'unauthenticated' };
    case 'invalid-argument':
      return { kind: 'refused' };
    case 'internal':
      return noConnection;
    // Our own refusals carry a business code: what has none was said by something in between.
    default:
      return busyServer;
  }
}

export function readFailure(error: unknown): Failure {
  if (error instanceof SignedOutError) return { kind: 'unauthenticated' };
  if (error instanceof SilenceError) return noConnection;
  if (error instanceof GarbledAnswerError || error instanceof ZodError) return busyServer;
  if (error instanceof CallableError) {
    if (error.business) return readBusiness(error.business);
    return isServerFault(error) ? busyServer : readCallable(error.code);
  }
  if (error instanceof TransferRefusedError || error instanceof FileStoreError) {
    return readStatus(error.status, error.retryAfter);
  }
  // A file that was moved or changed while it was read.
  if (error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)) {
    return { kind: 'lasting', code: 'file-unreadable' };
  }
  if (isSessionOver(error)) return { kind: 'unauthenticated' };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('auth/')) return noConnection;
  // fetch rejects with a TypeError when the network is gone, and a body that breaks off with one too.
  if (error instanceof TypeError || error instanceof DOMException) return noConnection;
  return { kind: 'refused' };
}

/** Whether the same file may go through later without being changed. */
export function canTryAgain(code: UploadFailureCode): boolean {
  switch (code) {
    case 'file-empty':
    case 'file-needed':
    case 'media-type-refused':
    case 'media-file-too-large':
    case 'media-already-in-album':
    case 'demo-account-read-only':
    case 'album-not-found':
      return false;
    case 'file-unreadable':
    case 'signed-out':
    case 'server':
    case 'busy':
    case 'conflict':
    case 'not-available':
    case 'client-outdated':
    case 'not-found':
    case 'not-signed-in':
    case 'session-ended':
    case 'invalid-input':
    case 'too-many-attempts':
    case 'media-item-not-found':
    case 'checksum-mismatch':
    case 'upload-incomplete':
    case 'storage-quota-exceeded':
    case 'text-limit-reached':
    case 'album-limit-reached':
    case 'trash-full':
    case 'item-limit-reached':
    case 'admin-only':
    case 'email-not-verified':
    case 'recent-sign-in-required':
    case 'recovery-refused':
      return true;
  }
}
