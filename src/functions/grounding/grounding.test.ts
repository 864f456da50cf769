/** The right memory is found and quoted, and nothing is said that was not. */
import { describe, expect, test } from 'vitest';
import { type Passage, passageSchema } from '#shared/clone/passage.ts';
import { createIndex, findPassages, indexPassage, isSupported, quoteAnswer } from './index.ts';

const passage = (id: string, language: 'en' | 'fr', text: string, context = ''): Passage =>
  passageSchema.parse({
    id: `note_${id}_0`,
    memoryId: `note_${id}`,
    text,
    language,
    context,
    when: null,
    source: { is: 'note' },
  });

const told = [
  passage('p1', 'en', 'My sister Lucie kept the post office in Lyon. She knew every family in the street.'),
  passage('p2', 'en', 'Aunt Jeanne kept bees. We had honey all winter.'),
  passage('p3', 'fr', 'Mon père avait un accordéon rouge. Il en jouait le dimanche.'),
];
const index = createIndex(told.map(indexPassage));
const ask = (question: string, language: 'en' | 'fr') => {
  const ranked = findPassages(index, question, { language, limit: 3 });
  return { first: ranked[0]?.passage.id, answer: quoteAnswer(question, language, ranked) };
};

describe('A question', () => {
  test('is answered by the sentences that were said, word for word', () => {
    const { first, answer } = ask('Who kept the post office in Lyon?', 'en');
    expect(first).toBe('note_p1_0');
    expect(answer).toMatchObject({ is: 'quoted', lead: null });
    const [sentence] = answer.is === 'quoted' ? answer.sentences : [];
    expect(sentence?.text).toBe('My sister Lucie kept the post office in Lyon.');
  });

  test('about somebody of whom nothing was told is not answered by what was told of another', () => {
    expect(ask('Did Aunt Marguerite keep bees?', 'en').answer).toEqual({ is: 'not-recorded' });
  });
});

describe('A sentence', () => {
  test('is supported by the passage in which its words stand, and by no other', () => {
    expect(isSupported('Lucie kept the post office.', told[0]?.text ?? '')).toBe(true);
    expect(isSupported('Lucie kept the post office in Paris.', told[0]?.text ?? '')).toBe(false);
  });
});
