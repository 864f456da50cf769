/** Above a table: what is chosen of it, looking again, and all of it as a file. */
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import type { PagesState } from '../usePages.ts';
import { tableMessages } from './messages.ts';
import type { CsvColumn } from './operatorCsv.ts';
import { type Download as Downloaded, useTableDownload } from './useTableDownload.ts';

interface TableToolsProps<Row> {
  readonly list: PagesState<Row>;
  readonly columns: readonly CsvColumn<Row>[];
  readonly choice: ReactNode;
  readonly download: Downloaded<Row>;
}

export function TableTools<Row>({ list, columns, choice, download }: TableToolsProps<Row>) {
  const messages = useMessages(tableMessages);
  const making = useTableDownload(columns, download);
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-wrap items-end gap-4">{choice}</div>
      {list.state === 'ready' ? (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="small"
            isPending={list.isRefreshing}
            onPress={list.refresh}
            icon={<RefreshCw size={16} aria-hidden="true" />}
          >
            {messages.refresh}
          </Button>
          <Button
            variant="secondary"
            size="small"
            isPending={making.isPending}
            onPress={() =>
              making.mutate(undefined, {
                onError: () => showToast({ tone: 'error', message: messages.downloadFailed }),
              })
            }
            icon={<Download size={16} aria-hidden="true" />}
          >
            {messages.download}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
