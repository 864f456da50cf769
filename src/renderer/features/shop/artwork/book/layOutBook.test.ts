/** A keepsake book holds the whole album, in its order, within what a printer can print and bind. */
import { describe, expect, test } from 'vitest';
import { findCoarse, reachedDpi } from '../dpi.ts';
import type { Measure, PlacedPicture, PrintedPage, SetLine } from '../page.ts';
import type { Book, BookEntry, BookLetter, BookPicture } from './book.ts';
import { layOutBook, marginOf } from './layOutBook.ts';

const trim = { width: 210, height: 210 };
/** Every letter half an em wide. */
const measure: Measure = (text) => text.length * 0.5;
const picture = (id: string, width: number, height: number, caption = ''): BookPicture => ({
  is: 'picture',
  id,
  size: { width, height },
  caption,
  day: '12 August 2024',
});
const letter = (id: string, text: string): BookLetter => ({
  is: 'letter',
  id,
  title: 'For Ana',
  day: '',
  blocks: [{ kind: 'paragraph', text }],
});
const shapes = [
  [4000, 3000],
  [3000, 4000],
  [4000, 4000],
  [9000, 3000],
] as const;
const mixed = (count: number): BookPicture[] =>
  Array.from({ length: count }, (_, index) => {
    const [width, height] = shapes[index % shapes.length] ?? [1, 1];
    return picture(`p${index}`, width, height, index % 3 === 0 ? 'At the lake, before the rain' : '');
  });
const bookOf = (entries: readonly BookEntry[], more: Partial<Book> = {}): Book => ({
  title: 'The orchard',
  period: '1998 – 2024',
  cover: null,
  entries,
  ...more,
});
const picturesOn = (pages: readonly PrintedPage[]) =>
  pages.flatMap(({ parts }) => parts.filter((part): part is PlacedPicture => part.is === 'picture'));
const linesOn = (pages: readonly PrintedPage[]) =>
  pages.flatMap(({ parts }) => parts.filter((part): part is SetLine => part.is === 'line'));

