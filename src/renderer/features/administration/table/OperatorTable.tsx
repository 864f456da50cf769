/**
 * A list as operators work with it: what is chosen of it, as many rows as were asked for (only those near the window exist in
 * the page, so that a hundred thousand stay quick), arrow keys from row to row, and all of it as a file.
 */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { PagesState } from '../usePages.ts';
import { tableMessages } from './messages.ts';
import { type Column, TableRows } from './TableRows.tsx';
import { TableTools } from './TableTools.tsx';
import type { Download } from './useTableDownload.ts';

export interface OperatorTableProps<Row> {
  /** What it lists, for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rowId: (row: Row) => string;
  readonly list: PagesState<Row>;
  /** Search and filters. */
  readonly choice?: ReactNode;
  readonly download: Download<Row>;
  readonly texts: { readonly failed: string; readonly none: string; readonly noneText: string };
}

export function OperatorTable<Row>(props: OperatorTableProps<Row>) {
  const { list, columns, choice, download } = props;
  if (list.state === 'refused') return null;
  return (
    <>
      <TableTools
        list={list}
        columns={columns.filter(({ isAction = false }) => !isAction)}
        choice={choice}
        download={download}
      />
      <Listed {...props} list={list} />
    </>
  );
}

interface ListedProps<Row> extends OperatorTableProps<Row> {
  readonly list: Exclude<PagesState<Row>, { state: 'refused' }>;
}

function Listed<Row>({ list, label, columns, rowId, texts }: ListedProps<Row>) {
  const messages = useMessages(tableMessages);
  switch (list.state) {
    case 'loading':
      return <Spinner message={messages.loading} />;
    case 'failed':
      return <RetryBanner onRetry={list.reload}>{texts.failed}</RetryBanner>;
    case 'ready': {
      const { entries, showMore } = list;
      if (entries.length === 0 && !showMore) {
        return (
          <EmptyState title={texts.none} headingLevel={3}>
            {texts.noneText}
          </EmptyState>
        );
      }
      return (
        <>
          <TableRows label={label} columns={columns} rows={entries} rowId={rowId} />
          <div className="mt-4 flex flex-wrap items-center gap-4">
            {showMore ? (
              <Button variant="secondary" size="small" onPress={showMore} isPending={list.isRefreshing}>
                {messages.showMore}
              </Button>
            ) : null}
            <p className="text-small text-ink-soft">{messages.shown(entries.length, showMore === null)}</p>
          </div>
        </>
      );
    }
  }
}
