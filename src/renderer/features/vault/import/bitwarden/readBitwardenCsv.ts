/** Bitwarden's CSV, which has logins and notes alone: its rows as the items of its JSON, read by the same rules. */
import { headerKey } from '../csv/csvRoles.ts';
import type { ImportLabels } from '../importLabels.ts';
import type { ImportedItems } from '../importOutcome.ts';
import { bitwardenItemSchema } from './bitwardenExport.ts';
import { composeBitwarden } from './composeBitwarden.ts';

export function readBitwardenCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  labels: ImportLabels,
): ImportedItems {
  const keys = header.map(headerKey);
  const composed = rows.map((row) => {
    const value = (key: string) => row[keys.indexOf(key)] ?? '';
    const type = value('type').toLowerCase();
    const item = bitwardenItemSchema.parse({
      // The CSV holds logins and notes; a kind that is neither is told as unknown.
      type: type === 'note' ? 2 : type === 'login' || type === '' ? 1 : 0,
      reprompt: Number(value('reprompt')) || 0,
      name: value('name'),
      notes: value('notes'),
      favorite: value('favorite') === '1',
      archivedDate: value('archiveddate'),
      fields: [...splitFields(value('fields')), ...unknownValues(keys, header, row)],
      login: {
        uris: splitAddresses(value('login_uri')).map((uri) => ({ uri })),
        username: value('login_username'),
        password: value('login_password'),
        totp: value('login_totp'),
      },
    });
    const folders = [value('folder'), ...value('collections').split(',')];
    return composeBitwarden(
      item,
      folders.flatMap((name) => name.split('/')),
      [],
      labels,
    );
  });
  return { items: composed.map(({ item }) => item), notTaken: composed.flatMap(({ notTaken }) => notTaken) };
}

const columns = new Set([
  ...['folder', 'collections', 'favorite', 'archiveddate', 'type', 'name', 'notes', 'fields', 'reprompt'],
  ...['login_uri', 'login_username', 'login_password', 'login_totp'],
]);

/** Of columns that a newer Bitwarden has, and of values beyond the last column. */
function unknownValues(keys: readonly string[], header: readonly string[], row: readonly string[]) {
  return row.flatMap((value, index) =>
    value === '' || columns.has(keys[index] ?? '') ? [] : [{ name: header[index] ?? '', value, type: 1 }],
  );
}

/** A line `name: value` each; a line without a name goes on with the value before it. Which were hidden is not told. */
function splitFields(text: string): { name: string; value: string; type: number }[] {
  const fields: { name: string; value: string; type: number }[] = [];
  for (const line of text.split('\n')) {
    const colon = line.indexOf(': ');
    const last = fields.at(-1);
    if (colon >= 0) fields.push({ name: line.slice(0, colon), value: line.slice(colon + 2), type: 1 });
    else if (last) last.value += `\n${line}`;
    else if (line !== '') fields.push({ name: '', value: line, type: 1 });
  }
  return fields;
}

/** Addresses are parted by commas, which an address may hold as well: a new one begins with a scheme or a name. */
function splitAddresses(text: string): string[] {
  return text
    .split(/,(?=\s*(?:[a-z][a-z0-9+.-]*:\/\/|[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/:,]|$)))/i)
    .map((part) => part.trim());
}
