/** A letter as pages of text, its words all of them and in order. */
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import type { Rectangle } from '#shared/engraving/places.ts';
import type { Measure, SetLine } from '../page.ts';
import type { BookLetter } from './book.ts';
import { LEADING, place, type TextStyle, wrap } from './setText.ts';

const titleStyle: TextStyle = { face: 'serif', size: 7.4 };
const dayStyle: TextStyle = { face: 'sans', size: 3.2, isSoft: true };
const headingStyle: TextStyle = { face: 'serif', size: 5.2 };
const textStyle: TextStyle = { face: 'serif', size: 4.3 };
const INDENT = 7;

interface Piece {
  readonly text: string;
  readonly style: TextStyle;
  readonly indent: number;
  /** Above it, in millimetres, unless it begins a page. */
  readonly before: number;
  /** Before its first line, in the indent. */
  readonly mark?: string;
}

export function layOutLetter(
  letter: BookLetter,
  room: Rectangle,
  measure: Measure,
): readonly (readonly SetLine[])[] {
  const pages: SetLine[][] = [[]];
  const end = room.y + room.height;
  let top = room.y;
  for (const { text, style, indent, before, mark } of piecesOf(letter)) {
    const lines = wrap(text, style, room.width - indent, measure);
    top += top === room.y ? 0 : before;
    lines.forEach((line, index) => {
      const tall = style.size * LEADING;
      if (top + tall > end) {
        pages.push([]);
        top = room.y;
      }
      const box = { x: room.x + indent, top, width: room.width - indent };
      const page = pages.at(-1);
      page?.push(...place([line], style, box, measure));
      if (mark && index === 0) page?.push(...place([mark], style, { ...box, x: room.x }, measure));
      top += tall;
    });
  }
  return pages.filter((page) => page.length > 0);
}

function piecesOf({ title, day, blocks }: BookLetter): readonly Piece[] {
  let step = 0;
  const written = blocks.map(({ kind, text }): Piece => {
    step = kind === 'step' ? step + 1 : 0;
    return { text, ...looksOf(kind, step) };
  });
  const head: Piece[] = [
    { text: title, style: titleStyle, indent: 0, before: 0 },
    { text: day, style: dayStyle, indent: 0, before: 1 },
  ];
  return [...head.filter(({ text }) => text !== ''), ...written];
}

function looksOf(kind: LetterBlockKind, step: number): Omit<Piece, 'text'> {
  switch (kind) {
    case 'heading':
      return { style: headingStyle, indent: 0, before: 5 };
    case 'quote':
      return { style: textStyle, indent: INDENT, before: 4 };
    case 'bullet':
      return { style: textStyle, indent: INDENT, before: 1.5, mark: '–' };
    case 'step':
      return { style: textStyle, indent: INDENT, before: 1.5, mark: `${step}.` };
    case 'paragraph':
      return { style: textStyle, indent: 0, before: 3.2 };
  }
}
