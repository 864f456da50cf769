import { expect, test } from 'vitest';
import type { LetterBlock } from '#shared/domain/letter.ts';
import { LETTER_BLOCK_LIMIT, LETTER_SPAN_LIMIT, LETTER_TEXT_LIMIT } from '#shared/limits.ts';
import { lettersMessages } from './messages.ts';
import { explainExcess, tellRoom } from './room.ts';

const { en } = lettersMessages;
const paragraphs = (count: number, text: string): LetterBlock[] =>
  Array.from({ length: count }, () => ({ kind: 'paragraph', spans: [{ text }] }));

test('a limit is told before it is met, and what is too much as soon as it is', () => {
  const long = (count: number) => paragraphs(1, 'a'.repeat(count));
  expect(tellRoom(long(LETTER_TEXT_LIMIT / 2), en)).toBeNull();
  expect(tellRoom(long(LETTER_TEXT_LIMIT - 1), en)).toBe('Room for 1 more character');
  expect(explainExcess(long(LETTER_TEXT_LIMIT), en)).toBeNull();
  expect(tellRoom(long(LETTER_TEXT_LIMIT + 2), en)).toContain('2 characters too long');
  expect(tellRoom(paragraphs(LETTER_BLOCK_LIMIT - 3, 'a'), en)).toBe('Room for 3 more paragraphs');
  expect(tellRoom(paragraphs(LETTER_BLOCK_LIMIT + 1, 'a'), en)).toBe(en.tooManyParts);
});

test('more changes of bold and italic than a letter holds are told before they are sent', () => {
  const spans = Array.from({ length: LETTER_SPAN_LIMIT + 1 }, (_, index) =>
    index % 2 === 0 ? { text: 'a' } : { text: 'b', bold: true as const },
  );
  expect(explainExcess([{ kind: 'paragraph', spans }], en)).toBe(en.tooManyMarks);
  expect(explainExcess([{ kind: 'paragraph', spans: spans.slice(1) }], en)).toBeNull();
});
