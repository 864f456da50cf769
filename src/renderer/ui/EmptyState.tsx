/** What a list says when it holds nothing yet: what will be here, and the one thing to do. */
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** A quiet lucide icon of 32 px. */
  readonly icon?: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

export function EmptyState({ title, children, action, icon, headingLevel = 2 }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="flex flex-col items-center rounded-card border border-dashed border-line-strong/50 px-6 py-14 text-center">
      {icon ? (
        <span className="mb-5 flex size-16 items-center justify-center rounded-full bg-accent-soft text-accent-text">
          {icon}
        </span>
      ) : null}
      <Heading className="text-title">{title}</Heading>
      {children ? <div className="mt-2 max-w-prose text-ink-soft">{children}</div> : null}
      {action ? <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </section>
  );
}
