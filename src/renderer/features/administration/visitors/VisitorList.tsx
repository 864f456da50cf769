/** What visitors sent, page by page: what is chosen of it, then each on its own, or that there is none. */
import type { ReactNode } from 'react';
import { Button } from '#ui/Button.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { PagesState } from '../usePages.ts';

interface VisitorListProps<Entry> {
  readonly list: PagesState<Entry>;
  readonly texts: {
    readonly lead: string;
    readonly loading: string;
    readonly failed: string;
    readonly showMore: string;
  };
  /** Chooses what is listed. */
  readonly choice: ReactNode;
  /** In place of a list with nothing on it. */
  readonly empty: ReactNode;
  readonly children: (entry: Entry) => ReactNode;
}

export function VisitorList<Entry>({ list, texts, choice, empty, children }: VisitorListProps<Entry>) {
  if (list.state === 'refused') return null;
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <div className="mt-5">{choice}</div>
      {list.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {list.state === 'failed' ? <RetryBanner onRetry={list.reload}>{texts.failed}</RetryBanner> : null}
      {list.state === 'ready' && list.entries.length === 0 ? empty : null}
      {list.state === 'ready' ? (
        <div className="mt-6 divide-y divide-line">{list.entries.map(children)}</div>
      ) : null}
      {list.state === 'ready' && list.showMore ? (
        <Button variant="secondary" size="small" className="mt-5" onPress={list.showMore}>
          {texts.showMore}
        </Button>
      ) : null}
    </>
  );
}
