/**
 * What the page knows after an attempt went wrong, made of whatever was thrown. The one place that reads errors of the
 * SDKs, the stores and the network; what is said of a failure stands in features/failures.
 */
import { $ZodError } from 'zod/v4/core';
import { DISK_FULL_REASON } from '#shared/errors/diskFull.ts';
import type { FunctionsErrorCode, RefusalCode } from '#shared/errors/functions.ts';
import { AnswerError, ForeignAnswerError } from './answerError.ts';
import { CallableError } from './callableError.ts';
import { SilenceError } from './deadline.ts';
import { identityCodeOf, type SessionAction, SessionError } from './sessionError.ts';

/** HTTP's word for a server that has no room left. */
const DISK_FULL = 507;

export type Failure =
  /** A rule of the business said no. */
  | { readonly kind: 'refused'; readonly code: RefusalCode }
  /** The identity service said no. Without a code, something else was in the way of the action. */
  | {
      readonly kind: 'identity';
      readonly code: string | null;
      readonly action: SessionAction | null;
      /** What the service's SDK says itself, in English. */
      readonly message: string;
    }
  /** Who asks is not known, or no longer. */
  | { readonly kind: 'unauthenticated' }
  /** A security rule or the store said no to the request as it is. `status` is HTTP's, where there is one. */
  | { readonly kind: 'rejected'; readonly status: number | null }
  /** The server cannot just now, or something on the way answered in its place. `status` 0 when none of ours came. */
  | { readonly kind: 'unavailable'; readonly status: number; readonly retryAfter: number | null }
  /** No answer: the line is cut or silent. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'unexpected' };

const unauthenticated: Failure = { kind: 'unauthenticated' };
const unreachable: Failure = { kind: 'unreachable' };
const timedOut: Failure = { kind: 'timed-out' };
const cancelled: Failure = { kind: 'cancelled' };
const rejected: Failure = { kind: 'rejected', status: null };
const unavailable = (status: number, retryAfter: number | null = null): Failure => ({
  kind: 'unavailable',
  status,
  retryAfter,
});

const textOf = (error: unknown) => (error instanceof Error ? error.message : '');

export function failureOf(error: unknown): Failure {
  if (error instanceof CallableError) {
    return error.refusal ? { kind: 'refused', code: error.refusal } : ofCall(error);
  }
  if (error instanceof AnswerError) return ofStatus(error);
  if (error instanceof SessionError) {
    return { kind: 'identity', action: error.action, code: error.code, message: textOf(error.cause) };
  }
  const identityCode = identityCodeOf(error);
  if (identityCode) return { kind: 'identity', action: null, code: identityCode, message: textOf(error) };
  if (error instanceof SilenceError) return unreachable;
  if (error instanceof ForeignAnswerError || error instanceof $ZodError) return unavailable(0);
  if (error instanceof DOMException && error.name === 'AbortError') return cancelled;
  if (error instanceof DOMException && error.name === 'TimeoutError') return timedOut;
  // fetch rejects with a TypeError when the network is gone, and a body that breaks off with one too.
  if (error instanceof TypeError || error instanceof DOMException) return unreachable;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return ofDocuments.get(code) ?? { kind: 'unexpected' };
}

/** The catalogue's code when a rule of the business said no; null for any other error. */
export function refusalCodeOf(error: unknown): RefusalCode | null {
  const failure = failureOf(error);
  return failure.kind === 'refused' ? failure.code : null;
}

/** What Firestore says of a read or a write. */
const ofDocuments: ReadonlyMap<string, Failure> = new Map([
  ['unauthenticated', unauthenticated],
  ['permission-denied', rejected],
  ['invalid-argument', rejected],
  ['not-found', rejected],
  ['failed-precondition', rejected],
  ['already-exists', rejected],
  ['out-of-range', rejected],
  ['unimplemented', rejected],
  ['unavailable', unreachable],
  ['deadline-exceeded', timedOut],
  ['cancelled', cancelled],
  ['aborted', unavailable(0)],
  ['internal', unavailable(0)],
  ['resource-exhausted', unavailable(0)],
  ['unknown', unavailable(0)],
]);

const statuses: Partial<Record<FunctionsErrorCode, number>> = {
  'resource-exhausted': 429,
  internal: 500,
  unknown: 502,
  unavailable: 503,
};

const saysDiskFull = (details: unknown): boolean =>
  typeof details === 'object' &&
  details !== null &&
  'reason' in details &&
  details.reason === DISK_FULL_REASON;

function ofCall({ code, message, details }: CallableError): Failure {
  if (saysDiskFull(details)) return unavailable(DISK_FULL);
  if (code === 'unauthenticated') return unauthenticated;
  if (code === 'invalid-argument') return rejected;
  if (code === 'deadline-exceeded') return timedOut;
  // The SDK says `internal` for a lost connection too, and ends its words with HTTP's status: 0 when there was no answer.
  if (code === 'internal' && message === 'internal [0]') return unreachable;
  // Our own refusals carry a code of the catalogue: what has none was said by something in between.
  return unavailable(statuses[code] ?? 0);
}

/** Statuses that speak of the moment and not of the request. */
const momentary: ReadonlySet<number> = new Set([408, 425, 429]);

function ofStatus({ status, retryAfter }: AnswerError): Failure {
  if (status === 401) return unauthenticated;
  return status < 400 || status >= 500 || momentary.has(status)
    ? unavailable(status, retryAfter)
    : { kind: 'rejected', status };
}

/** Whether the server's disk is full: nothing was kept of the attempt, and the connection has no part in it. */
export function isServerFull(failure: Failure): boolean {
  return failure.kind === 'unavailable' && failure.status === DISK_FULL;
}

/**
 * When the same request is worth another try: `at-once` where an answer was lost or others were in the way, `later` where
 * it asks for time, `never` where nothing would be different.
 */
export function retryOf(failure: Failure): 'at-once' | 'later' | 'never' {
  switch (failure.kind) {
    case 'unreachable':
      return 'at-once';
    case 'unavailable':
      return failure.status >= 500 && !isServerFull(failure) ? 'at-once' : 'later';
    case 'timed-out':
      return 'later';
    case 'refused':
      if (failure.code === 'busy') return 'at-once';
      return failure.code === 'too-many-attempts' ? 'later' : 'never';
    case 'identity':
      if (failure.code === 'network-request-failed') return 'at-once';
      return failure.code === 'too-many-requests' ? 'later' : 'never';
    case 'unauthenticated':
    case 'rejected':
    case 'cancelled':
    case 'unexpected':
      return 'never';
  }
}
