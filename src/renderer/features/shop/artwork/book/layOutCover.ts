/** The first page of a book: its picture, its title as large as it fits, and the years it spans. */
import type { Measure, PrintedPage, Size } from '../page.ts';
import { arrangePictures } from './arrangePictures.ts';
import type { Book } from './book.ts';
import { heightOf, place, type TextStyle, wrap } from './setText.ts';

const MOST_TITLE_LINES = 3;
/** Of an em, in parts of the page's width, the largest first. */
const TITLE_SIZES = [0.075, 0.06, 0.048, 0.038] as const;

export function layOutCover(
  { title, period, cover }: Pick<Book, 'title' | 'period' | 'cover'>,
  trim: Size,
  margin: number,
  measure: Measure,
): PrintedPage {
  const width = trim.width - 2 * margin;
  const { style, lines } = setTitle(title, trim, width, measure);
  const periodStyle: TextStyle = { face: 'sans', size: trim.width * 0.022, isSoft: true };
  const years = period === '' ? [] : wrap(period, periodStyle, width, measure);
  const wordsHeight = heightOf(lines, style) + heightOf(years, periodStyle);
  const room = { x: margin, y: margin * 1.5, width, height: trim.height - 4 * margin - wordsHeight };
  const [frame] = cover ? (arrangePictures([cover.size], room, () => 0) ?? []) : [];
  const top = frame ? frame.y + frame.height + margin : (trim.height - wordsHeight) / 2;
  const box = { x: margin, top, width, isCentred: true };
  const below = { ...box, top: top + heightOf(lines, style) + style.size * 0.2 };
  return {
    isCover: true,
    parts: [
      ...(cover && frame ? [{ is: 'picture' as const, itemId: cover.id, frame, crop: null }] : []),
      ...place(lines, style, box, measure),
      ...place(years, periodStyle, below, measure),
    ],
  };
}

function setTitle(title: string, trim: Size, width: number, measure: Measure) {
  let set: { readonly style: TextStyle; readonly lines: readonly string[] } | null = null;
  for (const part of TITLE_SIZES) {
    const style: TextStyle = { face: 'serif', size: trim.width * part };
    set = { style, lines: wrap(title.trim(), style, width, measure) };
    if (set.lines.length <= MOST_TITLE_LINES) return set;
  }
  return set ?? { style: { face: 'serif', size: 8 } satisfies TextStyle, lines: [] };
}
