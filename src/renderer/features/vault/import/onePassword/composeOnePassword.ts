/** 1Password's items as items of the vault. */
import { composeItem, type DraftField, describeUnknown } from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedItem, NotTakenReason, Remark } from '../importOutcome.ts';
import { instantOf } from '../instants.ts';
import { readOneTimeCode } from '../oneTimeCode.ts';
import { describeOrigin } from '../origin.ts';
import { type Category, categoryOf, isKnownCategory } from './categories.ts';
import { fieldsFor, readFieldValue, valueFor } from './fieldValue.ts';
import { type OnePasswordItem, onePasswordItemSchema } from './onePasswordExport.ts';

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
  readonly remarks: Remark[];
}

interface ComposedItem {
  readonly item: ImportedItem;
  readonly documents: readonly DocumentReference[];
  readonly notTaken: readonly NotTakenReason[];
}

export function composeOnePassword(
  item: OnePasswordItem,
  tags: readonly string[],
  labels: ImportLabels,
  /** Another item's title, by its identifier; empty when it is not in the export. */
  titleOf: (uuid: string) => string = () => '',
): ComposedItem {
  const { details, overview } = item;
  const category = categoryOf(item.categoryUuid);
  const collected: Collected = {
    parts: new Map(Object.entries(category.parts?.(labels) ?? {})),
    fields: [],
    documents: [],
    remarks: isKnownCategory(item.categoryUuid) ? [] : ['unknown-kind'],
  };
  collectLogin(item, category, collected, labels);
  collectSections(item, category, collected, labels, titleOf);
  collected.fields.push(...describeUnknown(unknownDetails(item)));
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
        remarks: collected.remarks,
      },
      labels,
    ),
    documents: collected.documents,
    notTaken: leftBehind(item),
  };
}

function leftBehind({ details, overview }: OnePasswordItem): NotTakenReason[] {
  const reasons: readonly [boolean, NotTakenReason][] = [
    [(details.passwordHistory ?? []).length > 0, 'former-passwords'],
    [Boolean(details.passkey), 'passkey'],
    [(overview.urls ?? []).some(({ mode }) => mode !== '' && mode !== 'default'), 'address-rules'],
  ];
  return reasons.flatMap(([isSo, why]) => (isSo ? [why] : []));
}

const knownDetails = new Set(Object.keys(onePasswordItemSchema.shape.details.shape));

/** Of a 1Password that is newer than this reader. */
function unknownDetails({ details }: OnePasswordItem): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(details).filter(([name, value]) => !knownDetails.has(name) && value !== false),
  );
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
  { parts, fields, documents, remarks }: Collected,
  labels: ImportLabels,
  titleOf: (uuid: string) => string,
): void {
  for (const section of details.sections ?? []) {
    for (const field of section.fields ?? []) {
      const value = readFieldValue(field, labels, titleOf);
      if (value.type === 'reference' && value.title === '') remarks.push('broken-reference');
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
    else remarks.push('code-without-codes');
    return code !== null;
  }
}

const ordinaryNames = /^(|website|site web|url|webseite)$/i;

/** Those of a login; an account has room for one, and the rest are fields. */
function collectWebsites(
  { overview }: OnePasswordItem,
  { kind }: Category,
  { parts, fields }: Collected,
  labels: ImportLabels,
): string[] {
  const named = [overview.url, ...(overview.urls ?? []).map(({ url }) => url)];
  // An address that was given a name of its own keeps it.
  for (const { label, url } of overview.urls ?? []) {
    if (!ordinaryNames.test(label)) fields.push({ label, value: url });
  }
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
