/** What a thing of the Memorial Shop is: its options, how it is engraved, and what is chosen of it. The things stand in `products.ts`. */
import { z } from 'zod';
import type { Cents } from '../money.ts';

export const productIds = [
  'qr-medallion',
  'memorial-plaque',
  'keepsake-book',
  'framed-print',
  'usb-keepsake',
  'engraved-pendant',
  'candle-lantern',
] as const;
export const productIdSchema = z.enum(productIds);
export type ProductId = z.infer<typeof productIdSchema>;

export interface LocalizedText {
  readonly en: string;
  readonly fr: string;
}

export interface OptionValue {
  readonly id: string;
  readonly name: LocalizedText;
  readonly surcharge: Cents;
  /** Of the thing, or of the side that is printed or engraved: width and height in millimetres. */
  readonly millimetres?: readonly [width: number, height: number];
}

export interface ProductOption {
  readonly id: string;
  readonly name: LocalizedText;
  readonly values: readonly [OptionValue, ...OptionValue[]];
}

export interface Engraving {
  readonly lines: number;
  /** Characters of one line, before it is measured in its typeface. */
  readonly longestLine: number;
  /** What an engraver cuts legibly, in millimetres of the capitals' height. */
  readonly leastHeight: number;
  readonly isRequired: boolean;
}

export interface Product {
  readonly id: ProductId;
  readonly name: LocalizedText;
  readonly price: Cents;
  readonly options: readonly ProductOption[];
  readonly engraving: Engraving | null;
  /** A square that opens one of the buyer's albums is cut or printed on it. */
  readonly opensAlbum: boolean;
  /** A print file that the buyer makes from an album: the pages of a book, or one picture. */
  readonly artwork: 'book' | 'print' | null;
  /** Stands on a grave: the cemetery's rules are asked for before it is paid. */
  readonly standsOnGrave: boolean;
  /** Made for one person, so that it is not taken back (Directive 2011/83/EU, article 16 c). */
  readonly isMadeToOrder: boolean;
  /** Working days until it leaves the workshop. */
  readonly leadTimeDays: number;
  /** Of one piece with its packaging, for shipping. */
  readonly grams: number;
}

/** Chosen values by the option's id. */
export const chosenOptionsSchema = z.record(z.string().max(40), z.string().max(40));
export type ChosenOptions = z.infer<typeof chosenOptionsSchema>;

/** Whether each option has exactly one of its values, and no other is named. */
export function areOptionsOf(product: Product, chosen: ChosenOptions): boolean {
  return (
    Object.keys(chosen).length === product.options.length &&
    product.options.every(({ id, values }) => values.some((value) => value.id === chosen[id]))
  );
}

/** What a piece is called in stock: the same text for the same choices, in the catalogue's order. */
export const variantKey = (product: Product, chosen: ChosenOptions): string =>
  product.options.map(({ id }) => `${id}=${chosen[id] ?? ''}`).join(';');
