/** What stands in place of the family while it is on its way, is closed, or could not be loaded. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { demoMessages } from './messages.ts';
import { noticeMessages } from './noticeMessages.ts';
import type { DemoFamilyState } from './useDemoFamily.ts';

export function DemoNotReady({ demo }: { readonly demo: Exclude<DemoFamilyState, { state: 'ready' }> }) {
  const texts = useMessages(demoMessages);
  const { startOwn } = useMessages(noticeMessages);
  switch (demo.state) {
    case 'loading':
      return <Spinner message={texts.preparing} />;
    case 'preparing':
      return <Spinner message={texts.preparing} />;
    case 'failed':
      return <RetryBanner onRetry={demo.retry}>{texts.failed}</RetryBanner>;
    case 'closed':
      return (
        <div className="max-w-prose">
          <h2 className="text-heading">{texts.closedTitle}</h2>
          <p className="mt-3 text-ink-soft">{texts.closedText}</p>
          {isPageBuilt('waitlist') ? (
            <ButtonLink to={routes.waitlist.path} className="mt-6">
              {startOwn}
            </ButtonLink>
          ) : null}
        </div>
      );
  }
}
