import { expect, test } from 'vitest';
import { weighPassword } from '../check/weighPassword.ts';
import { gradeOf, judgePhrase } from './phraseStrength.ts';

const gradeOfPhrase = (phrase: string) => judgePhrase(phrase, weighPassword(phrase, [])).grade;

test.each([
  ['lavender-7', 'too-weak'],
  ['Marguerite1948!', 'too-weak'],
  ['seven swans', 'too-weak'],
  ['rose petal river', 'too-weak'],
  ['maison cheval pluie dimanche', 'fair'],
  ['rose rose rose rose rose rose', 'too-weak'],
  ['maison cheval pluie dimanche tabouret', 'good'],
  ['maison cheval pluie dimanche tabouret lanterne', 'strong'],
  ['x7$kQ!92_mZr#Lp0vT', 'good'],
])('%j is %s', (phrase, grade) => {
  expect(gradeOfPhrase(phrase)).toBe(grade);
});

test('words are worth what they would be if each were one of two thousand, whatever stands between them', () => {
  for (const phrase of [
    'correct horse battery staple',
    'correct-horse-battery-staple',
    'correct.horse, battery staple',
  ]) {
    expect(gradeOfPhrase(phrase)).toBe('fair');
  }
});

test('why a phrase is too weak is passed on', () => {
  expect(judgePhrase('password', weighPassword('password', [])).reasons).toContain('topTen');
});

test('a grade begins with its power of ten', () => {
  expect([11.99, 12, 14.99, 15, 17.99, 18].map(gradeOf)).toEqual([
    'too-weak',
    'fair',
    'fair',
    'good',
    'good',
    'strong',
  ]);
});
