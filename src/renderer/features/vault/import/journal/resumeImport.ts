/** The report of an import that a lock or a reload ended: what came of it stands in the vault. */
import type { VaultItemId } from '#shared/vault/ids.ts';
import type { ImportStep, KeptItems } from '../importPlan.ts';
import type { ImportReport } from '../importReport.ts';
import type { ImportSession } from '../runImport.ts';
import { findCame, type ImportedStep } from '../whatCame.ts';
import type { KeptImport } from './importJournal.ts';

/** Files of one item, of which nobody noted which of them were on their way. */
export interface ExpectedFiles {
  readonly itemId: VaultItemId;
  readonly title: string;
  readonly names: readonly string[];
  /** How many files it had before. */
  readonly formerCount: number;
}

/** `present` is all that stands, also in the trash. */
export async function reportInterrupted(
  { steps, ...kept }: KeptImport,
  present: KeptItems,
  session: Pick<ImportSession, 'earlierVersions'>,
): Promise<ImportReport> {
  const imported: ImportedStep[] = [];
  const rest: ImportStep[] = [];
  for (const { fileNames, ...step } of steps) {
    const came = await findCame(step, present, session);
    if (came) imported.push(came);
    else rest.push({ ...step, files: [] });
  }
  const expectedFiles = steps.flatMap(({ toSave: { itemId }, title, fileNames, former }) =>
    fileNames.length === 0
      ? []
      : [{ itemId, title, names: fileNames, formerCount: former?.attachments.length ?? 0 }],
  );
  return {
    ...kept,
    imported,
    rest,
    failed: [],
    filesBegun: 0,
    filesNotAdded: [],
    expectedFiles,
    isInterrupted: true,
    undone: null,
  };
}

/** `item: file` of those that are neither in their item nor on their way to it. */
export function missingFiles(
  expected: readonly ExpectedFiles[],
  present: KeptItems,
  onTheirWay: ReadonlyMap<VaultItemId, number>,
): string[] {
  return expected.flatMap(({ itemId, title, names, formerCount }) => {
    const item = present.get(itemId);
    if (item?.state !== 'kept') return [];
    const added = item.content.attachments.slice(formerCount).map(({ name }) => name);
    const missing = names.filter((name) => !added.includes(name));
    // One that was sealed has no name until the vault has told it again.
    return missing.length <= (onTheirWay.get(itemId) ?? 0) ? [] : missing.map((name) => `${title}: ${name}`);
  });
}
