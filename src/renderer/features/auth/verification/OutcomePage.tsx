/** The quiet page that says how a mailed link ended. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { usePageTitle } from '#ui/usePageTitle.ts';

interface OutcomePageProps {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function OutcomePage({ tone, title, children, action }: OutcomePageProps) {
  usePageTitle(title);
  const isSuccess = tone === 'success';
  const Icon = isSuccess ? CircleCheck : CircleAlert;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-center justify-center px-5 py-14 text-center">
      <span
        className={`mb-6 flex size-16 items-center justify-center rounded-full ${
          isSuccess ? 'bg-success-soft text-success-text' : 'bg-notice-soft text-notice-text'
        }`}
      >
        <Icon size={32} aria-hidden="true" />
      </span>
      <h1 className="text-page">{title}</h1>
      <div role="status" className="mt-3 text-lead text-ink-soft">
        {children}
      </div>
      {action ? <div className="mt-8 flex w-full flex-col items-center gap-3">{action}</div> : null}
    </main>
  );
}
