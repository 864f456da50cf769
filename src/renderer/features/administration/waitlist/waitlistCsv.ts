/** The waitlist as a file that spreadsheets open: UTF-8 with its mark, fields quoted, nothing that is read as a formula. */
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';

const columns = [
  'email',
  'plan',
  'language',
  'consentedAt',
  'confirmedAt',
] as const satisfies readonly (keyof WaitlistEntry)[];

/** A spreadsheet runs what begins with one of these; after an apostrophe it is text. */
const FORMULA = /^[=+\-@\t\r]/;

export function waitlistCsv(entries: readonly WaitlistEntry[]): string {
  const rows = [columns, ...entries.map((entry) => columns.map((column) => entry[column] ?? ''))];
  return `\uFEFF${rows.map((row) => `${row.map(field).join(',')}\r\n`).join('')}`;
}

function field(text: string): string {
  return `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}
