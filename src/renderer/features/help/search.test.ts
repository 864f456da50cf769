/** What people type leads to the answer they need, over the real answers. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#shared/domain/userProfile.ts';
import { englishAnswers } from './englishAnswers.ts';
import { frenchAnswers } from './frenchAnswers.ts';
import { indexAnswers } from './search.ts';

const sources = import.meta.glob<string>('../../content/{en,fr}/help/*/*.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const answers = { en: englishAnswers, fr: frenchAnswers };
const find = (language: Language) =>
  indexAnswers(
    answers[language].map(({ id, topic, question, words }) => {
      const source = sources[`../../content/${language}/help/${topic}/${id}.md`] ?? '';
      return { id, question, words, text: source.replace(/^---\n.*?\n---\n/s, '') };
    }),
  );
const searches = { en: find('en'), fr: find('fr') };

describe.each([
  ['en', 'forgotten phrase', 'forgotten-phrase'],
  ['en', 'how do I change my password', 'change-address'],
  ['en', 'testament', 'is-this-a-will'],
  ['en', 'somebody died', 'somebody-has-died'],
  ['en', 'cancel account', 'delete-account'],
  ['en', '2fa', 'two-step'],
  ['en', 'death', 'somebody-has-died'],
  ['en', 'bitcoin', 'crypto'],
  ['en', 'refund', 'stop-paying'],
  ['en', 'money back', 'stop-paying'],
  ['en', 'qr code', 'printed-code'],
  ['en', 'iphone', 'mobile-app'],
  ['en', 'bitwarden', 'import-passwords'],
  ['fr', 'phrase oubliee', 'forgotten-phrase'],
  ['fr', 'décès', 'somebody-has-died'],
  ['fr', 'DECES', 'somebody-has-died'],
  ['fr', 'supprimer mon compte', 'delete-account'],
  ['fr', 'combien ça coûte', 'what-does-it-cost'],
  ['fr', 'mort', 'somebody-has-died'],
  ['fr', 'bitcoin', 'crypto'],
  ['fr', 'remboursement', 'stop-paying'],
  ['fr', 'boutique', 'shop'],
] as const)('%s: “%s”', (language, query, id) => {
  test(`finds ${id} first`, () => {
    expect(searches[language](query)[0]).toBe(id);
  });
});

test('whoever looks for the dead finds what to do, among the first', () => {
  expect(searches.en('dead').slice(0, 3)).toContain('somebody-has-died');
});

test('a word that is not finished is understood', () => {
  expect(searches.en('bitw')).toContain('import-passwords');
});

test('a slip of the finger is forgiven', () => {
  expect(searches.en('beneficary')).toContain('name-somebody');
});

test('what nobody wrote about is not found', () => {
  expect(searches.en('zeppelin')).toEqual([]);
});
