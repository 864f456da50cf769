import { expect, test } from 'vitest';
import { type LetterBlock, type LetterSpan, letterBodySchema } from '#shared/domain/letter.ts';
import fc from '#tests/support/properties.ts';
import { $readBody } from './blocks.ts';
import { createBodyEditor } from './createBodyEditor.ts';

const readBody = (body: readonly LetterBlock[]) => createBodyEditor(body).getEditorState().read($readBody);

const text = fc
  .string({
    unit: fc.oneof(fc.constantFrom(' ', '\n', 'é', '’', '\u00a0', '\u05d0', '👩‍👧', '- ', '# '), fc.string()),
    maxLength: 12,
  })
  .map((words) => words.replace(/[^\P{Cc}\n]/gu, ''))
  .filter((words) => words !== '');
const span: fc.Arbitrary<LetterSpan> = fc
  .record({ text, bold: fc.boolean(), italic: fc.boolean() })
  .map(({ text, bold, italic }) => ({
    text,
    ...(bold ? { bold: true as const } : {}),
    ...(italic ? { italic: true as const } : {}),
  }));
const block: fc.Arbitrary<LetterBlock> = fc
  .record({
    kind: fc.constantFrom('paragraph', 'heading', 'quote', 'bullet', 'step'),
    spans: fc.array(span, { minLength: 1, maxLength: 6 }),
  })
  .filter(({ spans }) => spans.some((span) => span.text.trim() !== ''));

/** What a reader sees: each character with its marks; a line break has none that could be seen. */
function seen(body: readonly LetterBlock[]) {
  return body.map(({ kind, spans }) => ({
    kind,
    characters: spans.flatMap(({ text, bold = false, italic = false }) =>
      text.split('').map((character) => (character === '\n' ? character : { character, bold, italic })),
    ),
  }));
}

// Three hundred editors, on a machine that may have other things to do.
test('every letter comes out of the editor as it went in', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(fc.array(block, { minLength: 1, maxLength: 12 }), (body) => {
      expect(letterBodySchema.parse(body)).toEqual(body);
      const written = readBody(body);
      expect(letterBodySchema.parse(written)).toEqual(written);
      expect(seen(written)).toEqual(seen(body));
      expect(readBody(written)).toEqual(written);
    }),
    { numRuns: 100 },
  );
});

test('a new letter has nothing in it, and what shows nothing is left out', () => {
  expect(readBody([])).toEqual([]);
  const blank: LetterBlock = { kind: 'paragraph', spans: [{ text: ' \n ' }] };
  expect(readBody([blank, { kind: 'step', spans: [{ text: ' a\n', bold: true }] }])).toEqual([
    { kind: 'step', spans: [{ text: ' a\n', bold: true }] },
  ]);
});
