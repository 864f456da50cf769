import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AnswerError, ForeignAnswerError } from '#platform/backend/answerError.ts';
import { CallableError } from '#platform/backend/callableError.ts';
import { SilenceError } from '#platform/backend/deadline.ts';
import { SignedOutError } from '../transfer/resumableUpload.ts';
import type { Interruption } from '../upload.ts';
import { remedyFor } from './remedy.ts';

const sdkError = (code: string) => Object.assign(new Error(code), { code });
const named = (name: string) => Object.assign(new Error('No space'), { name });
const zodError = () => z.object({ files: z.array(z.string()) }).safeParse('<html>').error;

describe('What goes away by itself', () => {
  const passing: readonly (readonly [string, unknown, Interruption])[] = [
    ['a lost network', new TypeError('Failed to fetch'), 'connection'],
    ['silence', new SilenceError('60000'), 'connection'],
    [
      'a callable without a network',
      new CallableError('internal', 'internal [0]', null, undefined),
      'connection',
    ],
    ['a token that could not be renewed', sdkError('auth/network-request-failed'), 'connection'],
    ['too many token requests', sdkError('auth/too-many-requests'), 'connection'],
    ['a fault of the server', new CallableError('internal', 'INTERNAL', null, undefined), 'server'],
    ['a busy server', new CallableError('resource-exhausted', 'Too many', null, undefined), 'server'],
    ['a server that was too slow', new CallableError('deadline-exceeded', '', null, undefined), 'server'],
    ['a change made at the same time', new CallableError('aborted', '', 'conflict', undefined), 'server'],
    ['a transaction that lost to others', new CallableError('aborted', '', 'busy', undefined), 'server'],
    [
      'too many calls in a short time',
      new CallableError('resource-exhausted', '', 'too-many-attempts', undefined),
      'server',
    ],
    [
      'an album that is in the trash for a while',
      new CallableError('failed-precondition', '', 'album-trashed', undefined),
      'album',
    ],
    [
      'a page older than its server',
      new CallableError('failed-precondition', '', 'client-outdated', undefined),
      'version',
    ],
    ['somebody else’s refusal', new CallableError('permission-denied', 'Hotel', null, undefined), 'server'],
    ['somebody else’s answer', zodError(), 'server'],
    ['an answer without its headers', new ForeignAnswerError('No upload status.'), 'server'],
    ['a thumbnail answered by somebody else', new AnswerError('x', 0), 'server'],
    ['a store whose disk is full', new AnswerError('The store', 507, null), 'server-full'],
    [
      'a server whose disk is full',
      new CallableError('resource-exhausted', 'Full', null, { reason: 'disk-full' }),
      'server-full',
    ],
    ...[404, 408, 409, 410, 412, 425, 429, 500, 502, 503, 504].map(
      (status) => [`a ${status} of the store`, new AnswerError('The store', status, null), 'server'] as const,
    ),
  ];
  test.each(passing)('%s', (_name, error, because) => {
    expect(remedyFor(error)).toEqual({ kind: 'wait', because, retryAfter: null });
  });

  test.each([new DOMException('No space', 'QuotaExceededError'), named('QuotaExceededError')])(
    'a full disk, tried again a minute later',
    (error) => {
      expect(remedyFor(error)).toEqual({ kind: 'wait', because: 'device-full', retryAfter: 60_000 });
    },
  );

  test('is left alone for as long as the server asks', () => {
    expect(remedyFor(new AnswerError('The store', 429, 7_000))).toMatchObject({ retryAfter: 7_000 });
    expect(remedyFor(new AnswerError('x', 503, 2_000))).toMatchObject({ retryAfter: 2_000 });
  });
});

test.each([
  ['nobody signed in', new SignedOutError()],
  ['a 401 of the store', new AnswerError('The store', 401, null)],
  ['a 401 for a thumbnail', new AnswerError('x', 401)],
  ['a callable without a token', new CallableError('unauthenticated', '', null, undefined)],
  ['an ended session', new CallableError('unauthenticated', '', 'session-ended', undefined)],
  ['a token that was withdrawn', sdkError('auth/user-token-expired')],
  ['a session that cannot be renewed', sdkError('auth/invalid-refresh-token')],
])('%s asks for a new token before anything is believed', (_name, error) => {
  expect(remedyFor(error)).toEqual({ kind: 'renew' });
});

test.each([400, 403, 413, 416].map((status) => [status]))(
  'a %d of the store begins the upload again',
  (status) => {
    expect(remedyFor(new AnswerError('The store', status, null))).toEqual({ kind: 'begin-again' });
  },
);

test.each([
  'storage-quota-exceeded',
  'album-not-found',
  'media-already-in-album',
  'demo-account-read-only',
] as const)('%s is what the person is told', (code) => {
  const error = new CallableError('failed-precondition', '', code, undefined);
  expect(remedyFor(error)).toEqual({ kind: 'give-up', code });
});

test('a file that is no longer there is said to be unreadable', () => {
  const error = new DOMException('gone', 'NotReadableError');
  expect(remedyFor(error)).toEqual({ kind: 'give-up', code: 'file-unreadable' });
});
