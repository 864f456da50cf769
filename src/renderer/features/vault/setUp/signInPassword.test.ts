import { expect, test } from 'vitest';
import { isSameSecret } from './signInPassword.ts';

test.each([
  ['lavender-7', 'lavender-7'],
  ['Lavender-7', 'lavender-7'],
  ['seven swans', 'sevenswans'],
  [' seven  swans ', 'seven swans'],
  ['e\u0301te\u0301 a\u0300 Paris', 'été à Paris'],
  ['ｓｗａｎｓ', 'swans'],
])('the phrase %j is the password %j', (phrase, password) => {
  expect(isSameSecret(phrase, password)).toBe(true);
});

test.each([
  ['seven swans', 'six swans'],
  ['ete a Paris', 'été à Paris'],
  ['swans', ''],
])('the phrase %j is not the password %j', (phrase, password) => {
  expect(isSameSecret(phrase, password)).toBe(false);
});
