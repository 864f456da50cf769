/** `/subscription`: the plan somebody has, what they use of it, and every other plan with its exact price before the press. */
import { useSignedIn } from '#features/session/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { planOf } from '#shared/plans.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { subscriptionMessages } from './messages.ts';
import { OwnPlan } from './OwnPlan.tsx';
import { useSubscription } from './useSubscription.ts';

export function SubscriptionPage() {
  const texts = useMessages(subscriptionMessages);
  const { user, profile } = useSignedIn();
  return (
    <>
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      <Content userId={user.uid} held={profile.plan} erasedOn={profile.deletionDueAt} />
    </>
  );
}

interface ContentProps {
  readonly userId: UserId;
  readonly held: string;
  readonly erasedOn: Date | null;
}

function Content({ userId, held, erasedOn }: ContentProps) {
  const texts = useMessages(subscriptionMessages);
  const paidFor = useSubscription(userId);
  switch (paidFor.state) {
    case 'loading':
      return (
        <div aria-busy="true" className="grid gap-6 lg:grid-cols-2">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-44 w-full" />
          <Skeleton className="h-44 w-full" />
        </div>
      );
    case 'failed':
      return <RetryBanner onRetry={paidFor.retry}>{texts.failed}</RetryBanner>;
    case 'ready':
      return (
        <OwnPlan
          userId={userId}
          held={planOf(held)}
          subscription={paidFor.subscription}
          erasedOn={erasedOn}
        />
      );
  }
}
