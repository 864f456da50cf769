/** What a keepsake book is made of, before it is laid out. */
import type { LetterBlockKind } from '#shared/domain/letter.ts';
import type { Size } from '../page.ts';

export interface BookPicture {
  readonly is: 'picture';
  readonly id: string;
  /** In pixels, as it is shown. */
  readonly size: Size;
  readonly caption: string;
  readonly day: string;
}

export interface BookLetter {
  readonly is: 'letter';
  readonly id: string;
  readonly title: string;
  readonly day: string;
  readonly blocks: readonly { readonly kind: LetterBlockKind; readonly text: string }[];
}

export type BookEntry = BookPicture | BookLetter;

export interface Book {
  readonly title: string;
  /** The years it spans, in words; empty for none. */
  readonly period: string;
  readonly cover: BookPicture | null;
  /** In the album's order. */
  readonly entries: readonly BookEntry[];
}
