import type { PasswordPolicy } from 'firebase/auth';
import { describe, expect, it } from 'vitest';
import { policyRequirements } from './passwordPolicy.ts';

const policy: PasswordPolicy = {
  customStrengthOptions: {
    minPasswordLength: 12,
    maxPasswordLength: 20,
    containsLowercaseLetter: true,
    containsUppercaseLetter: true,
    containsNumericCharacter: true,
    containsNonAlphanumericCharacter: true,
  },
  allowedNonAlphanumericCharacters: '-!',
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
};

const missing = (password: string, of = policy) =>
  policyRequirements(of, password)
    .filter(({ isMet }) => !isMet)
    .map(({ kind }) => kind);

describe('A password policy', () => {
  it.each([
    ['Lavender-season-7', []],
    ['Lavender-7', ['minimum']],
    ['Lavender-season-of-1977', ['maximum']],
    ['LAVENDER-SEASON-7', ['lowercase']],
    ['lavender-season-7', ['uppercase']],
    ['Lavender-season', ['digit']],
    ['Lavender~season~7', ['symbol']],
  ])('finds what %s lacks', (password, lacks) => {
    expect(missing(password)).toEqual(lacks);
  });

  it('asks for nothing that it does not name', () => {
    expect(policyRequirements({ ...policy, customStrengthOptions: {} }, '')).toEqual([]);
  });
});
