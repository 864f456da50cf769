/** What is true of a cart's lines at this moment, beside what stands in them: offers, codes, print files. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { CartContent, CartLine } from '#shared/shop/cart.ts';
import { isEngraved } from '#shared/shop/checkEngraving.ts';
import type { CartFacts } from '#shared/shop/quoteCart.ts';
import { codeFrom, codesOf } from '../albumCodeDocuments/index.ts';
import { fitsOn, serverShaper } from '../engraving/index.ts';
import { albumsOf } from '../library/index.ts';
import { printFileFrom, printFilesOf } from '../printFiles/index.ts';
import type { Services } from '../services.ts';
import {
  type DocumentReader,
  offersOf,
  type ProductRecords,
  readProductRecords,
} from './productDocuments.ts';

export interface KnownCart {
  readonly facts: CartFacts;
  readonly records: ProductRecords;
  /** Ids of codes that the person has, whether or not they open anything. */
  readonly ownCodes: ReadonlySet<string>;
  readonly ownPrintFiles: ReadonlySet<string>;
}

/** At most three reads of many documents, in a transaction or past one. */
export async function knowCart(
  reader: DocumentReader,
  services: Services,
  uid: string,
  { lines }: Pick<CartContent, 'lines'>,
): Promise<KnownCart> {
  const { firestore } = services;
  const codeIds = distinct(lines.map(({ albumCodeId }) => albumCodeId));
  const printFileIds = distinct(lines.map(({ printFileId }) => printFileId));
  const records = await readProductRecords(
    reader,
    firestore,
    lines.map(({ productId }) => productId),
  );
  const found = await readAll(reader, [
    ...codeIds.map((id) => codesOf(firestore, uid).doc(id)),
    ...printFileIds.map((id) => printFilesOf(firestore, uid).doc(id)),
  ]);
  const codes = found.slice(0, codeIds.length).flatMap((snapshot) => codeFrom(snapshot) ?? []);
  const files = found.slice(codeIds.length).filter(({ exists }) => exists);
  const active = codes.filter(({ state }) => state === 'active');
  const albums = await readAll(
    reader,
    distinct(active.map(({ albumId }) => albumId)).map((id) => albumsOf(firestore, uid).doc(id)),
  );
  const shaper = lines.some(({ engraving }) => isEngraved(engraving)) ? await serverShaper(services) : null;
  const shown = new Set(albums.filter(isShown).map(({ id }) => id));
  const openCodes = new Set(active.filter(({ albumId }) => shown.has(albumId)).map(({ id }) => id));
  return {
    facts: {
      offers: offersOf(records),
      isCodeOpen: (codeId) => openCodes.has(codeId),
      isArtworkReady: (line) => files.some((file) => isArtworkOf(line, file)),
      ...(shaper ? { fits: (text, line) => fitsOn(shaper, text, line) } : {}),
    },
    records,
    ownCodes: new Set(codes.map(({ id }) => id)),
    ownPrintFiles: new Set(files.map(({ id }) => id)),
  };
}

const distinct = <Id extends string>(ids: readonly (Id | null)[]): readonly Id[] => [
  ...new Set(ids.filter((id) => id !== null)),
];

const readAll = async (
  reader: DocumentReader,
  references: Parameters<DocumentReader['getAll']>,
): Promise<DocumentSnapshot[]> => (references.length === 0 ? [] : reader.getAll(...references));

const isShown = (album: DocumentSnapshot) => album.exists && !album.get('trashedAt');

/** Whole, and laid out for this product in the size that was chosen. */
function isArtworkOf({ printFileId, productId, options }: CartLine, snapshot: DocumentSnapshot): boolean {
  const file = printFileFrom(snapshot);
  return (
    file?.state === 'ready' &&
    file.id === printFileId &&
    file.productId === productId &&
    file.size === options.size
  );
}
