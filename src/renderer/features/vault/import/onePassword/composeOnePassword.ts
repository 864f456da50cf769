/** 1Password's items as items of the vault. */
import { composeItem, type DraftField } from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedItem, NotTaken } from '../importOutcome.ts';
import { instantOf } from '../instants.ts';
import { readOneTimeCode } from '../oneTimeCode.ts';
import { describeOrigin } from '../origin.ts';
import { type Category, categoryOf } from './categories.ts';
import { fieldsFor, readFieldValue, valueFor } from './fieldValue.ts';
import type { OnePasswordItem } from './onePasswordExport.ts';

/** A file of the item, which stands elsewhere in the archive. */
export interface DocumentReference {
  readonly name: string;
  readonly documentId: string;
}

interface Collected {
  /** Places of the vault's item that are filled. */
  readonly parts: Map<string, string>;
  readonly fields: DraftField[];
  readonly documents: DocumentReference[];
}

interface ComposedItem {
  readonly item: ImportedItem;
  readonly documents: readonly DocumentReference[];
  readonly notTaken: readonly NotTaken[];
}

export function composeOnePassword(
  item: OnePasswordItem,
  tags: readonly string[],
  labels: ImportLabels,
): ComposedItem {
  const { details, overview } = item;
  const category = categoryOf(item.categoryUuid);
  const collected: Collected = {
    parts: new Map(Object.entries(category.parts?.(labels) ?? {})),
    fields: [],
    documents: [],
  };
  collectLogin(item, category, collected, labels);
  collectSections(item, category, collected, labels);
  if (details.documentAttributes?.documentId) {
    const { fileName, documentId } = details.documentAttributes;
    collected.documents.push({ name: fileName, documentId });
  }
  const websites = collectWebsites(item, category, collected, labels);
  const parts = Object.fromEntries(collected.parts);
  return {
    item: composeItem(
      {
        content: {
          kind: category.kind,
          ...parts,
          ...(category.kind === 'password' ? { websites, passwordChangedAt: passwordDate(item, parts) } : {}),
        },
        title: overview.title,
        notes: details.notesPlain,
        tags: [...tags, item.state === 'archived' ? labels.archived : ''],
        isFavourite: (item.favIndex ?? 0) > 0,
        fields: [
          ...collected.fields,
          ...describeOrigin(
            {
              program: '1Password',
              createdAt: milliseconds(item.createdAt),
              changedAt: milliseconds(item.updatedAt),
            },
            labels,
          ),
        ],
      },
      labels,
    ),
    documents: collected.documents,
    notTaken: [
      ...(details.passwordHistory?.length
        ? [{ what: overview.title, why: 'former-passwords' as const }]
        : []),
      ...(details.passkey ? [{ what: overview.title, why: 'passkey' as const }] : []),
    ],
  };
}

/** What stood in the form of a website: the two that matter, and whatever else the page asked for. */
function collectLogin(
  { details }: OnePasswordItem,
  { kind }: Category,
  { parts, fields }: Collected,
  labels: ImportLabels,
): void {
  if (details.password !== '' && !place('password', details.password)) {
    fields.push({ label: labels.password, value: details.password, isSecret: true });
  }
  for (const { designation, value, name, id, fieldType } of details.loginFields ?? []) {
    const isNamed = designation === 'username' || designation === 'password';
    if (isNamed && place(designation, value)) continue;
    fields.push({
      label: name || id || designation,
      value,
      isSecret: fieldType === 'P' || designation === 'password',
    });
  }

  function place(part: string, value: string): boolean {
    if (kind !== 'password' || parts.has(part)) return false;
    parts.set(part, value);
    return true;
  }
}

function collectSections(
  { details, overview }: OnePasswordItem,
  { kind, places }: Category,
  { parts, fields, documents }: Collected,
  labels: ImportLabels,
): void {
  for (const section of details.sections ?? []) {
    for (const field of section.fields ?? []) {
      const value = readFieldValue(field, labels);
      const place = places?.[field.id];
      const placed = place === undefined || parts.has(place) ? '' : valueFor(place, value);
      const title = field.title || field.id;
      const label = section.title ? `${section.title} · ${title}` : title;
      if (place !== undefined && placed !== '') parts.set(place, placed);
      else if (value.type === 'file') documents.push(value);
      else if (value.type !== 'code' || !takeCode(value.text)) fields.push(...fieldsFor(label, value));
    }
  }

  function takeCode(written: string): boolean {
    if (kind !== 'password' || parts.has('oneTimeCode')) return false;
    const code = readOneTimeCode(written, { issuer: overview.title, account: parts.get('username') ?? '' });
    if (code) parts.set('oneTimeCode', code);
    return code !== null;
  }
}

/** Those of a login; an account has room for one, and the rest are fields. */
function collectWebsites(
  { overview }: OnePasswordItem,
  { kind }: Category,
  { parts, fields }: Collected,
  labels: ImportLabels,
): string[] {
  const named = [overview.url, ...(overview.urls ?? []).map(({ url }) => url)];
  const websites = new Set([parts.get('website') ?? '', ...named].filter(Boolean));
  if (kind === 'password') {
    parts.delete('website');
    return [...websites];
  }
  const [first = '', ...rest] = websites;
  const isAccount = kind === 'account';
  if (isAccount) parts.set('website', first);
  for (const value of isAccount ? rest : websites) fields.push({ label: labels.website, value });
  return [];
}

/** A password took the place of another when that one went to the history; without a history it is as old as the item. */
function passwordDate({ details, createdAt }: OnePasswordItem, { password }: Record<string, string>): string {
  if (!password) return '';
  const replacements = (details.passwordHistory ?? []).map(({ time }) => time ?? 0);
  return instantOf(milliseconds(replacements.length > 0 ? Math.max(...replacements) : createdAt));
}

function milliseconds(seconds: number | null | undefined): number | null {
  return seconds ? seconds * 1_000 : null;
}
