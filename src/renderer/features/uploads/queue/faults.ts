/** Turns whatever went wrong into a fault the panel can explain, or into "try again by itself". */
import { CallableError } from '#platform/backend/callables.ts';
import { FileStoreError } from '#platform/backend/smallFiles.ts';
import { SignedOutError, TransferRefusedError } from '../transfer/resumableUpload.ts';
import type { UploadFaultCode } from '../upload.ts';

export type Fault =
  | { readonly kind: 'passing' }
  | { readonly kind: 'lasting'; readonly code: UploadFaultCode; readonly canRetry: boolean };

const passing: Fault = { kind: 'passing' };
const passingCodes = new Set([
  'unavailable',
  'deadline-exceeded',
  'cancelled',
  'aborted',
  'unknown',
  'internal',
]);

function isPassingStatus(status: number): boolean {
  return (
    status === 0 || status === 408 || status === 409 || status === 429 || (status >= 500 && status !== 507)
  );
}

export function faultFrom(error: unknown): Fault {
  if (error instanceof SignedOutError) return { kind: 'lasting', code: 'signed-out', canRetry: true };
  if (error instanceof CallableError) {
    if (error.business)
      return { kind: 'lasting', code: error.business, canRetry: canTryAgain(error.business) };
    if (error.code === 'unauthenticated') return { kind: 'lasting', code: 'signed-out', canRetry: true };
    return passingCodes.has(error.code) ? passing : { kind: 'lasting', code: 'server', canRetry: true };
  }
  if (error instanceof TransferRefusedError || error instanceof FileStoreError) {
    if (error.status === 401) return { kind: 'lasting', code: 'signed-out', canRetry: true };
    return isPassingStatus(error.status) ? passing : { kind: 'lasting', code: 'server', canRetry: true };
  }
  // A revoked session shows as a failed token refresh of the identity SDK.
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (/^auth\/(user-token-expired|user-disabled|invalid-user-token|user-not-found)$/.test(code)) {
    return { kind: 'lasting', code: 'signed-out', canRetry: true };
  }
  // fetch rejects with a TypeError when the network is gone.
  if (error instanceof TypeError || code === 'auth/network-request-failed') return passing;
  return { kind: 'lasting', code: 'server', canRetry: true };
}

/** Whether the same file may go through later without being changed. */
export function canTryAgain(code: UploadFaultCode): boolean {
  switch (code) {
    case 'file-empty':
    case 'file-damaged':
    case 'media-type-refused':
    case 'media-file-too-large':
    case 'media-already-in-album':
    case 'demo-account-read-only':
    case 'album-not-found':
      return false;
    default:
      return true;
  }
}
