/** `/life-verification-setup`: where it stands, what is next, what would happen when, and everything that can be set. */
import { useMemo } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { planOf } from '#shared/plans.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { lazyPart } from '#ui/lazyPart.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { lifeMessages } from './messages.ts';
import { ChannelsSection } from './setUp/ChannelsSection.tsx';
import { ContactsSection } from './setUp/ContactsSection.tsx';
import { PolicySection } from './setUp/PolicySection.tsx';
import { RehearsalSection } from './setUp/RehearsalSection.tsx';
import { StepsSection } from './setUp/StepsSection.tsx';
import { StateSection } from './state/StateSection.tsx';
import { TimelineSection } from './timeline/TimelineSection.tsx';
import { type ShownVerification, useLifeVerification } from './useLifeVerification.ts';

const LogSection = lazyPart(async () => (await import('./log/LogSection.tsx')).LogSection);

export function LifeVerificationPage() {
  const texts = useMessages(lifeMessages);
  const { user, profile } = useSignedIn();
  const verification = useLifeVerification(user.uid, planOf(profile.plan));
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title={texts.title}>{texts.lead}</PageHeader>
      {verification.state === 'loading' ? (
        <div aria-busy="true" className="flex flex-col gap-6">
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      ) : verification.state === 'failed' ? (
        <RetryBanner onRetry={verification.retry}>{texts.unreachable}</RetryBanner>
      ) : (
        <Ready shown={verification.shown} />
      )}
    </div>
  );
}

function Ready({ shown }: { readonly shown: ShownVerification }) {
  const { user, profile } = useSignedIn();
  const { life, channels, contacts, recipients, real } = shown;
  const now = useMemo(() => systemClock.now(), [life]);
  const names = useMemo(
    () =>
      new Map<string, string>([
        ...channels.map(({ id, address }) => [id, address] as const),
        ...contacts.map(({ id, name }) => [id, name] as const),
        ...recipients.map(({ id, name }) => [id, name] as const),
      ]),
    [channels, contacts, recipients],
  );
  const userId = user.uid;
  return (
    <div className="flex flex-col gap-10">
      <StateSection userId={userId} life={life} names={names} />
      {life.state.is === 'draft' ? <StepsSection userId={userId} shown={shown} /> : null}
      <TimelineSection life={life} names={names} now={now} />
      <ChannelsSection userId={userId} shown={shown} />
      <ContactsSection shown={shown} />
      <RehearsalSection userId={userId} shown={shown} names={names} />
      <PolicySection userId={userId} life={life} plan={planOf(profile.plan)} />
      {real ? <LogSection userId={userId} names={names} timeZone={life.policy.timeZone} /> : null}
    </div>
  );
}
