import { z } from 'zod';

/** The callable error codes (SPEC §8). */
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

/** The catalogue of refusals: why a rule of the business said no. Codes are stable; the page has the words. */
export const refusalCodeSchema = z.enum([
  'storage-quota-exceeded',
  'text-limit-reached',
  'album-limit-reached',
  'trash-full',
  'item-limit-reached',
  'album-not-found',
  /** It may be put back: what was on its way to it waits. */
  'album-trashed',
  'media-item-not-found',
  'album-code-limit-reached',
  /** Revoked, paused, unknown, or of an album that is not shown: nobody is told which. */
  'album-code-closed',
  'passcode-wrong',
  'vault-not-found',
  'vault-item-not-found',
  'beneficiary-limit-reached',
  'beneficiary-not-found',
  'contact-limit-reached',
  'contact-not-found',
  'silent-beneficiary',
  'invitation-gone',
  'person-keys-missing',
  'verification-not-ready',
  'channel-code-wrong',
  'cart-changed',
  'cart-not-ready',
  'out-of-stock',
  'order-closed',
  /** Kept, and not as an order is: an operator has to look at it. */
  'order-unreadable',
  'test-scan-missing',
  'scan-mismatch',
  'print-file-refused',
  'credits-insufficient',
  'payment-unavailable',
  'payment-declined',
  /** A bank disputes what was paid: what depends on it stays as it is until that is settled. */
  'payment-disputed',
  /** The administrator has a part in what the owner leaves. */
  'case-not-yours',
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
  /** The current version of the AI clone agreement waits for a yes. */
  'clone-consent-missing',
  'clone-not-begun',
  /** It does not speak now; details say the `silence` (`shared/clone/listener.ts`). */
  'clone-closed',
  /** Ended, or its time or its questions are used up: another may be begun. */
  'conversation-over',
  /** Answers, memories, albums or listeners; details name which. */
  'clone-limit-reached',
  /** Others changed the same things at the same moment, again and again: the same call may pass later. */
  'busy',
  'not-available',
  /** The page or the desktop app is older than what is still served: it may read, and writes after an update. */
  'client-outdated',
]);
export type RefusalCode = z.infer<typeof refusalCodeSchema>;
