/**
 * The one place that says what an upload does about a failure.
 *
 * `wait`         it goes away by itself: no network, silence, too many requests, a server that restarts, an answer that
 *                is not ours, a full disk. Tried again for as long as it takes.
 * `renew`        the token was refused: it is renewed first, and only then believed.
 * `begin-again`  this step may never pass as it is: the upload begins again from its file, a few times.
 * `give-up`      a rule of the business said no: the person is told why.
 */
import { type Failure, failureOf, isServerFull } from '#platform/backend/failure.ts';
import { isSessionOver } from '#platform/backend/sessionOver.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import { SignedOutError } from '../transfer/resumableUpload.ts';
import type { Interruption, UploadFailureCode } from '../upload.ts';

/** Nothing of the file is wrong: its album is in the trash, and may be put back. */
export class AlbumTrashedError extends Error {
  override readonly name = 'AlbumTrashedError';
}

/** A file of the vault whose reservation was given up, and whose id is not free again yet. */
export class FileDiscardedError extends Error {
  override readonly name = 'FileDiscardedError';
}

/** The vault could not save the item that the file belongs to. */
export class SaveFailedError extends Error {
  override readonly name = 'SaveFailedError';
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

export type Remedy =
  | { readonly kind: 'wait'; readonly because: Interruption; readonly retryAfter: number | null }
  | { readonly kind: 'renew' }
  | { readonly kind: 'begin-again' }
  | { readonly kind: 'give-up'; readonly code: UploadFailureCode };

const noConnection: Remedy = { kind: 'wait', because: 'connection', retryAfter: null };
const busyServer: Remedy = { kind: 'wait', because: 'server', retryAfter: null };
/** The file waits on this device for the newer page. */
const oldPage: Remedy = { kind: 'wait', because: 'version', retryAfter: null };
/** Sealing begins from the file's beginning each time: not too often. */
const deviceFull: Remedy = { kind: 'wait', because: 'device-full', retryAfter: 60_000 };
const trashedAlbum: Remedy = { kind: 'wait', because: 'album', retryAfter: null };
const renewal: Remedy = { kind: 'renew' };
const anew: Remedy = { kind: 'begin-again' };

/** 404 and 410: the upload's session is gone, and the next try begins another. 409 and 412: somebody else's write came first. */
const passing: ReadonlySet<number | null> = new Set([404, 409, 410, 412]);

export function remedyFor(error: unknown): Remedy {
  if (error instanceof SignedOutError || isSessionOver(error)) return renewal;
  if (error instanceof AlbumTrashedError) return trashedAlbum;
  if (error instanceof FileDiscardedError) return busyServer;
  // Also of what the queue itself writes down; a worker's error comes without its class.
  if (error instanceof Error && error.name === 'QuotaExceededError') return deviceFull;
  // A file that was moved or changed while it was read.
  if (error instanceof DOMException && ['NotFoundError', 'NotReadableError'].includes(error.name)) {
    return { kind: 'give-up', code: 'file-unreadable' };
  }
  const failure = error instanceof SaveFailedError ? error.failure : failureOf(error);
  switch (failure.kind) {
    case 'refused':
      return afterRefusal(failure.code);
    case 'unauthenticated':
      return renewal;
    case 'rejected':
      return passing.has(failure.status) ? busyServer : anew;
    case 'unavailable':
      return {
        kind: 'wait',
        because: isServerFull(failure) ? 'server-full' : 'server',
        retryAfter: failure.retryAfter,
      };
    case 'timed-out':
      return busyServer;
    case 'identity':
    case 'unreachable':
    case 'cancelled':
      return noConnection;
    case 'unexpected':
      return anew;
  }
}

function afterRefusal(code: RefusalCode): Remedy {
  switch (code) {
    case 'not-signed-in':
    case 'session-ended':
      return renewal;
    case 'conflict':
    case 'busy':
    case 'too-many-attempts':
    case 'not-available':
      return busyServer;
    case 'client-outdated':
      return oldPage;
    case 'album-trashed':
      return trashedAlbum;
    case 'invalid-input':
    case 'not-found':
    case 'media-item-not-found':
    case 'vault-item-not-found':
      return anew;
    // Without a default: of a new code the compiler asks what it means.
    case 'storage-quota-exceeded':
    case 'text-limit-reached':
    case 'album-limit-reached':
    case 'trash-full':
    case 'item-limit-reached':
    case 'album-not-found':
    case 'cart-changed':
    case 'cart-not-ready':
    case 'out-of-stock':
    case 'order-closed':
    case 'order-unreadable':
    case 'test-scan-missing':
    case 'scan-mismatch':
    case 'print-file-refused':
    case 'credits-insufficient':
    case 'payment-unavailable':
    case 'payment-declined':
    case 'payment-disputed':
    case 'album-code-limit-reached':
    case 'album-code-closed':
    case 'passcode-wrong':
    case 'beneficiary-limit-reached':
    case 'beneficiary-not-found':
    case 'contact-limit-reached':
    case 'contact-not-found':
    case 'silent-beneficiary':
    case 'invitation-gone':
    case 'person-keys-missing':
    case 'verification-not-ready':
    case 'channel-code-wrong':
    case 'case-not-yours':
    case 'vault-not-found':
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
    case 'clone-consent-missing':
    case 'clone-not-begun':
    case 'clone-closed':
    case 'conversation-over':
    case 'clone-limit-reached':
      return { kind: 'give-up', code };
  }
}

/** What the same file, unchanged, will meet again. */
const lasting: ReadonlySet<UploadFailureCode> = new Set<UploadFailureCode>([
  'file-empty',
  'file-needed',
  'media-type-refused',
  'media-file-too-large',
  'media-already-in-album',
  'demo-account-read-only',
  'album-not-found',
  'vault-not-found',
  'no-place-to-seal',
]);

/** Whether the same file may go through later without being changed. */
export function canTryAgain(code: UploadFailureCode): boolean {
  return !lasting.has(code);
}
