/** The head of a page: its one h1, a sentence, and what can be done here. The tab is called as the page is. */
import type { ReactNode } from 'react';
import { usePageTitle } from './usePageTitle.ts';

interface PageHeaderProps {
  readonly title: string;
  /** What the tab says, where the title is a greeting. */
  readonly pageTitle?: string;
  readonly children?: ReactNode;
  /** Buttons, at the end on wide pages and below on narrow ones. */
  readonly actions?: ReactNode;
  /** Above the title: where one came from, as a link. */
  readonly before?: ReactNode;
}

export function PageHeader({ title, pageTitle = title, children, actions, before }: PageHeaderProps) {
  usePageTitle(pageTitle);
  return (
    <header className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 sm:mb-10 sm:gap-y-5">
      <div className="min-w-0">
        {before ? <div className="text-small sm:mb-2">{before}</div> : null}
        <h1 className="text-page [overflow-wrap:anywhere]">{title}</h1>
        {children ? <div className="mt-2 max-w-prose text-ink-soft">{children}</div> : null}
      </div>
      {actions ? (
        <div className="flex flex-wrap items-center gap-x-1.5 gap-y-3 max-sm:w-full sm:gap-x-3">
          {actions}
        </div>
      ) : null}
    </header>
  );
}
