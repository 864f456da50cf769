import { describe, expect, test } from 'vitest';
import { LETTER_BLOCK_LIMIT, LETTER_SPAN_LIMIT, LETTER_TEXT_LIMIT } from '../limits.ts';
import { letterBodySchema, letterByteCount, letterLength, letterTitleSchema, textOf } from './letter.ts';

const paragraph = (...texts: string[]) => ({
  kind: 'paragraph' as const,
  spans: texts.map((text) => ({ text })),
});
const isBody = (body: unknown) => letterBodySchema.safeParse(body).success;

describe('The title of a letter', () => {
  test('is something, of at most 120 characters, without the spaces around it', () => {
    expect(letterTitleSchema.parse('  For Ana ')).toBe('For Ana');
    expect(letterTitleSchema.safeParse('   ').success).toBe(false);
    expect(letterTitleSchema.safeParse('a'.repeat(120)).success).toBe(true);
    expect(letterTitleSchema.safeParse('a'.repeat(121)).success).toBe(false);
  });
});

describe('The text of a letter', () => {
  test('is its blocks and their pieces, one after the other', () => {
    const body = [paragraph('Dear ', 'Ana'), paragraph('At sea')];
    expect(body.map(textOf)).toEqual(['Dear Ana', 'At sea']);
    expect(letterLength(body)).toBe(14);
    expect(isBody(body)).toBe(true);
  });

  test.each([
    ['no block', []],
    ['a block of nothing', [paragraph()]],
    ['a piece of nothing', [paragraph('')]],
    ['a block of an unknown kind', [{ kind: 'script', spans: [{ text: 'x' }] }]],
    ['a piece that is bold or not', [{ kind: 'quote', spans: [{ text: 'x', bold: false }] }]],
    ['a piece that is italic or not', [{ kind: 'quote', spans: [{ text: 'x', italic: false }] }]],
  ])('is never %s', (_, body) => expect(isBody(body)).toBe(false));

  test.each(['paragraph', 'heading', 'quote', 'bullet', 'step'])('has blocks of kind %s', (kind) => {
    expect(isBody([{ kind, spans: [{ text: 'x', bold: true, italic: true }] }])).toBe(true);
  });

  test.each([0, 7, 9, 11, 13, 31, 127])('has no control character %i, wherever it stands', (code) => {
    const control = String.fromCharCode(code);
    for (const text of [`${control}a`, `a${control}`, `a${control}a`])
      expect(isBody([paragraph(text)])).toBe(false);
  });

  test('has new lines within a block, and every letter of every script', () => {
    expect(isBody([paragraph('One\nTwo  ~ é 漢 🌊')])).toBe(true);
  });

  test('has a longest, whether it is one piece or many', () => {
    const half = 'a'.repeat(LETTER_TEXT_LIMIT / 2);
    expect(isBody([paragraph(half, half)])).toBe(true);
    expect(isBody([paragraph(half, half, 'a')])).toBe(false);
    expect(isBody([paragraph(`${half}${half}a`)])).toBe(false);
  });

  test('has a most of blocks and of changes within and across them', () => {
    const blocks = (count: number, spans: number) =>
      Array.from({ length: count }, () => paragraph(...Array.from({ length: spans }, () => 'a')));
    expect(isBody(blocks(LETTER_BLOCK_LIMIT, 1))).toBe(true);
    expect(isBody(blocks(LETTER_BLOCK_LIMIT + 1, 1))).toBe(false);
    expect(isBody(blocks(1, LETTER_SPAN_LIMIT))).toBe(true);
    expect(isBody(blocks(1, LETTER_SPAN_LIMIT + 1))).toBe(false);
    expect(isBody([...blocks(1, LETTER_SPAN_LIMIT), paragraph('a')])).toBe(false);
  });

  test('weighs what it takes in UTF-8, with its title and its marks', () => {
    const letter = { title: 'Été', body: [paragraph('é')] };
    expect(letterByteCount(letter)).toBe(Buffer.byteLength(JSON.stringify(letter)));
    expect(letterByteCount(letter)).toBe(
      '{"title":"","body":[{"kind":"paragraph","spans":[{"text":""}]}]}'.length + 5 + 2,
    );
  });
});
