/** Rows of a CSV file: the delimiter found by papaparse, quotes and line ends as they come. */
import { importLimits } from '../importLimits.ts';
import { type CsvTable, ImportRefusedError } from '../importOutcome.ts';

/** Throws ImportRefusedError when it is no table, or has more of everything than is read. */
export async function parseCsv(text: string): Promise<CsvTable> {
  const { default: papaparse } = await import('papaparse');
  const { data } = papaparse.parse<string[]>(text.replace(/^\ufeff/, ''), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
    preview: importLimits.items + 2,
  });
  const width = data.reduce((most, row) => Math.max(most, row.length), 0);
  if (width > importLimits.csvColumns) throw new ImportRefusedError('not-an-export');
  if (data.length > importLimits.items + 1) throw new ImportRefusedError('too-many-items');
  if (width < 2) throw new ImportRefusedError('not-an-export');
  return { rows: data };
}
