/** What stands in place of the family while it is on its way, is closed, is nowhere, or could not be loaded. */
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
  switch (demo.state) {
    case 'loading':
      return <Spinner message={texts.preparing} />;
    case 'preparing':
      return <Spinner message={texts.preparing} />;
    case 'failed':
      return <RetryBanner onRetry={demo.retry}>{texts.failed}</RetryBanner>;
    case 'closed':
      return <WayOn title={texts.closedTitle} text={texts.closedText} />;
    case 'absent':
      return <WayOn title={texts.absentTitle} text={texts.absentText} />;
  }
}

function WayOn({ title, text }: { readonly title: string; readonly text: string }) {
  const { whatItDoes } = useMessages(demoMessages);
  const { startOwn } = useMessages(noticeMessages);
  return (
    <div className="max-w-prose">
      <h2 className="text-heading">{title}</h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {isPageBuilt('waitlist') ? <ButtonLink to={routes.waitlist.path}>{startOwn}</ButtonLink> : null}
        {isPageBuilt('features') ? (
          <ButtonLink to={routes.features.path} variant="quiet">
            {whatItDoes}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}
