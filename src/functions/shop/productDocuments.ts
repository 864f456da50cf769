/** What the operator set of each product, `shopProducts/{productId}`, and what is sold where nothing was set. */
import type {
  CollectionReference,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { revisionSchema } from '#shared/shop/cart.ts';
import type { Offers } from '#shared/shop/priceLines.ts';
import { firstOffer } from '#shared/shop/priceLines.ts';
import { type ProductId, productIds } from '#shared/shop/product.ts';
import { type ProductRecord, productRecordSchema } from '#shared/shop/productRecord.ts';
import { products } from '#shared/shop/products.ts';

export const shopProducts = (firestore: Firestore): CollectionReference =>
  firestore.collection('shopProducts');

export const productDocument = (firestore: Firestore, id: ProductId): DocumentReference =>
  shopProducts(firestore).doc(id);

/** Of a transaction, or past one. */
export interface DocumentReader {
  getAll(...references: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

/** `isReadable` is false of a row that is none: nobody is sold anything at a price that cannot be read. */
export type KnownRecord = ProductRecord & { readonly isReadable: boolean };
export type ProductRecords = ReadonlyMap<ProductId, KnownRecord>;

const remainsSchema = z.object({ revision: revisionSchema.catch(0) });

function recordFrom(id: ProductId, snapshot: DocumentSnapshot | undefined): KnownRecord {
  const first = { ...firstOffer(products[id]), revision: 0, isReadable: true };
  if (!snapshot?.exists) return first;
  const record = productRecordSchema.safeParse({ ...snapshot.data(), id });
  if (record.success) return { ...record.data, isReadable: true };
  // What an administrator sets anew, from the catalogue on.
  return { ...first, ...remainsSchema.parse(snapshot.data()), isOffered: false, isReadable: false };
}

/** Of those that are asked for; the others as the catalogue has them. */
export async function readProductRecords(
  reader: DocumentReader,
  firestore: Firestore,
  ids: readonly ProductId[] = productIds,
): Promise<ProductRecords> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const found = await reader.getAll(...wanted.map((id) => productDocument(firestore, id)));
  return new Map(wanted.map((id, index) => [id, recordFrom(id, found[index])]));
}

export function offersOf(records: ProductRecords): Offers {
  const offer = (id: ProductId) => {
    const record = records.get(id);
    if (!record) return firstOffer(products[id]);
    const { revision: _revision, isReadable: _isReadable, ...told } = record;
    return told;
  };
  return {
    'qr-medallion': offer('qr-medallion'),
    'memorial-plaque': offer('memorial-plaque'),
    'keepsake-book': offer('keepsake-book'),
    'framed-print': offer('framed-print'),
    'usb-keepsake': offer('usb-keepsake'),
    'engraved-pendant': offer('engraved-pendant'),
    'candle-lantern': offer('candle-lantern'),
  };
}
