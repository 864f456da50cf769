import { describe, expect, it } from 'vitest';
import { passwordRequirements } from './passwordRules.ts';

describe('A new password', () => {
  it.each([
    ['abc12', false, true, true],
    ['abc123', true, true, true],
    ['123456', true, false, true],
    ['abcdef', true, true, false],
    ['éàü123', true, true, true],
    ['', false, false, false],
  ])('%j has length: %s, a letter: %s, a digit: %s', (password, hasLength, hasLetter, hasDigit) => {
    expect(passwordRequirements(password)).toEqual({ hasLength, hasLetter, hasDigit });
  });
});
