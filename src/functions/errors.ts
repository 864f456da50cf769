/**
 * How business logic refuses. A handler throws a Refusal with a code of the catalogue; the transport (Cloud Functions or
 * the embedded server) sends what `toWireError` makes of it. Anything else that is thrown becomes a bare `internal`:
 * its text may hold what a stranger must not read, so it goes to the log and not on the wire.
 */
import type { z } from 'zod';
import type { FunctionsErrorCode, RefusalCode } from '#shared/errors/functions.ts';

const transportCodes: Readonly<Record<RefusalCode, FunctionsErrorCode>> = {
  'storage-quota-exceeded': 'resource-exhausted',
  'text-limit-reached': 'resource-exhausted',
  'album-limit-reached': 'resource-exhausted',
  'trash-full': 'resource-exhausted',
  'item-limit-reached': 'resource-exhausted',
  'album-not-found': 'not-found',
  'album-trashed': 'failed-precondition',
  'media-item-not-found': 'not-found',
  'album-code-limit-reached': 'resource-exhausted',
  'album-code-closed': 'not-found',
  'passcode-wrong': 'permission-denied',
  'vault-not-found': 'not-found',
  'vault-item-not-found': 'not-found',
  'beneficiary-limit-reached': 'resource-exhausted',
  'beneficiary-not-found': 'not-found',
  'contact-limit-reached': 'resource-exhausted',
  'contact-not-found': 'not-found',
  'silent-beneficiary': 'failed-precondition',
  'invitation-gone': 'not-found',
  'person-keys-missing': 'failed-precondition',
  'verification-not-ready': 'failed-precondition',
  'channel-code-wrong': 'invalid-argument',
  'cart-changed': 'aborted',
  'cart-not-ready': 'failed-precondition',
  'out-of-stock': 'resource-exhausted',
  'order-closed': 'failed-precondition',
  'order-unreadable': 'internal',
  'test-scan-missing': 'failed-precondition',
  'scan-mismatch': 'invalid-argument',
  'print-file-refused': 'invalid-argument',
  'credits-insufficient': 'resource-exhausted',
  'payment-unavailable': 'unavailable',
  'payment-declined': 'failed-precondition',
  'payment-disputed': 'failed-precondition',
  'case-not-yours': 'permission-denied',
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
  'clone-consent-missing': 'failed-precondition',
  'clone-not-begun': 'failed-precondition',
  'clone-closed': 'failed-precondition',
  'conversation-over': 'failed-precondition',
  'clone-limit-reached': 'resource-exhausted',
  busy: 'aborted',
  'not-available': 'unimplemented',
  'client-outdated': 'failed-precondition',
};

interface RefusalDetails {
  /** Dotted name of the input field at fault, when one is. */
  readonly field?: string;
  /** Figures the interface shows beside the text, such as the bytes left. */
  readonly [name: string]: string | number | boolean | null | undefined;
}

/** `message` is for whoever reads the wire or a log: short, concrete, in English. The page has its own words by code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** What goes on the wire for a refused call. `details` always carries the stable `code`. */
export interface WireError {
  readonly code: FunctionsErrorCode;
  readonly message: string;
  readonly details?: RefusalDetails & { readonly code: RefusalCode };
}

export function toWireError(error: unknown): WireError {
  if (error instanceof Refusal) {
    return {
      code: transportCodes[error.code],
      message: error.message,
      details: { ...error.details, code: error.code },
    };
  }
  return { code: 'internal', message: 'INTERNAL' };
}

/** Checks input against its schema. Throws Refusal `invalid-input` that names the first field at fault. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const parsed = schema.safeParse(data);
  if (parsed.success) {
    assertWellFormed(parsed.data, []);
    return parsed.data;
  }
  const issue = parsed.error.issues[0];
  const field = issue?.path.join('.') || 'data';
  throw new Refusal('invalid-input', `${field}: ${issue?.message ?? 'not valid'}`, { field });
}

/** Half a character (a lone surrogate) cannot be stored: Firestore's texts are UTF-8. */
function assertWellFormed(value: unknown, path: readonly string[]): void {
  if (typeof value === 'string' && !value.isWellFormed()) {
    const field = path.join('.') || 'data';
    throw new Refusal('invalid-input', `${field}: holds half a character`, { field });
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) assertWellFormed(inner, [...path, name]);
}
