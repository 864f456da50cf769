import { expect, test } from 'vitest';
import { QUESTION_TEXT_LIMIT } from '../answer.ts';
import { questionIdSchema } from '../ids.ts';
import { allQuestions, questionById } from './allQuestions.ts';
import { chapters, chapterWords } from './chapters.ts';
import publishedIds from './publishedIds.testing.ts';

const followUps = allQuestions.flatMap((question) => question.followUps);
const texts = [...allQuestions, ...followUps].map(({ text }) => text);

test('there are at least 130 questions, and at least 14 in each of the nine chapters', () => {
  expect(allQuestions.length).toBeGreaterThanOrEqual(130);
  expect(chapters).toHaveLength(9);
  for (const chapter of chapters) {
    expect(allQuestions.filter((question) => question.chapter === chapter).length).toBeGreaterThanOrEqual(14);
  }
});

test('no two questions share a name, and each is found by it', () => {
  const ids = [...allQuestions, ...followUps].map(({ id }) => questionIdSchema.parse(id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const question of [...allQuestions, ...followUps]) expect(questionById(question.id)).toBe(question);
  expect(questionById('childhood-of-somebody-else')).toBeNull();
});

test('a question that was once asked keeps its name for good: answers hold it', () => {
  const now = new Set(allQuestions.map(({ id }) => id));
  expect(publishedIds.filter((id) => !now.has(id))).toEqual([]);
  expect([...now].filter((id) => !publishedIds.includes(id))).toEqual([]);
});

test('everything is there in both languages, not too long to be read aloud, and never said twice', () => {
  for (const language of ['en', 'fr'] as const) {
    for (const text of texts) {
      expect(text[language].length, text[language]).toBeGreaterThan(12);
      expect(text[language].length, text[language]).toBeLessThanOrEqual(QUESTION_TEXT_LIMIT / 2);
    }
    const asked = allQuestions.map(({ text }) => text[language]);
    expect(new Set(asked).size).toBe(asked.length);
    for (const { title, introduction } of Object.values(chapterWords)) {
      expect(title[language]).not.toBe('');
      expect(introduction[language]).not.toBe('');
    }
  }
});

test('each asks one thing, and none can be answered by yes or no', () => {
  for (const { text } of allQuestions) {
    for (const said of Object.values(text)) {
      expect(said.match(/[?]/g), said).toHaveLength(1);
      expect(said).toMatch(/[?]$/);
    }
    expect(text.en).not.toMatch(/^(?:did|do|does|was|were|is|are|have|has|had|can|could|would|will)\b/i);
    expect(text.fr).not.toMatch(/^est-ce|^\p{L}+-(?:vous|il|elle|on)\b/iu);
  }
});

test('French is set as French, with a hard blank before its signs, and says vous', () => {
  for (const { fr } of texts) {
    expect(fr).not.toMatch(/[^\u00a0][?:;]/);
    expect(fr).not.toContain("'");
    expect(fr).not.toMatch(/(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu);
  }
});

test('whoever is asked about hard times hears that they need not answer', () => {
  for (const { chapter, text } of allQuestions.filter((question) => question.chapter === 'hard-times')) {
    expect(chapter).toBe('hard-times');
    expect(text.en).toMatch(/if you|as far as you want/);
    expect(text.fr).toMatch(/si vous|autant que vous|seulement/);
  }
});
