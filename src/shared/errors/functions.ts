import { z } from 'zod';

/** Callable error codes and the HTTP status of each, both ways (SPEC §8). */
export const functionsErrorCodeSchema = z.enum([
  'invalid-argument',
  'unauthenticated',
  'permission-denied',
  'not-found',
  'aborted',
  'already-exists',
  'failed-precondition',
  'resource-exhausted',
  'cancelled',
  'internal',
  'unimplemented',
  'unavailable',
  'deadline-exceeded',
  'unknown',
]);
export type FunctionsErrorCode = z.infer<typeof functionsErrorCodeSchema>;

export function functionsErrorCodeForStatus(status: number): FunctionsErrorCode {
  switch (status) {
    case 400:
      return 'invalid-argument';
    case 401:
      return 'unauthenticated';
    case 403:
      return 'permission-denied';
    case 404:
      return 'not-found';
    case 409:
      return 'aborted';
    case 429:
      return 'resource-exhausted';
    case 499:
      return 'cancelled';
    case 0:
    case 500:
      return 'internal';
    case 501:
      return 'unimplemented';
    case 503:
      return 'unavailable';
    case 504:
      return 'deadline-exceeded';
    default:
      return 'unknown';
  }
}

/** Why a rule of the business refused, in words a person can act on. `code` is stable; the text may be translated. */
export const businessErrorCodeSchema = z.enum([
  'storage-quota-exceeded',
  'text-limit-reached',
  'album-limit-reached',
  'trash-full',
  'item-limit-reached',
  'album-not-found',
  'media-item-not-found',
  'media-type-refused',
  'media-file-too-large',
  'media-already-in-album',
  'checksum-mismatch',
  'upload-incomplete',
  'demo-account-read-only',
  'admin-only',
  'email-not-verified',
  'recent-sign-in-required',
  'recovery-refused',
  'too-many-attempts',
  'invalid-input',
  'not-signed-in',
  'session-ended',
  'not-found',
  'conflict',
  /** Others changed the same things at the same moment, again and again: the same call may pass later. */
  'busy',
  'not-available',
]);
export type BusinessErrorCode = z.infer<typeof businessErrorCodeSchema>;
