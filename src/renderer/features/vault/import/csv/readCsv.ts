/** Logins from the rows of a CSV file whose columns are known or were named by the person. */

import { hostOf } from '../../websiteHost.ts';
import { composeItem, type DraftField } from '../composeItem.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedItem, ImportedItems, NotTaken } from '../importOutcome.ts';
import { instantOf } from '../instants.ts';
import { readOneTimeCode } from '../oneTimeCode.ts';
import type { ColumnRole } from './csvRoles.ts';

export interface CsvColumn {
  readonly role: ColumnRole | 'archived' | 'passwordChangedAt';
  /** Of the field that it becomes. */
  readonly label: string;
}

/** A row without a login becomes a note. */
interface CsvReading {
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly (readonly string[])[];
  /** Parts several tags in one value. */
  readonly tagSeparator: RegExp;
  readonly labels: ImportLabels;
}

const isYes = (value: string) => /^(1|true|yes|y|oui|vrai|x)$/i.test(value.trim());

export function readRows({ columns, rows, tagSeparator, labels }: CsvReading): ImportedItems {
  const items: ImportedItem[] = [];
  const notTaken: NotTaken[] = [];
  for (const [index, row] of rows.entries()) {
    if (row.every((value) => value.trim() === '')) {
      notTaken.push({ what: String(index + 1), why: 'empty' });
      continue;
    }
    items.push(composeRow(row, columns, tagSeparator, labels));
  }
  return { items, notTaken };
}

/** Of these an item has one: what a further column holds becomes a field. */
const onlyOnce = ['title', 'username', 'password', 'oneTimeCode'] as const;

function secondValues(
  row: readonly string[],
  columns: readonly CsvColumn[],
  wanted: (typeof onlyOnce)[number],
): DraftField[] {
  return columns
    .map(({ role, label }, index) => ({ role, label, value: row[index] ?? '' }))
    .filter(({ role, value }) => role === wanted && value !== '')
    .slice(1)
    .map(({ label, value }) => ({
      label,
      value,
      isSecret: wanted === 'password' || wanted === 'oneTimeCode',
    }));
}

function composeRow(
  row: readonly string[],
  columns: readonly CsvColumn[],
  tagSeparator: RegExp,
  labels: ImportLabels,
): ImportedItem {
  const valuesOf = (role: CsvColumn['role']) =>
    columns.flatMap((column, index) => (column.role === role ? [row[index] ?? ''] : [])).filter(Boolean);
  const only = (role: CsvColumn['role']) => valuesOf(role)[0] ?? '';

  const websites = valuesOf('website');
  const [username, password, written] = [only('username'), only('password'), only('oneTimeCode')];
  const title = only('title');
  const code = written
    ? readOneTimeCode(written, { issuer: title || hostOf(websites[0] ?? ''), account: username })
    : '';
  const isLogin = [username, password, written, ...websites].some(Boolean);

  const fields: DraftField[] = columns.flatMap(({ role, label }, index) =>
    role === 'field' || role === 'secret'
      ? [{ label, value: row[index] ?? '', isSecret: role === 'secret' }]
      : [],
  );
  for (const role of onlyOnce) fields.push(...secondValues(row, columns, role));
  // More values than the line of names has.
  fields.push(...row.slice(columns.length).map((value) => ({ label: '', value, isSecret: true })));
  if (code === null) fields.push({ label: labels.oneTimeCode, value: written, isSecret: true });
  return composeItem(
    {
      content: isLogin
        ? {
            kind: 'password',
            username,
            password,
            websites,
            oneTimeCode: code ?? '',
            passwordChangedAt: only('passwordChangedAt') ? instantOf(Number(only('passwordChangedAt'))) : '',
          }
        : { kind: 'note' },
      title,
      notes: valuesOf('notes').join('\n\n'),
      tags: [
        ...valuesOf('tag').flatMap((value) => value.split(tagSeparator)),
        isYes(only('archived')) ? labels.archived : '',
      ],
      isFavourite: isYes(only('favourite')),
      fields,
      remarks: code === null ? ['code-without-codes'] : [],
    },
    labels,
  );
}
