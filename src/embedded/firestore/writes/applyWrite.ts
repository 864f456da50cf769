/** What one write makes of one document. Pure: nothing is stored here. */
import { FirestoreError } from '../errors.ts';
import { createFieldMask, pathsOf } from '../paths/fieldMask.ts';
import { emptyFields, valueAt } from '../paths/fieldPath.ts';
import { createDraft } from '../paths/fieldsDraft.ts';
import { type DatabaseName, nameOf } from '../paths/resourceName.ts';
import { documentKey, type StoredDocument } from '../storage/documents.ts';
import type { FirestoreValue } from '../value.ts';
import { validateStored } from './limits.ts';
import { applyTransforms } from './transform.ts';
import type { Precondition, Write } from './write.ts';

export interface WriteOutcome {
  readonly write: Write;
  readonly before: StoredDocument | null;
  /** The document after the write; null when there is none. */
  readonly after: StoredDocument | null;
  readonly transformResults: readonly FirestoreValue[];
  /** A precondition that does not hold, or a limit that is passed. Told only to callers who may write. */
  readonly failure: FirestoreError | null;
}

export function applyWrite(
  database: DatabaseName,
  write: Write,
  before: StoredDocument | null,
  commitTime: number,
): WriteOutcome {
  const name = nameOf(database, write.path);
  let failure = checkPrecondition(write, name, before);
  if (write.kind !== 'update') {
    const after = write.kind === 'verify' ? before : null;
    return { write, before, after, transformResults: [], failure };
  }

  const draft = createDraft(write.mask ? (before?.fields ?? emptyFields()) : write.fields);
  for (const path of pathsOf(createFieldMask(write.mask ?? []))) {
    draft.set(path, valueAt(write.fields, path));
  }
  const transformResults = applyTransforms(draft, write.transforms, commitTime);
  const { fields } = draft;
  try {
    validateStored(name, write.path, fields);
  } catch (error) {
    if (!(error instanceof FirestoreError)) throw error;
    failure ??= error;
  }
  const isUnchanged = before !== null && JSON.stringify(before.fields) === JSON.stringify(fields);
  const after: StoredDocument = isUnchanged
    ? before
    : {
        path: write.path,
        key: before?.key ?? documentKey(write.path),
        fields,
        created: before?.created ?? commitTime,
        updated: commitTime,
      };
  return { write, before, after, transformResults, failure };
}

function checkPrecondition(write: Write, name: string, before: StoredDocument | null): FirestoreError | null {
  const precondition: Precondition | null = write.precondition;
  if (!precondition) return null;
  if ('exists' in precondition) {
    if (precondition.exists && !before) {
      const doing = write.kind === 'delete' ? 'delete' : 'update';
      return new FirestoreError('NOT_FOUND', `No document to ${doing}: ${name}`);
    }
    if (!precondition.exists && before) {
      return new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
    }
    return null;
  }
  if (!before) return new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  if (before.updated !== precondition.updateTime) {
    return new FirestoreError(
      'FAILED_PRECONDITION',
      `the stored version (${before.updated}) does not match the required base version (${precondition.updateTime})`,
    );
  }
  return null;
}
