/** Reads an export in a test, and what came of it by title. */
import type { VaultContent } from '#shared/vault/content.ts';
import type { ImportedItem, ImportOutcome, ImportRefusal } from './importOutcome.ts';
import { type ImportAnswers, readExport } from './readExport.ts';

type ReadOutcome = ImportOutcome & { outcome: 'read' };

/** Throws when it was refused or asks. */
export async function readAll(file: Blob, answers: Partial<ImportAnswers> = {}): Promise<ReadOutcome> {
  const outcome = await readExport(file, { language: 'en', ...answers });
  if (outcome.outcome !== 'read') throw new Error(`Not read: ${JSON.stringify(outcome)}`);
  return outcome;
}

export async function refusalOf(
  file: Blob,
  answers: Partial<ImportAnswers> = {},
): Promise<ImportRefusal | null> {
  const outcome = await readExport(file, { language: 'en', ...answers });
  return outcome.outcome === 'refused' ? outcome.reason : null;
}

export function itemNamed({ items }: ReadOutcome, title: string): ImportedItem {
  const item = items.find(({ content }) => content.title === title);
  if (!item) throw new Error(`No item “${title}”.`);
  return item;
}

export function fieldsOf(content: VaultContent): Record<string, string> {
  return Object.fromEntries(content.customFields.map(({ label, value }) => [label, value]));
}

export function secretFieldsOf(content: VaultContent): string[] {
  return content.customFields.filter(({ isSecret }) => isSecret).map(({ label }) => label);
}
