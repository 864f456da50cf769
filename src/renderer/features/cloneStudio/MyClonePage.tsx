/** `/my-clone`: consent before anything, then the studio. */
import { useSignedIn } from '#features/session/index.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { Consent } from './consent/Consent.tsx';
import { ConsentRenewal } from './consent/ConsentRenewal.tsx';
import { studioMessages } from './messages.ts';
import { Studio } from './Studio.tsx';
import { useSettings } from './useClone.ts';

export function MyClonePage() {
  const messages = useMessages(studioMessages);
  const { user } = useSignedIn();
  const settings = useSettings(user.uid);
  switch (settings.state) {
    case 'loading':
      return (
        <div aria-busy="true">
          <PageHeader title={messages.title}>{messages.lead}</PageHeader>
          <span className="sr-only">{messages.loading}</span>
          <Skeleton className="mb-6 h-11 w-full" />
          <Skeleton className="h-72 w-full" />
        </div>
      );
    case 'failed':
      return (
        <>
          <PageHeader title={messages.title}>{messages.lead}</PageHeader>
          <RetryBanner onRetry={settings.retry}>{messages.failed}</RetryBanner>
        </>
      );
    case 'ready': {
      const clone = settings.content;
      if (clone === null) return <Consent userId={user.uid} />;
      return (
        <>
          <PageHeader title={messages.title}>{messages.lead}</PageHeader>
          <ConsentRenewal userId={user.uid} />
          <Studio userId={user.uid} clone={clone} />
        </>
      );
    }
  }
}
