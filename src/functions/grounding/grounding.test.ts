/** The right memory is found and quoted, and nothing is said that was not. */
import { describe, expect, test } from 'vitest';
import { type Passage, passageSchema } from '#shared/clone/passage.ts';
import {
  createIndex,
  findPassages,
  indexedPassageSchema,
  indexPassage,
  quoteAnswer,
  quoteNearest,
} from './index.ts';

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
  passage('post', 'en', 'My sister Lucie kept the post office in Lyon. She knew every family in the street.'),
  passage('bees', 'en', 'Aunt Jeanne kept bees. We had honey all winter.'),
  passage('music', 'fr', 'Mon père avait un accordéon rouge. Il en jouait le dimanche.'),
  passage('birth', 'fr', 'Je suis née le 9 mars 1938, à Tours. Il neigeait.'),
  passage('foal', 'fr', 'Le poulain est né une nuit de gel, près de Blois.'),
  passage('car', 'en', 'It was a green Morris. We called it Blodwen.', 'What was your first car?'),
  passage(
    'cat',
    'en',
    'Our cat was Ada. Our neighbour had a cat too. It slept in the church. It was deaf. It caught mice.',
  ),
  passage('lucie', 'en', 'Lucie sang in the choir at Vienne for thirty years.'),
];
const index = createIndex(told.map(indexPassage));
const ask = (question: string, language: 'en' | 'fr') => {
  const ranked = findPassages(index, question, { language, limit: 3 });
  const answer = quoteAnswer(question, language, ranked);
  return {
    first: ranked[0]?.passage.memoryId.replace('note_', ''),
    answer,
    quoted: answer.is === 'quoted' ? answer.sentences.map(({ text }) => text) : null,
  };
};

describe('A question finds its memory', () => {
  test.each([
    ['in its own words', 'Who kept the post office in Lyon?', 'en', 'post'],
    ['in other words', 'Where did your sister Lucie have a job with the mail?', 'en', 'post'],
    ['by a name, where it asks for the relative', 'In which choir did your sister sing?', 'en', 'lucie'],
    ['by a relative in the other language', 'What instrument did your father play?', 'en', 'music'],
    ['in the other language', 'Qui avait des abeilles ?', 'fr', 'bees'],
    ['by what was asked when it was told', 'What was the name of your car?', 'en', 'car'],
    ['about yourself, and not about another', 'Quand êtes-vous née ?', 'fr', 'birth'],
  ] as const)('%s', (_, question, language, memory) => {
    expect(ask(question, language).first).toBe(memory);
  });
});

describe('An answer', () => {
  test('is the sentences that were said, word for word, and a short memory is told whole', () => {
    expect(ask('Who kept the post office in Lyon?', 'en').quoted).toEqual([
      'My sister Lucie kept the post office in Lyon.',
      'She knew every family in the street.',
    ]);
  });

  test('brings along the sentence without which nobody knows of whom it speaks', () => {
    expect(ask('Did Lucie know the families of the street?', 'en').quoted).toEqual([
      'My sister Lucie kept the post office in Lyon.',
      'She knew every family in the street.',
    ]);
  });

  test('may stand some sentences after the one that says of whom it is', () => {
    const { first, answer } = ask('What did the deaf cat catch?', 'en');
    expect([first, answer.is]).toEqual(['cat', 'quoted']);
  });

  test('is three sentences at most, each of them in its passage', () => {
    const { answer } = ask('Where did the deaf cat sleep, and what did it catch?', 'en');
    const sentences = answer.is === 'quoted' ? answer.sentences : [];
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(3);
    for (const { text, passage: from } of sentences) expect(from.text).toContain(text);
  });

  test('in the other language says so in the language of the question, and quotes the original', () => {
    expect(ask('What colour was your father’s accordion?', 'en').answer).toMatchObject({
      is: 'quoted',
      lead: 'This was told in French, in these words:',
      sentences: [{ text: 'Mon père avait un accordéon rouge.' }, { text: 'Il en jouait le dimanche.' }],
    });
  });
});

describe('"Not recorded" is the answer', () => {
  test.each([
    ['of somebody of whom it was not told', 'Did Aunt Marguerite keep bees?', 'en'],
    ['where the person is known and the matter is not', 'Whom did your sister Lucie marry?', 'en'],
    ['where the place is known and the matter is not', 'What did you eat in Lyon?', 'en'],
    ['where a name is asked for and none was said', 'Comment s’appelait l’accordéon de votre père ?', 'fr'],
    ['where a number is asked for and none was said', 'How many bees did Aunt Jeanne keep?', 'en'],
    ['where an age is asked for and none was said', 'Quel âge avait le poulain ?', 'fr'],
    ['to what asks for nothing', 'And then?', 'en'],
  ] as const)('%s', (_, question, language) => {
    expect(ask(question, language).answer).toEqual({ is: 'not-recorded' });
  });

  test('and beside it stands what is nearest, word for word, if anything is near', () => {
    const nearest = (question: string) =>
      quoteNearest(question, 'en', findPassages(index, question, { language: 'en', limit: 3 })).map(
        ({ text }) => text,
      );
    expect(nearest('How many bees did Aunt Jeanne keep?')).toEqual([
      'Aunt Jeanne kept bees.',
      'We had honey all winter.',
    ]);
    expect(nearest('Whom did your sister Lucie marry?')).toEqual([]);
    expect(nearest('And then?')).toEqual([]);
    expect(nearest('Have you ever been to Australia?')).toEqual([]);
  });

  test('where nothing was told at all', () => {
    expect(quoteAnswer('Who are you?', 'en', [])).toEqual({ is: 'not-recorded' });
    expect(findPassages(createIndex([]), 'Who are you?', { language: 'en', limit: 3 })).toEqual([]);
  });
});

describe('What a shard stores', () => {
  test('goes through its schema and back, and is read again where an older version read it', () => {
    const stored = told.map(indexPassage);
    expect(indexedPassageSchema.array().parse(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
    const old = stored.map((entry) => ({ ...entry, analysis: 0, sentences: [], context: '' }));
    const found = findPassages(createIndex(old), 'Qui avait des abeilles ?', { language: 'fr', limit: 1 });
    expect(found[0]?.passage.memoryId).toBe('note_bees');
  });
});
