/** What a table lists as a file that spreadsheets open: UTF-8 with its mark, and nothing in it that is read as a formula. */
import papaparse from 'papaparse';

export interface CsvColumn<Row> {
  readonly label: string;
  readonly text: (row: Row) => string;
  /** In a file, where a program is to read it: an instant, a plain number. */
  readonly csv?: (row: Row) => string;
}

export function operatorCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const table = [
    columns.map(({ label }) => label),
    ...rows.map((row) => columns.map(({ text, csv = text }) => csv(row))),
  ];
  return `\uFEFF${papaparse.unparse(table, { quotes: true, escapeFormulae: true, newline: '\r\n' })}\r\n`;
}
