/** All that a table lists, also what is not shown yet, as one file. */
import { useMutation } from '@tanstack/react-query';
import { offerDownload } from '#ui/offerDownload.ts';
import { type CsvColumn, operatorCsv } from './operatorCsv.ts';

export interface Download<Row> {
  /** Of the file, without its ending. */
  readonly name: string;
  /** The next page of what is listed; the first one without a cursor. */
  readonly read: (
    before: string | null,
  ) => Promise<{ readonly entries: readonly Row[]; readonly next: string | null }>;
}

export function useTableDownload<Row>(columns: readonly CsvColumn<Row>[], { name, read }: Download<Row>) {
  return useMutation({
    mutationFn: async () => {
      const rows: Row[] = [];
      let before: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof read>> = await read(before);
        rows.push(...page.entries);
        before = page.next;
      } while (before !== null);
      const file = new Blob([operatorCsv(columns, rows)], { type: 'text/csv' });
      offerDownload(file, `amaranth-${name}.csv`)();
    },
  });
}
