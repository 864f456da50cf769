/**
 * A commit: all writes, or none. Runs synchronously inside the group commit's transaction.
 */
import type { Access } from '../access/authorize.ts';
import type { DatabaseName } from '../paths/resourceName.ts';
import { type Documents, documentKey, type StoredDocument } from '../storage/documents.ts';
import type { FirestoreValue } from '../value.ts';
import { applyWrite, type WriteOutcome } from './applyWrite.ts';
import type { Write } from './write.ts';

export interface WriteResult {
  /** Microseconds; null after a delete. */
  readonly updated: number | null;
  readonly transformResults: readonly FirestoreValue[];
}

export interface CommitResult {
  readonly commitTime: number;
  readonly writeResults: readonly WriteResult[];
}

/**
 * Throws FirestoreError: a denied write first, then the first that fails. A write is only worked out when the rules
 * have allowed those before it, or when they look at what it leaves: a denied commit costs little more than its first
 * write.
 */
export function commitWrites(
  documents: Documents,
  database: DatabaseName,
  writes: readonly Write[],
  access: Access,
  now: number,
): CommitResult {
  const id = documents.obtainDatabase(database);
  const commitTime = documents.nextCommitTime(now);
  const states = new Map<string, { first: StoredDocument | null; last: StoredDocument | null }>();
  const outcomes: WriteOutcome[] = [];
  const workOut = (position: number): WriteOutcome[] => {
    for (const write of writes.slice(outcomes.length, position + 1)) {
      const state = states.get(write.path);
      const before = state ? state.last : documents.get(id, documentKey(write.path));
      const outcome = applyWrite(database, write, before, commitTime);
      outcomes.push(outcome);
      states.set(write.path, { first: state ? state.first : before, last: outcome.after });
    }
    return outcomes.slice(position, position + 1);
  };
  const after = (path: string) => {
    workOut(writes.length - 1);
    const state = states.get(path);
    return state ? state.last : documents.get(id, documentKey(path));
  };
  for (const position of writes.keys()) {
    for (const outcome of workOut(position)) access.write(outcome, after, commitTime);
  }
  for (const { failure } of outcomes) if (failure) throw failure;

  for (const { first, last } of states.values()) {
    if (first === last) continue;
    if (last) documents.put(id, last, first);
    else if (first) documents.remove(id, first, commitTime);
  }
  return {
    commitTime,
    writeResults: outcomes.map(({ write, after: next, transformResults }) => ({
      updated: write.kind === 'delete' ? null : (next?.updated ?? null),
      transformResults,
    })),
  };
}
