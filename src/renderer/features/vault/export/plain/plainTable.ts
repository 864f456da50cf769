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
  const csv = papaparse.unparse(
    { fields: [...columns], data: placed.map((place) => columns.map((column) => rowOf(place)[column])) },
    // A spreadsheet would run what begins like a formula.
    { escapeFormulae: true },
  );
  // By its first character spreadsheets know that it is UTF-8.
  return `\ufeff${csv}\r\n`;
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
