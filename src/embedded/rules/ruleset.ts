/**
 * What the protocols ask of the rules interpreter. One compiled rules file is one Ruleset; deciding is
 * synchronous, because the data it may look up is in the same process.
 */
import type { FirestoreDocument, FirestoreFields } from '../firestore/value.ts';

export type RulesOperation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** `request.auth`; null for a visitor. `token` is the verified id token's claims. */
export interface RulesAuth {
  readonly uid: string;
  readonly token: Readonly<Record<string, unknown>>;
}

/** A stored object's metadata, as Storage rules see `resource` and `request.resource`. */
export interface RulesStorageObject {
  readonly name: string;
  readonly bucket: string;
  readonly size: number;
  readonly contentType: string;
  readonly md5Hash: string;
  readonly crc32c: string;
  readonly generation: number;
  readonly metageneration: number;
  readonly timeCreated: string;
  readonly updated: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly cacheControl?: string;
  readonly contentDisposition?: string;
  readonly contentEncoding?: string;
  readonly contentLanguage?: string;
}

export interface RulesQuery {
  readonly limit: number | null;
  readonly offset: number | null;
  readonly orderBy: string | null;
  /**
   * Field values the query itself fixes (its equality filters). A `list` rule is decided against these
   * alone: rules are not filters, so what the query leaves open counts as unknown and cannot satisfy a rule.
   */
  readonly fixedFields: FirestoreFields;
}

export type RulesRequest =
  | {
      readonly service: 'cloud.firestore';
      readonly operation: RulesOperation;
      readonly database: string;
      /** Path below the database's documents: `users/u1/albums/a1`; for `list`, the collection's path. */
      readonly path: string;
      readonly isCollectionGroup?: boolean;
      readonly auth: RulesAuth | null;
      /** Milliseconds since the epoch, to the microsecond: `request.time`. A write's is its commit time. */
      readonly time: number;
      readonly resource: FirestoreDocument | null;
      readonly newResource: FirestoreDocument | null;
      readonly query?: RulesQuery;
    }
  | {
      readonly service: 'firebase.storage';
      readonly operation: RulesOperation;
      readonly bucket: string;
      /** Object name, or the prefix for `list`. */
      readonly path: string;
      readonly auth: RulesAuth | null;
      readonly time: number;
      readonly resource: RulesStorageObject | null;
      readonly newResource: RulesStorageObject | null;
    };

/** Where `get()`, `exists()`, `getAfter()` and `firestore.get()` look. Paths are below `documents/`. */
export interface DocumentLookup {
  getDocument(database: string, path: string): FirestoreDocument | null;
  getDocumentAfter(database: string, path: string): FirestoreDocument | null;
}

export type RulesDecision =
  | { readonly allowed: true }
  /** `reason` is for the log only: the rule or error that denied, with `file:line:column`. */
  | { readonly allowed: false; readonly reason: string };

export interface Ruleset {
  decide(request: RulesRequest, lookup: DocumentLookup): RulesDecision;
}
