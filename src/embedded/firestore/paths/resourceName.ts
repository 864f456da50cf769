/**
 * Resource names: `projects/{project}/databases/{database}/documents/{collection}/{document}/...`.
 * Source: https://firebase.google.com/docs/firestore/quotas (constraints on ids).
 */
import { invalidArgument } from '../errors.ts';

export interface DatabaseName {
  readonly project: string;
  readonly database: string;
}

export interface ResourceName {
  readonly database: DatabaseName;
  /** Alternating collection and document ids; empty is the database's root. */
  readonly segments: readonly string[];
}

const MAXIMUM_ID_BYTES = 1500;
export const MAXIMUM_NAME_BYTES = 6144;
/** Collections below each other, each with a document. */
const MAXIMUM_DEPTH = 100;

export const databaseNameOf = ({ project, database }: DatabaseName) =>
  `projects/${project}/databases/${database}`;

export const nameOf = (database: DatabaseName, path: string) =>
  `${databaseNameOf(database)}/documents/${path}`;

/** A name at or below `documents`. Throws INVALID_ARGUMENT. */
export function parseResourceName(name: string): ResourceName {
  const [projects, project, databases, database, documents, ...segments] = name.split('/');
  if (
    projects !== 'projects' ||
    !project ||
    databases !== 'databases' ||
    !database ||
    documents !== 'documents'
  ) {
    throw invalidArgument(`Document name "${name}" lacks "projects" at index 0.`);
  }
  if (Buffer.byteLength(name) > MAXIMUM_NAME_BYTES) {
    throw invalidArgument(`The name is longer than ${MAXIMUM_NAME_BYTES} bytes.`);
  }
  if (segments.length > MAXIMUM_DEPTH * 2) {
    throw invalidArgument(`The name lies below more than ${MAXIMUM_DEPTH} collections.`);
  }
  for (const segment of segments) validateId(segment, name);
  return { database: { project, database }, segments };
}

/** A document's name, and in `database` when one is given. Throws INVALID_ARGUMENT. */
export function parseDocumentName(name: string, database?: DatabaseName): ResourceName {
  const parsed = parseResourceName(name);
  if (parsed.segments.length === 0 || parsed.segments.length % 2 !== 0) {
    throw invalidArgument(
      `Document name "${name}" has invalid trailing segment "${parsed.segments.at(-1) ?? ''}".`,
    );
  }
  if (
    database &&
    (parsed.database.project !== database.project || parsed.database.database !== database.database)
  ) {
    throw invalidArgument(
      `The document "${name}" does not belong to the database "${databaseNameOf(database)}".`,
    );
  }
  return parsed;
}

export function validateId(id: string, name: string): void {
  if (id === '') throw invalidArgument(`Document name "${name}" contains an empty segment.`);
  if (id === '.' || id === '..')
    throw invalidArgument(`Document name "${name}" contains the reserved id "${id}".`);
  if (!id.isWellFormed()) throw invalidArgument('A document name is not valid UTF-8.');
  if (id.includes('\u0000')) throw invalidArgument(`Document name "${name}" contains a null character.`);
  if (Buffer.byteLength(id) > MAXIMUM_ID_BYTES) {
    throw invalidArgument(`The id "${id.slice(0, 32)}…" is longer than ${MAXIMUM_ID_BYTES} bytes.`);
  }
  if (/^__.*__$/s.test(id) && !/^__id-?\d+__$/.test(id)) {
    throw invalidArgument(
      `Resource id "${id}" is invalid because it is reserved. Ids of the form "__.*__" are reserved.`,
    );
  }
}
