import { expect, test } from 'vitest';
import { type CitedPart, citedParts } from './citedParts.ts';

async function partsOf(pieces: Iterable<string>): Promise<CitedPart[]> {
  async function* coming() {
    yield* pieces;
  }
  const parts: CitedPart[] = [];
  for await (const part of citedParts(coming())) parts.push(part);
  return parts;
}

test('each citation ends a part, with the mark that follows it and however far it stands off', async () => {
  expect(await partsOf(['It rained', '  [2]', '. We stayed in.\n', '[3, 4] And left.'])).toEqual([
    { text: 'It rained.', number: 2 },
    { text: 'We stayed in.', number: 3 },
  ]);
});

// Looked for anew with each piece, a pattern that goes back over white space holds the whole server for half a minute here.
test.each([
  ['white space', ''],
  ['an open citation and white space', '[1'],
])('a model that sends %s, piece by piece, stops nobody', { timeout: 15_000 }, async (_, beginning) => {
  const spaces = Array.from({ length: 3_990 }, () => ' ');
  expect(await partsOf([beginning, ...spaces])).toEqual([]);
});
