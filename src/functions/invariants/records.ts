/** What the checker reads: everything a person has, as plain records. Instants are `Date`s, wherever they come from. */

export interface StoredObject {
  readonly name: string;
  readonly size: number;
}

export interface PersonRecords {
  readonly uid: string;
  /** `users/{uid}`; null when there is none. */
  readonly profile: Readonly<Record<string, unknown>> | null;
  /** `users/{uid}/albums`, by id. */
  readonly albums: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `users/{uid}/mediaItems`, by id, each as `itemRecord` tells it. */
  readonly items: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `users/{uid}/vaultItems` and `users/{uid}/vaultFiles`, by id, without what is sealed. */
  readonly vaultItems: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly vaultFiles: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** `users/{uid}/billing/credits`; null where nothing was ever credited. */
  readonly creditAccount: Readonly<Record<string, unknown>> | null;
  /** `users/{uid}/creditLines`, by id. */
  readonly creditLines: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Every object of the bucket whose name begins with `users/{uid}/`. */
  readonly objects: readonly StoredObject[];
  /** Folders that wait to be removed: the `folder` of each `discardedFiles` document of this person. */
  readonly discarded: readonly string[];
}

export interface Violation {
  readonly uid: string;
  /** Stable: `storage-used`, `file-missing`, ... */
  readonly code: string;
  /** The document or the object at fault. */
  readonly subject: string;
  readonly message: string;
}
