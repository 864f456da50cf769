import { describe, expect, it } from 'vitest';
import { shouldShowJoinWaitlist } from './joinWaitlist.ts';

describe('The Join Waitlist button', () => {
  it.each([
    ['/', false, false, true],
    ['/features', false, true, true],
    ['/dashboard', false, false, false],
    ['/admin', false, false, false],
    ['/admin/credits', true, false, false],
    ['/administrators', true, false, true],
    ['/demo/access', false, false, true],
    ['/demo/access', true, false, false],
    ['/', true, false, true],
    ['/memorial-cart', true, false, false],
    ['/', true, true, false],
  ])(
    'on %s (floating: %s, waitlist e-mail stored: %s) shows: %s',
    (path, isFloating, hasWaitlistEmail, shown) => {
      expect(
        shouldShowJoinWaitlist({
          path,
          isFloating,
          hasWaitlistEmail,
          isFormInView: false,
          isSignedIn: false,
        }),
      ).toBe(shown);
    },
  );

  it('makes room for the form it leads to where it would cover it', () => {
    const situation = { path: '/', hasWaitlistEmail: false, isFormInView: true, isSignedIn: false };
    expect(shouldShowJoinWaitlist({ ...situation, isFloating: true })).toBe(false);
    expect(shouldShowJoinWaitlist({ ...situation, isFloating: false })).toBe(true);
  });

  it.each(['/', '/features', '/demo/access'])('is never shown to members, on %s or elsewhere', (path) => {
    for (const isFloating of [true, false]) {
      const situation = {
        path,
        isFloating,
        hasWaitlistEmail: false,
        isFormInView: false,
        isSignedIn: true,
      };
      expect(shouldShowJoinWaitlist(situation)).toBe(false);
    }
  });
});
