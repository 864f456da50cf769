/**
 * What each line of a cart or an order is called where its name alone would do for several: with its words, its options, or at last
 * its number among those alike. For the names of buttons, which are read without what stands around them.
 */
import type { Language } from '../domain/userProfile.ts';
import type { CartLine } from './cart.ts';
import { describeLine, lineName } from './describeLine.ts';

type Line = Pick<CartLine, 'id' | 'productId' | 'options' | 'engraving'>;

export function lineLabels(lines: readonly Line[], language: Language): ReadonlyMap<string, string> {
  const ways = [
    (line: Line) => lineName(line, language),
    (line: Line) => withWords(lineName(line, language), line, language),
    (line: Line) => withWords(describeLine(line, language), line, language),
  ];
  return new Map(
    lines.map((line) => {
      const telling = ways.find((way) => lines.filter((other) => way(other) === way(line)).length === 1);
      return [line.id, telling ? telling(line) : numbered(line, lines, language)];
    }),
  );
}

function withWords(name: string, { engraving }: Line, language: Language): string {
  const words = engraving?.lines.filter((line) => line.trim() !== '').join(' / ') ?? '';
  if (words === '') return name;
  return language === 'fr' ? `${name}, « ${words} »` : `${name}, “${words}”`;
}

function numbered(line: Line, lines: readonly Line[], language: Language): string {
  const label = (one: Line) => withWords(describeLine(one, language), one, language);
  const alike = lines.filter((other) => label(other) === label(line));
  return `${label(line)} (${alike.indexOf(line) + 1})`;
}
