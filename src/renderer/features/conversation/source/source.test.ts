import { expect, test } from 'vitest';
import { type ReplySentence, replySentenceSchema } from '#shared/clone/conversation.ts';
import { groupSentences } from './groupSentences.ts';
import { replyAsText } from './replyAsText.ts';

const sentence = (text: string, label: ReplySentence['label'], place: number | null): ReplySentence =>
  replySentenceSchema.parse({
    text,
    label,
    passageId: place === null ? null : `answer_b7e0_${place}`,
    language: 'en',
  });

test('sentences of one place stand together, and never under the label of another', () => {
  const groups = groupSentences([
    sentence('We had two cows.', 'recorded', 0),
    sentence('They were called Marguerite and Blanche.', 'recorded', 0),
    sentence('The barn was red.', 'recorded', 1),
    sentence('The farm was small.', 'paraphrased', 1),
    sentence('Nothing is recorded about the tractor.', 'not-recorded', null),
  ]);
  expect(groups.map(({ text, label, passageId }) => [text, label, passageId])).toEqual([
    ['We had two cows. They were called Marguerite and Blanche.', 'recorded', 'answer_b7e0_0'],
    ['The barn was red.', 'recorded', 'answer_b7e0_1'],
    ['The farm was small.', 'paraphrased', 'answer_b7e0_1'],
    ['Nothing is recorded about the tractor.', 'not-recorded', null],
  ]);
});

test('what is copied says of each part how it was made, and that an AI made it', () => {
  const said = {
    question: 'What animals did you have?',
    sentences: [
      sentence('We had two cows.', 'recorded', 0),
      sentence('The farm was small.', 'paraphrased', 1),
    ],
  };
  const copied = replyAsText(said, 'Rose', 'en');
  expect(copied).toContain('We had two cows. [Recorded]');
  expect(copied).toContain('The farm was small. [Paraphrased]');
  expect(copied.endsWith('From the clone of Rose, an AI made from recordings (Amaranth).')).toBe(true);
  expect(replyAsText(said, 'Rose', 'fr')).toContain('une IA faite à partir d’enregistrements');
});
