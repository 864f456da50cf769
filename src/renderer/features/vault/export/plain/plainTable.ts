/** All items as rows of a table, for programs that read CSV. Columns are named in English, as such programs name theirs. */
import type { VaultContent } from '#shared/vault/content.ts';
import { describeContent } from '#shared/vault/describeContent.ts';
import { fieldNames } from '#shared/vault/fieldNames.ts';
import type { PlacedItem } from './plainNames.ts';

const columns = [
  'kind',
  'title',
  'website',
  'username',
  'password',
  'otpauth',
  'notes',
  'tags',
  'favorite',
  'fields',
  'folder',
] as const;
type TableRow = Readonly<Record<(typeof columns)[number], string>>;

/** What has a column of its own. */
const inColumns = new Set(
  ['notes', 'tags', 'username', 'password', 'websites', 'oneTimeCode', 'website'].map(
    (part) => fieldNames.en[part] ?? part,
  ),
);

export async function writeTable(placed: readonly PlacedItem[]): Promise<string> {
  const { default: papaparse } = await import('papaparse');
  const rows = placed.map(rowOf);
  const csv = papaparse.unparse({
    fields: [...columns],
    data: rows.map((row) => columns.map((column) => withoutFormulas(row[column]))),
  });
  // By its first character spreadsheets know that it is UTF-8.
  return `\ufeff${csv}\r\n`;
}

/**
 * A spreadsheet runs what begins like a formula. Many part the rows of a CSV at semicolons or tabs, and at every end of a
 * line, so that any such piece of a value may become a cell; quotes and spaces before it do not keep it from that. What parts the
 * pieces is not among them, so that each character is looked at once, however many lines are empty.
 */
const FORMULA = /(^|[;\t\r\n])((?:[^\S\t\r\n]|["'])*)([=+\-@\uff0b\uff0d\uff1d\uff20])/g;

/** With an apostrophe before each beginning: the value stays what a person reads. */
function withoutFormulas(value: string): string {
  return value.replaceAll(FORMULA, "$1$2'$3").replace(/^[\t\r]/, "'$&");
}

function rowOf({ item: { content }, folder }: PlacedItem): TableRow {
  const fields = describeContent('en', content).filter(({ name }) => !inColumns.has(name));
  return {
    kind: content.kind,
    title: content.title,
    website: websitesOf(content).join('\n'),
    username: content.kind === 'password' || content.kind === 'account' ? content.username : '',
    password: content.kind === 'password' ? content.password : '',
    otpauth: content.kind === 'password' ? content.oneTimeCode : '',
    notes: content.notes,
    tags: content.tags.join(', '),
    favorite: content.isFavourite ? '1' : '',
    fields: fields.map(({ name, text }) => `${name}: ${text}`).join('\n'),
    folder,
  };
}

function websitesOf(content: VaultContent): readonly string[] {
  if (content.kind === 'password') return content.websites;
  return content.kind === 'account' && content.website !== '' ? [content.website] : [];
}
