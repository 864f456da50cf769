import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { AnswerError } from './answerError.ts';
import { CallableError } from './callableError.ts';
import { onSessionDoubt, reportRefusal } from './sessionDoubt.ts';

test.each([
  ['a callable whose session was ended', new CallableError('unauthenticated', '', 'session-ended', {}), 1],
  ['a callable that knows nobody', new CallableError('unauthenticated', '', null, {}), 1],
  ['documents that are not the caller’s', new FirebaseError('permission-denied', ''), 1],
  ['a file that asks for a token', new AnswerError('a.jpg', 401), 1],
  ['a rule of the business', new CallableError('permission-denied', '', 'demo-account-read-only', {}), 0],
  ['a lost connection', new FirebaseError('unavailable', ''), 0],
  ['a file that is gone', new AnswerError('a.jpg', 404), 0],
])('%s', (_, error, heard) => {
  const signal = new AbortController();
  let count = 0;
  onSessionDoubt(() => count++, signal.signal);
  reportRefusal(error);
  signal.abort();
  reportRefusal(error);
  expect(count).toBe(heard);
});
