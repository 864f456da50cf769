import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import type { FunctionsErrorCode, RefusalCode } from '#shared/errors/functions.ts';
import { AnswerError, ForeignAnswerError } from './answerError.ts';
import { CallableError } from './callableError.ts';
import { SilenceError } from './deadline.ts';
import { type Failure, failureOf, refusalCodeOf, retryOf } from './failure.ts';
import { SessionError, toSessionError } from './sessionError.ts';

const refusedBy = (refusal: RefusalCode) => new CallableError('aborted', 'No.', refusal, undefined);
const unanswered = (code: FunctionsErrorCode, message = '') =>
  new CallableError(code, message, null, undefined);
const wrongAnswer = z.object({ files: z.array(z.string()) }).safeParse('<html>').error;
const wrongMiniAnswer = mini.object({ files: mini.string() }).safeParse('<html>').error;

describe('What the page knows after an attempt went wrong', () => {
  it.each<[string, unknown, Failure]>([
    ['a rule of the business', refusedBy('trash-full'), { kind: 'refused', code: 'trash-full' }],
    ['a call without a token', unanswered('unauthenticated'), { kind: 'unauthenticated' }],
    ['a call that is no call', unanswered('invalid-argument'), { kind: 'rejected', status: null }],
    ['a call without a network', unanswered('internal', 'internal [0]'), { kind: 'unreachable' }],
    ['a call that took too long', unanswered('deadline-exceeded'), { kind: 'timed-out' }],
    [
      'a server’s own error',
      unanswered('internal', 'INTERNAL [500]'),
      { kind: 'unavailable', status: 500, retryAfter: null },
    ],
    [
      'a hotel’s network',
      unanswered('permission-denied', 'Hotel'),
      { kind: 'unavailable', status: 0, retryAfter: null },
    ],
    ['a store that asks for a token', new AnswerError('a.jpg', 401), { kind: 'unauthenticated' }],
    ['a store that says no', new AnswerError('a.jpg', 403), { kind: 'rejected', status: 403 }],
    [
      'a store that asks for time',
      new AnswerError('a.jpg', 429, 3_000),
      { kind: 'unavailable', status: 429, retryAfter: 3_000 },
    ],
    [
      'somebody else’s page',
      new ForeignAnswerError('A page'),
      { kind: 'unavailable', status: 0, retryAfter: null },
    ],
    ['an answer of another shape', wrongAnswer, { kind: 'unavailable', status: 0, retryAfter: null }],
    ['the same, by zod/mini', wrongMiniAnswer, { kind: 'unavailable', status: 0, retryAfter: null }],
    ['a security rule', new FirebaseError('permission-denied', 'No.'), { kind: 'rejected', status: null }],
    ['documents out of reach', new FirebaseError('unavailable', 'Offline'), { kind: 'unreachable' }],
    ['a lost network', new TypeError('Failed to fetch'), { kind: 'unreachable' }],
    ['silence', new SilenceError('60000'), { kind: 'unreachable' }],
    ['a pause of the person’s', new DOMException('Stopped', 'AbortError'), { kind: 'cancelled' }],
    ['a limit of ours', new DOMException('Too long', 'TimeoutError'), { kind: 'timed-out' }],
    ['a bug', new RangeError('Out of range'), { kind: 'unexpected' }],
    ['no error at all', 'nothing', { kind: 'unexpected' }],
  ])('%s', (_name, error, failure) => {
    expect(failureOf(error)).toEqual(failure);
  });

  it('keeps the identity service’s code and words', () => {
    const error = new FirebaseError('auth/quota-exceeded', 'Firebase: Exceeded. (auth/quota-exceeded).');
    const known = { kind: 'identity', code: 'quota-exceeded', message: error.message };
    expect(failureOf(error)).toEqual({ ...known, action: null });
    expect(failureOf(toSessionError('reset', error))).toEqual({ ...known, action: 'reset' });
  });

  it('knows which action did not work where the identity service said nothing', () => {
    const error = new SessionError('sign-out', null, new TypeError('x is undefined'));
    expect(failureOf(error)).toMatchObject({ kind: 'identity', action: 'sign-out', code: null });
  });

  it('names the code of a refusal, and of nothing else', () => {
    expect(refusalCodeOf(refusedBy('conflict'))).toBe('conflict');
    expect(refusalCodeOf(unanswered('aborted'))).toBeNull();
    expect(refusalCodeOf(new Error('conflict'))).toBeNull();
  });
});

describe('The same request', () => {
  it.each<[string, unknown]>([
    ['when its answer was lost', unanswered('internal', 'internal [0]')],
    ['when the server failed at it', unanswered('internal', 'INTERNAL [500]')],
    ['when the server restarts', new AnswerError('a.jpg', 503)],
    ['when others were in the way', refusedBy('busy')],
  ])('is worth another try at once %s', (_name, error) => {
    expect(retryOf(failureOf(error))).toBe('at-once');
  });

  it.each<[string, unknown]>([
    ['when it came too often', refusedBy('too-many-attempts')],
    ['when the store asks for time', new AnswerError('a.jpg', 429)],
    ['when it took too long', unanswered('deadline-exceeded')],
    ['when a hotel answered', unanswered('permission-denied', 'Hotel')],
    ['when signing in too often', new FirebaseError('auth/too-many-requests', '')],
  ])('is worth another try later %s', (_name, error) => {
    expect(retryOf(failureOf(error))).toBe('later');
  });

  it.each<[string, unknown]>([
    ['that a rule refused', refusedBy('conflict')],
    ['that a security rule refused', new FirebaseError('permission-denied', '')],
    ['that nobody may make', new AnswerError('a.jpg', 401)],
    ['with a wrong password', new FirebaseError('auth/wrong-password', '')],
    ['that the person stopped', new DOMException('Stopped', 'AbortError')],
    ['that we do not understand', new RangeError('Out of range')],
  ])('is not made again %s', (_name, error) => {
    expect(retryOf(failureOf(error))).toBe('never');
  });
});
