/** Collects what a reader did not understand, by kind. */
import type { Archive } from './archive/archiveFile.ts';
import { type Finding, type FindingKind, findingKinds } from './importPlan.ts';

export interface Findings {
  add(kind: FindingKind, ...paths: readonly string[]): void;
  list(): readonly Finding[];
}

/** Begins with the faults of the archive itself. */
export function createFindings({ faults }: Pick<Archive, 'faults'>): Findings {
  const paths = new Map<FindingKind, Set<string>>();
  const add: Findings['add'] = (kind, ...added) => {
    const found = paths.get(kind) ?? new Set();
    for (const path of added) found.add(path);
    if (found.size > 0) paths.set(kind, found);
  };
  for (const { fault, path } of faults) add(fault, path);
  return {
    add,
    list: () =>
      findingKinds.flatMap((kind) => {
        const found = [...(paths.get(kind) ?? [])];
        return found.length > 0 ? [{ kind, paths: found.toSorted() }] : [];
      }),
  };
}
