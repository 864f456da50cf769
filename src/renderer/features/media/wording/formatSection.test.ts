import { expect, test } from 'vitest';
import { formatSection } from './formatSection.ts';

const autumn = {
  span: { first: { year: 2002, month: 9 }, last: { year: 2002, month: 12 } },
  rememberedDate: null,
};
const winter = {
  span: { first: { year: 1999, month: 7 }, last: { year: 2000, month: 1 } },
  rememberedDate: null,
};
const july = {
  span: { first: { year: 1999, month: 7 }, last: { year: 1999, month: 7 } },
  rememberedDate: null,
};

test('a narrow page names the months of a span shortly, so that its year is read', () => {
  expect(formatSection(autumn, 'en', 'short')).toBe('Sept – Dec 2002');
  expect(formatSection(autumn, 'fr', 'short')).toBe('Sept. – déc. 2002');
  expect(formatSection(winter, 'fr', 'short')).toBe('Juil. 1999 – janv. 2000');
  expect(formatSection(july, 'fr', 'short')).toBe('Juillet 1999');
});

test('a wide page names them in full', () => {
  expect(formatSection(autumn, 'fr')).toBe('Septembre – décembre 2002');
  expect(formatSection(winter, 'en')).toBe('July 1999 – January 2000');
});
