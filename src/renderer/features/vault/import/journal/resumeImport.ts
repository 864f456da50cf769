/** The report of an import that a lock or a reload ended: what came of it stands in the vault. */
import type { ImportStep, KeptItems } from '../importPlan.ts';
import type { ImportReport } from '../importReport.ts';
import type { ImportSession } from '../runImport.ts';
import { findCame, type ImportedStep } from '../whatCame.ts';
import type { KeptImport } from './importJournal.ts';

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
