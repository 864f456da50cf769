/**
 * Cloud Firestore over REST: what `firebase/firestore/lite` and `firebase-admin` (with `preferRest`) speak, kept in
 * the data folder's SQLite file. The embedded server mounts `routes`; Storage's rules look documents up in `lookup`.
 */
import type { DatabaseSync } from 'node:sqlite';
import type { Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import type { ResolveCaller } from '../caller.ts';
import type { DocumentLookup, Ruleset } from '../rules/ruleset.ts';
import type { FirestoreCompatibility } from './compatibility.ts';
import { createEngine } from './engine.ts';
import { createRoutes } from './http/routes.ts';
import { documentKey, toWire } from './storage/documents.ts';
import { VERSIONS_KEPT } from './storage/versions.ts';

interface FirestoreOptions {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Logger;
  readonly projectId: string;
  readonly resolveCaller: ResolveCaller;
  readonly ruleset: () => Ruleset;
  /** The parsed `firestore.indexes.json`. */
  readonly indexesJson?: unknown;
  readonly compatibility: FirestoreCompatibility | null;
}

export interface Firestore {
  readonly routes: Hono;
  /** The default project's documents, as rules see them. */
  readonly lookup: DocumentLookup;
  /** Forgets past versions that nobody may read any more; commits do so too, when there are any. */
  sweep(): void;
}

/** Throws DataFormatError for a newer folder, ZodError for an index file that is not one. */
export function createFirestore(options: FirestoreOptions): Firestore {
  const { projectId, resolveCaller, compatibility } = options;
  const ruleset = () => compatibility?.rulesetOr(options.ruleset()) ?? options.ruleset();
  const engine = createEngine({ ...options, ruleset });
  const getDocument = (database: string, path: string) => {
    const name = { project: projectId, database };
    const document = engine.documents.get(engine.documents.databaseId(name), documentKey(path));
    return document && toWire(name, document);
  };
  return {
    routes: createRoutes({ engine, resolveCaller, projectId, compatibility }),
    lookup: { getDocument, getDocumentAfter: getDocument },
    sweep: () => engine.versions.forget(engine.clock.now() * 1000 - VERSIONS_KEPT),
  };
}
