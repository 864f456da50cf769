/**
 * Makes a vault item of what an importer found. Nothing is cut off: what is too long for its place becomes a field of the
 * owner's own, and what is too long for that a text file of the item.
 */
import { type VaultKind, vaultContentSchema } from '#shared/vault/content.ts';
import { hostOf } from '../websiteHost.ts';
import type { ImportLabels } from './importLabels.ts';
import type { ImportedFile, ImportedItem, Remark } from './importOutcome.ts';

/** Read by the schema of the content: what it does not name is kept, but shown nowhere. */
export type DraftContent = { readonly kind: VaultKind; readonly [part: string]: unknown };

export interface DraftField {
  readonly label: string;
  readonly value: string;
  readonly isSecret?: boolean;
}

export interface Draft {
  /** The parts of its kind alone. */
  readonly content: DraftContent;
  readonly title: string;
  readonly notes?: string;
  readonly tags?: readonly string[];
  readonly isFavourite?: boolean;
  readonly fields?: readonly DraftField[];
  readonly files?: readonly ImportedFile[];
  readonly remarks?: readonly Remark[];
}

const most = {
  title: 500,
  label: 500,
  value: 10_000,
  notes: 100_000,
  fields: 200,
  tag: 100,
  tags: 50,
  website: 2_000,
  websites: 50,
};
/** These are not shown to whoever looks over the owner's shoulder. */
const secretParts = new Set([
  'password',
  'oneTimeCode',
  'words',
  'passphrase',
  'pin',
  'number',
  'accountNumber',
]);

export function composeItem(draft: Draft, labels: ImportLabels): ImportedItem {
  const files = [...(draft.files ?? [])];
  const fields = (draft.fields ?? []).filter(({ value }) => value !== '');
  const [fieldCount, fileCount] = [fields.length, files.length];
  const { title, notes } = fitTitle(draft.title.trim() || nameAfter(draft.content), draft.notes ?? '');
  const content: Record<string, unknown> = wellFormed({
    ...draft.content,
    title,
    tags: fitList(draft.tags ?? [], most.tag, most.tags, labels.tag, fields),
    isFavourite: draft.isFavourite ?? false,
  });
  if (Array.isArray(content.websites)) {
    content.websites = fitList(content.websites, most.website, most.websites, labels.website, fields);
  }
  moveWhatDoesNotFit(content, fields, labels);
  const composed = vaultContentSchema.parse({
    ...content,
    notes: fitNotes(notes.toWellFormed(), files, labels),
    customFields: fitFields(fields, files, labels),
  });
  const hasMoved =
    fields.length > fieldCount || files.length > fileCount || draft.title.trim().length > most.title;
  return {
    content: composed,
    files,
    remarks: [
      ...new Set([
        ...(draft.remarks ?? []),
        ...(draft.title.trim() === '' ? (['without-name'] as const) : []),
        ...(hasMoved ? (['other-place'] as const) : []),
      ]),
    ],
  };
}

/** A login without a title goes by its website. */
function nameAfter({ websites, username }: DraftContent): string {
  const [website] = Array.isArray(websites) ? websites : [];
  const host = typeof website === 'string' ? hostOf(website) : '';
  return host || (typeof username === 'string' ? username : '');
}

function fitTitle(title: string, notes: string): { title: string; notes: string } {
  const whole = title.trim().toWellFormed();
  if (whole.length <= most.title) return { title: whole, notes };
  return {
    title: `${whole.slice(0, most.title - 1).toWellFormed()}…`,
    notes: notes === '' ? whole : `${whole}\n\n${notes}`,
  };
}

/** Once each, none of them empty; what is too long or too much goes to the fields. */
function fitList(
  list: readonly unknown[],
  length: number,
  count: number,
  label: string,
  fields: DraftField[],
): string[] {
  const kept = new Set<string>();
  for (const entry of list) {
    const text = typeof entry === 'string' ? entry.trim().toWellFormed() : '';
    if (text === '' || kept.has(text)) continue;
    if (text.length <= length && kept.size < count) kept.add(text);
    else fields.push({ label, value: text });
  }
  return [...kept];
}

function moveWhatDoesNotFit(
  content: Record<string, unknown>,
  fields: DraftField[],
  labels: ImportLabels,
): void {
  const { error } = vaultContentSchema.safeParse(content);
  for (const { path } of error?.issues ?? []) {
    const part = String(path[0]);
    const value = content[part];
    if (typeof value !== 'string') continue;
    delete content[part];
    fields.push({ label: labels.part(part), value, isSecret: secretParts.has(part) });
  }
}

function fitNotes(notes: string, files: ImportedFile[], labels: ImportLabels): string {
  if (notes.length <= most.notes) return notes;
  files.push(textFile(labels.notesFile, notes));
  return labels.standsInFile(labels.notesFile);
}

function fitFields(fields: readonly DraftField[], files: ImportedFile[], labels: ImportLabels) {
  const kept: DraftField[] = [];
  const rest: string[] = [];
  for (const [index, { label, value, isSecret = false }] of fields.entries()) {
    const isLongName = label.length > most.label;
    const isInRow = index < (fields.length > most.fields ? most.fields - 1 : most.fields);
    if (isInRow && !isLongName && value.length <= most.value) {
      kept.push({ label: label.toWellFormed(), value: value.toWellFormed(), isSecret });
    } else rest.push(`${label}\n${value}`);
  }
  if (rest.length > 0) {
    files.push(textFile(labels.fieldsFile, rest.join('\n\n')));
    kept.splice(most.fields - 1);
    kept.push({ label: labels.moreFields, value: labels.standsInFile(labels.fieldsFile) });
  }
  return kept;
}

export function textFile(name: string, text: string): ImportedFile {
  return { name, contentType: 'text/plain', bytes: new Blob([text], { type: 'text/plain' }) };
}

/** Half a pair of surrogates has no place in UTF-8. */
function wellFormed(content: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content).map(([part, value]) => [
      part,
      typeof value === 'string' ? value.toWellFormed() : value,
    ]),
  );
}

/** Every value of something unknown, one field each, so that none of it is lost. */
export function describeUnknown(value: unknown, path: readonly string[] = []): DraftField[] {
  if (value === null || value === undefined || value === '') return [];
  if (Array.isArray(value))
    return value.flatMap((entry, index) => describeUnknown(entry, [...path, String(index + 1)]));
  if (typeof value === 'object') {
    return Object.entries(value).flatMap(([name, inner]) => describeUnknown(inner, [...path, name]));
  }
  return [{ label: path.join(' · '), value: String(value), isSecret: true }];
}