describe('The pages of a book', () => {
  test.each([1, 2, 3, 7, 40, 500])(
    'hold %i pictures once each, in the album’s order, on an even count',
    (count) => {
      const entries = mixed(count);
      const pages = layOutBook(bookOf(entries), trim, measure);
      expect(picturesOn(pages).map(({ itemId }) => itemId)).toEqual(entries.map(({ id }) => id));
      expect(pages.length % 2).toBe(0);
      for (const page of pages) expect(picturesOn([page]).length).toBeLessThanOrEqual(4);
    },
  );

  test('show pictures whole, in their proportions, apart from each other and within the safe margin', () => {
    const entries = mixed(60);
    const sizes = new Map(entries.map(({ id, size }) => [id, size]));
    const margin = marginOf(trim);
    for (const page of layOutBook(bookOf(entries), trim, measure)) {
      const frames = picturesOn([page]);
      for (const { itemId, frame } of frames) {
        const size = sizes.get(itemId) ?? { width: 0, height: 1 };
        expect(frame.width / frame.height).toBeCloseTo(size.width / size.height, 5);
        expect(frame.x).toBeGreaterThanOrEqual(margin - 0.01);
        expect(frame.y).toBeGreaterThanOrEqual(margin - 0.01);
        expect(frame.x + frame.width).toBeLessThanOrEqual(210 - margin + 0.01);
        expect(frame.y + frame.height).toBeLessThanOrEqual(210 - margin + 0.01);
      }
      frames.forEach(({ frame: one }, index) => {
        for (const { frame: other } of frames.slice(index + 1)) {
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart).toBe(true);
        }
      });
    }
  });

  test('set tall pictures beside each other and wide ones above each other', () => {
    const [, , tall] = layOutBook(bookOf([1, 2, 3].map((n) => picture(`t${n}`, 3000, 4000))), trim, measure);
    const [left, right] = picturesOn(tall ? [tall] : []);
    expect(left?.frame.y).toBeCloseTo(right?.frame.y ?? 0);
    const [, , wide] = layOutBook(bookOf([1, 2, 3].map((n) => picture(`w${n}`, 4000, 2200))), trim, measure);
    const [upper, lower] = picturesOn(wide ? [wide] : []);
    expect(upper?.frame.x).toBeCloseTo(lower?.frame.x ?? 0);
    expect(lower?.frame.y).toBeGreaterThan(upper?.frame.y ?? 0);
  });

  test('begin with the title and the years, and title and cover picture on one page', () => {
    const [cover] = layOutBook(bookOf(mixed(2), { cover: picture('c', 4000, 3000) }), trim, measure);
    expect(cover?.isCover).toBe(true);
    expect(linesOn(cover ? [cover] : []).map(({ text }) => text)).toEqual(['The orchard', '1998 – 2024']);
    expect(picturesOn(cover ? [cover] : []).map(({ itemId }) => itemId)).toEqual(['c']);
  });

  test('keep a title of 120 letters on the page', () => {
    const [cover] = layOutBook(bookOf([], { title: 'Marguerite '.repeat(11).trim() }), trim, measure);
    for (const { x, size, text } of linesOn(cover ? [cover] : [])) {
      expect(x + text.length * 0.5 * size).toBeLessThanOrEqual(210 - marginOf(trim) + 0.01);
    }
  });

  test('lose no word of a letter, nor of a caption that is longer than its page', () => {
    const words = Array.from({ length: 1_500 }, (_, index) => `word${index}`);
    const caption = words.slice(0, 300).join(' ');
    const entries = [letter('l', words.join(' ')), picture('p', 4000, 3000, caption)];
    const said = linesOn(layOutBook(bookOf(entries), trim, measure)).flatMap(({ text }) => text.split(' '));
    expect(said.filter((word) => word.startsWith('word'))).toEqual([...words, ...words.slice(0, 300)]);
  });

  test('set a line of Hebrew at the right', () => {
    const [, page] = layOutBook(bookOf([letter('l', 'שלום')]), trim, measure);
    const line = linesOn(page ? [page] : []).find(({ text }) => text === 'שלום');
    expect((line?.x ?? 0) + 4 * 0.5 * 4.3).toBeCloseTo(210 - marginOf(trim));
  });

  test('break a word that no line holds', () => {
    const [, page] = layOutBook(bookOf([letter('l', 'a'.repeat(300))]), trim, measure);
    expect(linesOn(page ? [page] : []).filter(({ text }) => /^a+$/.test(text)).length).toBeGreaterThan(2);
  });
});

describe('How finely a picture is printed', () => {
  test('is its pixels over the printed inches, rounded down, and the coarser of both ways', () => {
    expect(reachedDpi({ width: 3000, height: 3000 }, { width: 254, height: 254 })).toBe(300);
    expect(reachedDpi({ width: 2999, height: 3000 }, { width: 254, height: 254 })).toBe(299);
    expect(reachedDpi({ width: 3000, height: 1000 }, { width: 254, height: 254 })).toBe(100);
  });

  test('counts only the part that is printed', () => {
    const half = { x: 0, y: 0.25, width: 0.5, height: 0.5 };
    expect(reachedDpi({ width: 3000, height: 3000 }, { width: 254, height: 254 }, half)).toBe(150);
  });

  test('names what is coarse once, as it stands at its largest', () => {
    const small = picture('small', 800, 600);
    const large = picture('large', 6000, 4500);
    const pages = layOutBook(bookOf([small, large], { cover: small }), trim, measure);
    const sizes = new Map([small, large].map(({ id, size }) => [id, size]));
    const coarse = findCoarse(pages, sizes);
    expect(coarse.map(({ itemId }) => itemId)).toEqual(['small']);
    const inches =
      Math.max(
        ...picturesOn(pages)
          .filter(({ itemId }) => itemId === 'small')
          .map(({ frame }) => frame.width),
      ) / 25.4;
    expect(coarse[0]?.dpi).toBe(Math.floor(800 / inches + 0.001));
  });
});
