import { describe, expect, it } from 'vitest';
import { passwordProblem, passwordRequirements } from './passwordRules.ts';

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

  it.each([
    ['abc123', 'abc124', 'differ'],
    ['abc12', 'abc12', 'requirements'],
    ['abcdef', 'abcdef', 'requirements'],
    ['abc123', 'abc123', null],
  ])('%j repeated as %j: %s', (password, confirmation, problem) => {
    expect(passwordProblem(password, confirmation)).toBe(problem);
  });
});
