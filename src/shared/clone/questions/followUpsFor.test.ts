import { expect, test } from 'vitest';
import { allQuestions } from './allQuestions.ts';
import { readTraits } from './answerTraits.ts';
import { followUpsFor, MOST_FOLLOW_UPS } from './followUpsFor.ts';

function question(id: string) {
  const found = allQuestions.find((one) => one.id === id);
  if (!found) throw new Error(`There is no question ${id}`);
  return found;
}

const asked = (id: string, answer: string, language: 'en' | 'fr') =>
  followUpsFor(question(id), answer, language).map((followUp) => followUp.id.slice(id.length + 1));

test('an answer of a few words is asked to be told at greater length', () => {
  expect(asked('places-window', 'The harbour.', 'en')).toContain('short');
  expect(asked('places-window', 'Le port.', 'fr')).toContain('short');
});

test('an answer that was told at length is not', () => {
  const long =
    'From the attic one saw all the roofs down to the water, and the cranes turned slowly as if they danced.';
  expect(asked('places-window', long, 'en')).not.toContain('short');
});

test('what somebody speaks of is asked about, in either language and whatever the accents', () => {
  expect(asked('childhood-kitchen', 'It smelled of warm bread.', 'en')[0]).toBe('bread');
  expect(asked('childhood-kitchen', 'Ça sentait la TARTE aux pommes.', 'fr')[0]).toBe('bread');
  expect(asked('places-travelling', 'À pied, car nous n’avions pas un sou.', 'fr')).not.toContain('train');
});

test('an answer without words is followed by nothing', () => {
  expect(followUpsFor(question('childhood-kitchen'), '  \n', 'en')).toEqual([]);
});

test('nobody is asked more than two things further', () => {
  const full = 'In 1962 my mother baked bread and cake with Marie in Lyon.';
  for (const one of allQuestions)
    expect(followUpsFor(one, full, 'en').length).toBeLessThanOrEqual(MOST_FOLLOW_UPS);
});

test('a short answer to a hard question is a whole one, unless the question says otherwise', () => {
  expect(asked('hard-times-farewell', 'At the station.', 'en')).not.toContain('short');
});

test.each([
  [
    'I learned it with Rose, on a rainy day.',
    'en',
    { namesPerson: true, namesPlace: false, namesYear: false },
  ],
  [
    'I had it from Paris, whoever that was.',
    'en',
    { namesPerson: false, namesPlace: false, namesYear: false },
  ],
  ['We lived in Lyon when I was six.', 'en', { namesPerson: false, namesPlace: true, namesYear: false }],
  ['On habitait à Marseille en 1958.', 'fr', { namesPerson: false, namesPlace: true, namesYear: true }],
  ['Ma grand-mère chantait toujours.', 'fr', { namesPerson: true, namesPlace: false, namesYear: false }],
  [
    'It cost 1,950 francs on a Monday and I paid.',
    'en',
    { namesPerson: false, namesPlace: false, namesYear: false },
  ],
  [
    'Nothing much happened. Then it rained.',
    'en',
    { namesPerson: false, namesPlace: false, namesYear: false },
  ],
] as const)('%s', (answer, language, expected) => {
  expect(readTraits(answer, language)).toMatchObject(expected);
});
