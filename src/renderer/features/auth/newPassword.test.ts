import { describe, expect, it } from 'vitest';
import { authMessages } from './messages.ts';
import { newPasswordSchema } from './newPassword.ts';

const schema = newPasswordSchema(authMessages.en);

function issuesOf(password: string, confirmPassword: string) {
  const { error } = schema.safeParse({ password, confirmPassword });
  return error?.issues.map(({ path, code, message }) => [path.join('.'), code === 'custom' ? message : code]);
}

describe('A new password', () => {
  it.each([
    ['abc123', 'abc124', 'Passwords do not match'],
    ['abc12', 'abc12', 'Password must contain at least 6 characters, one letter and one number'],
    ['abcdef', 'abcdef', 'Password must contain at least 6 characters, one letter and one number'],
    ['123456', '123456', 'Password must contain at least 6 characters, one letter and one number'],
  ])('%j repeated as %j is refused: %s', (password, confirmation, sentence) => {
    expect(issuesOf(password, confirmation)).toEqual([['root', sentence]]);
  });

  it('of six characters, a letter and a number is taken', () => {
    expect(issuesOf('abc123', 'abc123')).toBeUndefined();
    expect(issuesOf('éàü123', 'éàü123')).toBeUndefined();
  });

  it('that is missing is said to be missing, not to differ from its repetition', () => {
    expect(issuesOf('', 'abc123')).toEqual([['password', 'too_small']]);
    expect(issuesOf('abc123', '')).toEqual([['confirmPassword', 'too_small']]);
  });
});
