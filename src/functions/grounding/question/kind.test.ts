/** What is asked for is read from the question, in both languages. */
import { expect, test } from 'vitest';
import { kindOf } from './kind.ts';
import { readQuestion } from './question.ts';

test.each([
  ['Who taught you to swim when you were small?', 'en', 'who'],
  ['When did you marry?', 'en', 'when'],
  ['In which year did you marry?', 'en', 'when'],
  ['Which town were you born in?', 'en', 'where'],
  ['What was the dog called?', 'en', 'name'],
  ['How many hens had you?', 'en', 'how-many'],
  ['How long did the strike last?', 'en', 'how-long'],
  ['What age were you then?', 'en', 'how-old'],
  ['What colour was the door?', 'en', 'which'],
  ['What makes a marriage last?', 'en', 'what'],
  ['Why did you leave?', 'en', 'why'],
  ['Qui vous a appris à nager ?', 'fr', 'who'],
  ["Qu'est-ce qui vous faisait peur ?", 'fr', 'what'],
  ['Où habitait Anselme ?', 'fr', 'where'],
  ['Dans quelle ville êtes-vous née ?', 'fr', 'where'],
  ['En quelle année êtes-vous née ?', 'fr', 'when'],
  ['Comment s’appelait le chat ?', 'fr', 'name'],
  ['Quel âge aviez-vous ?', 'fr', 'how-old'],
  ['Combien de temps a duré la grève ?', 'fr', 'how-long'],
  ['Quelle couleur préférez-vous ?', 'fr', 'which'],
  ['Pourquoi êtes-vous partie ?', 'fr', 'why'],
  ['Comment gardait-on le lait au frais ?', 'fr', 'how'],
] as const)('%s', (question, language, kind) => {
  expect(kindOf(question, language)).toBe(kind);
});

test('Words that only say the kind are not looked for', () => {
  const terms = (text: string) => readQuestion(text, 'fr').terms.map(({ term }) => term);
  expect(terms('Combien de temps a duré la grève ?')).toEqual(['grev']);
  expect(terms('Comment s’appelait le chat ?')).toEqual(['chat']);
});
