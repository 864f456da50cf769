/** A book's pages as they would be printed, once the typefaces that it needs are here. */
import { useMemo } from 'react';
import { type CoarsePicture, findCoarse } from '../dpi.ts';
import { usePrintType } from '../making/usePrintType.ts';
import type { PrintedPage, Size } from '../page.ts';
import { findMissing, measureBy, type PrintType } from '../pdf/printType.ts';
import type { Book } from './book.ts';
import { wordsOf } from './bookOf.ts';
import { layOutBook } from './layOutBook.ts';

export type BookPagesState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly type: PrintType;
      readonly pages: readonly PrintedPage[];
      readonly coarse: readonly CoarsePicture[];
      /** Signs that will not be printed. */
      readonly missing: readonly string[];
    };

export function useBookPages(book: Book, trim: Size): BookPagesState {
  const words = useMemo(() => wordsOf(book), [book]);
  const loaded = usePrintType(words);
  const type = loaded.state === 'ready' ? loaded.type : null;
  const measure = useMemo(() => (type ? measureBy(type.shaper) : null), [type]);
  const laidOut = useMemo((): BookPagesState | null => {
    if (!type || !measure) return null;
    const pages = layOutBook(book, trim, measure);
    const sizes = new Map(
      book.entries.flatMap((entry) => (entry.is === 'picture' ? [[entry.id, entry.size] as const] : [])),
    );
    return {
      state: 'ready',
      type,
      pages,
      coarse: findCoarse(pages, sizes),
      missing: findMissing(type.shaper, pages),
    };
  }, [book, trim, type, measure]);
  return loaded.state === 'ready' ? (laidOut ?? { state: 'loading' }) : loaded;
}
