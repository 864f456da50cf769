import { describe, expect, it } from 'vitest';
import { keptActionLink, linkFailureOf, readActionLink, withoutCode } from './readActionLink.ts';

const read = (query: string) => readActionLink(new URLSearchParams(query));

describe('A mailed link', () => {
  it('carries a mode and a code', () => {
    expect(read('mode=resetPassword&oobCode=abcDEF-12_3')).toEqual({
      mode: 'resetPassword',
      code: 'abcDEF-12_3',
    });
  });

  it('leaves no code in the address', () => {
    const query = new URLSearchParams('mode=verifyEmail&oobCode=abcdefgh1&apiKey=k&lang=fr');
    expect(withoutCode(query).toString()).toBe('mode=verifyEmail&lang=fr');
  });

  it('is found again where the history keeps it, and nothing else is taken for one', () => {
    const link = { mode: 'resetPassword', code: 'abcDEF-12_3' };
    expect(keptActionLink({ actionLink: link })).toEqual(link);
    for (const state of [null, {}, 'x', { actionLink: { mode: 'resetPassword', code: '<b>' } }])
      expect(keptActionLink(state)).toBeNull();
  });

  it('verifies an address when it names no mode', () => {
    expect(read('oobCode=abcdefgh1')?.mode).toBe('verifyEmail');
  });

  it.each([
    '',
    'mode=verifyEmail',
    'mode=somethingElse&oobCode=abcdefgh1',
    'oobCode=short',
    'oobCode=<script>alert',
  ])('is malformed as %j', (query) => {
    expect(read(query)).toBeNull();
  });

  it.each([
    ['expired-action-code', 'expired'],
    ['invalid-action-code', 'used'],
    ['argument-error', 'malformed'],
    ['network-request-failed', 'failed'],
    [null, 'failed'],
  ] as const)('refused with %s is told as %s', (code, failure) => {
    expect(linkFailureOf(code)).toBe(failure);
  });
});
