import { FirebaseError } from 'firebase/app';
import { describe, expect, it } from 'vitest';
import { isSessionOver } from './sessionOver.ts';

describe('A refused token refresh', () => {
  it.each([
    ['user-token-expired', true],
    ['user-disabled', true],
    ['user-not-found', true],
    ['invalid-user-token', true],
    ['invalid-refresh-token', true],
    ['network-request-failed', false],
    ['too-many-requests', false],
    ['internal-error', false],
    ['quota-exceeded', false],
  ])('with auth/%s ends the session: %s', (code, isOver) => {
    expect(isSessionOver(new FirebaseError(`auth/${code}`, code))).toBe(isOver);
  });
});
