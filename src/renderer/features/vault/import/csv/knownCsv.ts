/** The columns of the programs whose CSV is known, and what their values mean there. */
import type { ImportLabels } from '../importLabels.ts';
import type { ImportSource } from '../importOutcome.ts';
import { dayOf } from '../instants.ts';
import { type ColumnRole, headerKey } from './csvRoles.ts';
import type { CsvColumn } from './readCsv.ts';

type KnownRole = CsvColumn['role'];

const roles = new Map<ImportSource, Readonly<Record<string, KnownRole>>>([
  [
    'onepassword-csv',
    {
      title: 'title',
      url: 'website',
      website: 'website',
      username: 'username',
      password: 'password',
      otpauth: 'oneTimeCode',
      favorite: 'favourite',
      archived: 'archived',
      tags: 'tag',
      notes: 'notes',
    },
  ],
  [
    'apple-csv',
    {
      title: 'title',
      url: 'website',
      username: 'username',
      password: 'password',
      notes: 'notes',
      otpauth: 'oneTimeCode',
    },
  ],
  [
    'chrome-csv',
    { name: 'title', url: 'website', username: 'username', password: 'password', note: 'notes' },
  ],
  [
    'firefox-csv',
    {
      url: 'website',
      username: 'username',
      password: 'password',
      guid: 'left-out',
      timepasswordchanged: 'passwordChangedAt',
    },
  ],
]);

export function knownColumns(
  source: ImportSource,
  header: readonly string[],
  labels: ImportLabels,
): CsvColumn[] {
  const named = new Map<string, KnownRole>(Object.entries(roles.get(source) ?? {}));
  const fieldNames = new Map([
    ['httprealm', labels.realm],
    ['formactionorigin', labels.formAddress],
    ['timecreated', labels.inSince('Firefox')],
    ['timelastused', labels.lastUsed],
  ]);
  return header.map((name) => {
    const key = headerKey(name);
    return { role: named.get(key) ?? 'field', label: fieldNames.get(key) ?? name };
  });
}

/** Firefox writes points in time as milliseconds; the form's address only matters where it is another host. */
export function readableRows(
  source: ImportSource,
  header: readonly string[],
  rows: readonly (readonly string[])[],
): readonly (readonly string[])[] {
  if (source !== 'firefox-csv') return rows;
  const keys = header.map(headerKey);
  const website = keys.indexOf('url');
  return rows.map((row) =>
    row.map((value, index) => {
      const key = keys[index];
      if (key === 'timecreated' || key === 'timelastused')
        return /^\d+$/.test(value) ? dayOf(Number(value)) : value;
      return key === 'formactionorigin' && (row[website] ?? '').startsWith(value) ? '' : value;
    }),
  );
}

export const tagSeparators = new Map<ImportSource, RegExp>([['onepassword-csv', /[,;/]/]]);

export function chosenColumns(header: readonly string[] | null, chosen: readonly ColumnRole[]): CsvColumn[] {
  return chosen.map((role, index) => ({ role, label: header?.[index]?.trim() ?? '' }));
}
