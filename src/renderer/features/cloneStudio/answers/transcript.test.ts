import { expect, test } from 'vitest';
import { addLine, changeLine, keptSegments, linesOf, sayTime } from './transcript.ts';

const said = [
  { text: 'we lived by the harbour', from: 0, to: 4 },
  { text: 'it smelled of tar', from: 4, to: 7 },
];

test('correcting a line keeps the seconds in which it was said', () => {
  const lines = changeLine(linesOf(said), '1', 'It smelled of tar and rope. ');
  expect(keptSegments(lines)).toEqual([
    { text: 'we lived by the harbour', from: 0, to: 4 },
    { text: 'It smelled of tar and rope.', from: 4, to: 7 },
  ]);
});

test('a line that was missed is written where it was said, and an empty one goes away', () => {
  const lines = changeLine(addLine(linesOf(said), 'new', 3), 'new', 'near the old crane');
  expect(keptSegments(changeLine(lines, '1', ' '))).toEqual([
    { text: 'we lived by the harbour', from: 0, to: 4 },
    { text: 'near the old crane', from: 3, to: null },
  ]);
});

test('what nobody knows the time of stands at the end', () => {
  expect(addLine(linesOf(said), 'new', null).at(-1)?.key).toBe('new');
});

test('times are said in minutes and seconds', () => {
  expect([0, 9.7, 75, 3_600].map(sayTime)).toEqual(['0:00', '0:09', '1:15', '60:00']);
});
