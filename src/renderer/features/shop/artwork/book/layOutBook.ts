/**
 * A book's pages from what it is made of: a title page, then pictures and letters in the album's order, and a number of pages
 * that can be bound. Pure, so that the preview and the print are one and the same.
 */
import type { Rectangle } from '#shared/engraving/places.ts';
import type { Measure, PlacedPicture, PrintedPage, SetLine, Size } from '../page.ts';
import { arrangePictures } from './arrangePictures.ts';
import type { Book, BookEntry, BookPicture } from './book.ts';
import { layOutCover } from './layOutCover.ts';
import { layOutLetter } from './layOutLetter.ts';
import { heightOf, place, type TextStyle, wrap } from './setText.ts';

/** Nothing that matters stands nearer to the trimmed edge, in parts of the page's width. */
const MARGIN = 0.08;
export const marginOf = ({ width }: Size): number => width * MARGIN;

/** How many pictures a page tries to hold, again and again: a book of nothing but pairs is a catalogue. */
const RHYTHM = [1, 2, 3, 1, 4, 2] as const;
/** More pictures than this stand four on a page wherever they can, so that the book can be bound. */
const MANY_PICTURES = 300;
/** A picture that would come out smaller stands on a page with fewer others, in parts of the page's width. */
const LEAST_EDGE = 0.17;
const MOST_LINES_TOGETHER = 3;
const MOST_LINES_ALONE = 8;

const captionStyle: TextStyle = { face: 'sans', size: 3.3 };
const dayStyle: TextStyle = { face: 'sans', size: 2.9, isSoft: true };
const numberStyle: TextStyle = { face: 'sans', size: 2.7, isSoft: true };
const CAPTION_GAP = 1.6;

export function layOutBook(book: Book, trim: Size, measure: Measure): readonly PrintedPage[] {
  const margin = marginOf(trim);
  const room = { x: margin, y: margin, width: trim.width - 2 * margin, height: trim.height - 2.4 * margin };
  const inner = layOutEntries(book.entries, room, measure).map(
    (parts): PrintedPage => ({ isCover: false, parts }),
  );
  const pages = [layOutCover(book, trim, margin, measure), ...inner];
  const numbered = pages.map((page, index) =>
    page.isCover ? page : withNumber(page, index + 1, trim, measure),
  );
  return numbered.length % 2 === 0 ? numbered : [...numbered, { isCover: false, parts: [] }];
}

type Parts = readonly (SetLine | PlacedPicture)[];

function layOutEntries(entries: readonly BookEntry[], room: Rectangle, measure: Measure): readonly Parts[] {
  const isLong = entries.filter(({ is }) => is === 'picture').length > MANY_PICTURES;
  const pages: Parts[] = [];
  let beat = 0;
  let index = 0;
  while (index < entries.length) {
    const entry = entries[index];
    if (!entry) break;
    if (entry.is === 'letter') {
      pages.push(...layOutLetter(entry, room, measure));
      index += 1;
      continue;
    }
    const wanted = isLong ? 4 : (RHYTHM[beat % RHYTHM.length] ?? 1);
    const run = picturesFrom(entries, index, wanted);
    const page = layOutLargest(run, room, measure);
    pages.push(...page.pages);
    index += page.count;
    beat += 1;
  }
  return pages;
}

/** The pictures that follow each other from a place on, at most so many. */
function picturesFrom(entries: readonly BookEntry[], start: number, most: number): readonly BookPicture[] {
  const next = entries.slice(start, start + most);
  const end = next.findIndex(({ is }) => is !== 'picture');
  return next
    .slice(0, end === -1 ? undefined : end)
    .filter((entry): entry is BookPicture => entry.is === 'picture');
}

/** As many of them as stand well together; at least the first. */
function layOutLargest(
  pictures: readonly BookPicture[],
  room: Rectangle,
  measure: Measure,
): { readonly pages: readonly Parts[]; readonly count: number } {
  for (let count = pictures.length; count > 1; count -= 1) {
    const some = pictures.slice(0, count);
    const frames = arrange(some, room, MOST_LINES_TOGETHER, measure);
    const least = room.width * LEAST_EDGE;
    if (frames?.every(({ width, height }) => Math.min(width, height) >= least)) {
      return { pages: [compose(some, frames, measure)], count };
    }
  }
  const [first] = pictures;
  if (!first) return { pages: [], count: 1 };
  const alone = arrange([first], room, MOST_LINES_ALONE, measure);
  if (alone) return { pages: [compose([first], alone, measure)], count: 1 };
  // Words that are longer than a page leaves room for follow on a page of their own.
  const bare = { ...first, caption: '' };
  const frames = arrange([bare], room, MOST_LINES_ALONE, measure) ?? [];
  const words = {
    is: 'letter' as const,
    id: first.id,
    title: '',
    day: '',
    blocks: [{ kind: 'paragraph' as const, text: first.caption }],
  };
  return { pages: [compose([bare], frames, measure), ...layOutLetter(words, room, measure)], count: 1 };
}

const arrange = (pictures: readonly BookPicture[], room: Rectangle, mostLines: number, measure: Measure) =>
  arrangePictures(
    pictures.map(({ size }) => size),
    room,
    (index, width) => {
      const picture = pictures[index];
      if (!picture) return 0;
      const { caption, day } = wordsOf(picture, width, measure);
      if (caption.length > mostLines) return Number.POSITIVE_INFINITY;
      const height = heightOf(caption, captionStyle) + heightOf(day, dayStyle);
      return height === 0 ? 0 : height + CAPTION_GAP;
    },
  );

function wordsOf({ caption, day }: BookPicture, width: number, measure: Measure) {
  const of = (text: string, style: TextStyle) =>
    text.trim() === '' ? [] : wrap(text.trim(), style, width, measure);
  return { caption: of(caption, captionStyle), day: of(day, dayStyle) };
}

function compose(pictures: readonly BookPicture[], frames: readonly Rectangle[], measure: Measure): Parts {
  return pictures.flatMap((picture, index): Parts => {
    const frame = frames[index];
    if (!frame) return [];
    const { caption, day } = wordsOf(picture, frame.width, measure);
    const box = { x: frame.x, top: frame.y + frame.height + CAPTION_GAP, width: frame.width };
    const below = { ...box, top: box.top + heightOf(caption, captionStyle) };
    return [
      { is: 'picture', itemId: picture.id, frame, crop: null },
      ...place(caption, captionStyle, box, measure),
      ...place(day, dayStyle, below, measure),
    ];
  });
}

function withNumber(page: PrintedPage, number: number, trim: Size, measure: Measure): PrintedPage {
  const margin = marginOf(trim);
  const box = { x: margin, top: trim.height - margin * 0.9, width: trim.width - 2 * margin, isCentred: true };
  return { ...page, parts: [...page.parts, ...place([String(number)], numberStyle, box, measure)] };
}
