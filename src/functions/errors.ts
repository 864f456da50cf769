/**
 * How business logic refuses. A handler throws BusinessError; the transport (Cloud Functions or the embedded
 * server) sends what `toCallableFailure` makes of it. Anything else that is thrown becomes a bare `internal`:
 * its text may hold what a stranger must not read, so it goes to the log and not on the wire.
 */
import type { z } from 'zod';
import type { BusinessErrorCode, FunctionsErrorCode } from '#shared/errors/functions.ts';

const transportCodes: Readonly<Record<BusinessErrorCode, FunctionsErrorCode>> = {
  'storage-quota-exceeded': 'resource-exhausted',
  'text-limit-reached': 'resource-exhausted',
  'album-limit-reached': 'resource-exhausted',
  'trash-full': 'resource-exhausted',
  'item-limit-reached': 'resource-exhausted',
  'album-not-found': 'not-found',
  'media-item-not-found': 'not-found',
  'media-type-refused': 'invalid-argument',
  'media-file-too-large': 'invalid-argument',
  'media-already-in-album': 'already-exists',
  'checksum-mismatch': 'failed-precondition',
  'upload-incomplete': 'failed-precondition',
  'demo-account-read-only': 'permission-denied',
  'admin-only': 'permission-denied',
  'email-not-verified': 'permission-denied',
  'recent-sign-in-required': 'failed-precondition',
  'recovery-refused': 'permission-denied',
  'too-many-attempts': 'resource-exhausted',
  'invalid-input': 'invalid-argument',
  'not-signed-in': 'unauthenticated',
  'session-ended': 'unauthenticated',
  'not-found': 'not-found',
  conflict: 'aborted',
  busy: 'aborted',
  'not-available': 'unimplemented',
  'client-outdated': 'failed-precondition',
};

interface BusinessErrorDetails {
  /** Dotted name of the input field at fault, when one is. */
  readonly field?: string;
  /** Figures the interface shows beside the text, such as the bytes left. */
  readonly [name: string]: string | number | boolean | null | undefined;
}

/** `message` is shown to the person as it is: short, concrete, in English. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  readonly code: BusinessErrorCode;
  readonly details: BusinessErrorDetails;

  constructor(code: BusinessErrorCode, message: string, details: BusinessErrorDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What goes on the wire for a refused call. `details` always carries the stable `code`. */
export interface CallableFailure {
  readonly code: FunctionsErrorCode;
  readonly message: string;
  readonly details?: BusinessErrorDetails & { readonly code: BusinessErrorCode };
}

export function toCallableFailure(error: unknown): CallableFailure {
  if (error instanceof BusinessError) {
    return {
      code: transportCodes[error.code],
      message: error.message,
      details: { ...error.details, code: error.code },
    };
  }
  return { code: 'internal', message: 'INTERNAL' };
}

/** Checks input against its schema. Throws BusinessError `invalid-input` that names the first field at fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) {
    assertWellFormed(parsed.data, []);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'data';
  throw new BusinessError('invalid-input', `${field}: ${issue?.message ?? 'not valid'}`, { field });
}

/** Half a character (a lone surrogate) cannot be stored: Firestore's texts are UTF-8. */
function assertWellFormed(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    const field = path.join('.') || 'data';
    throw new BusinessError('invalid-input', `${field}: holds half a character`, { field });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) assertWellFormed(inner, [...path, name]);
}
