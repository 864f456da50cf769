import { describe, expect, it } from 'vitest';
import type { FixedSentence } from '#ui/language/sentence.ts';
import { passwordNotEnough, passwordsDiffer } from './fixedSentences.ts';
import { checkNewPassword, newPasswordSchema } from './newPassword.ts';

const fieldsMissing = (password: string, confirmPassword: string) =>
  newPasswordSchema
    .safeParse({ password, confirmPassword })
    .error?.issues.map(({ path, code }) => [path.join('.'), code]);

describe('A new password', () => {
  it.each<[string, string, FixedSentence]>([
    ['abc123', 'abc124', passwordsDiffer],
    ['abc12', 'abc12', passwordNotEnough],
    ['abcdef', 'abcdef', passwordNotEnough],
    ['123456', '123456', passwordNotEnough],
  ])('%j repeated as %j is refused', (password, confirmPassword, sentence) => {
    expect(() => checkNewPassword({ password, confirmPassword })).toThrow(
      expect.objectContaining({ sentence }),
    );
  });

  it('is refused in the words of the specification', () => {
    expect(passwordsDiffer.exact).toBe('Passwords do not match');
    expect(passwordNotEnough.exact).toBe(
      'Password must contain at least 6 characters, one letter and one number',
    );
  });

  it.each(['abc123', 'éàü123'])('of six characters, a letter and a number is taken: %s', (password) => {
    expect(() => checkNewPassword({ password, confirmPassword: password })).not.toThrow();
  });

  it('that is missing is said to be missing, not to differ from its repetition', () => {
    expect(fieldsMissing('', 'abc123')).toEqual([['password', 'too_small']]);
    expect(fieldsMissing('abc123', '')).toEqual([['confirmPassword', 'too_small']]);
  });
});
