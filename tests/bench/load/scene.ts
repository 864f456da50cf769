/** What stands on the measured server: who asks, and how much there is. Goes to the worker as it is. */
export interface Identity {
  readonly uid: string;
  readonly token: string;
}

export interface Scene {
  readonly origin: string;
  /** Owns every item and every file. */
  readonly owner: Identity & { readonly email: string; readonly password: string };
  /** One a client: each writes a profile of its own. */
  readonly people: readonly Identity[];
  /** How many items the owner's collection holds. */
  readonly documentCount: number;
}

export const PROJECT = 'amaranth-local';
export const BUCKET = `${PROJECT}.appspot.com`;
export const OWNER = 'bench-owner';
export const LARGE_BYTES = 100 * 1024 * 1024;
export const SMALL_BYTES = 1024;

export const documentName = (path: string) => `projects/${PROJECT}/databases/(default)/documents/${path}`;
/** Ids as apps make them: in no order. */
export const itemId = (index: number) =>
  `${(Math.imul(index, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0')}-${index}`;
export const largeItemId = (index: number) => `large-${index}`;
/** Reserved photographs that small uploads are thumbnails of; one thumbnail takes the place of another. */
export const SMALL_ITEMS = 5_000;
export const smallItemId = (index: number) => `small-${index}`;
/** An album has at least a hundred items, and there are at most a hundred albums. */
export const albumCount = (documentCount: number) => Math.min(100, documentCount / 100);
