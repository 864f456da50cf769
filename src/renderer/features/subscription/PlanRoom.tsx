/** What is used of the plan: room, albums, people. */
import { formatBytes } from '#features/media/index.ts';
import { roomOf } from '#features/pricing/index.ts';
import type { Plan } from '#shared/plans.ts';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { subscriptionMessages } from './messages.ts';
import type { UseState } from './useSubscription.ts';

export function PlanRoom({ plan, use }: { readonly plan: Plan; readonly use: UseState }) {
  const texts = useMessages(subscriptionMessages);
  return (
    <Card as="section">
      <h2 className="mb-4 text-title">{texts.used}</h2>
      <Used plan={plan} use={use} />
    </Card>
  );
}

function Used({ plan, use }: { readonly plan: Plan; readonly use: UseState }) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  switch (use.state) {
    case 'loading':
      return <Skeleton className="h-28 w-full" />;
    case 'failed':
      return <RetryBanner onRetry={use.retry}>{texts.usedUnknown}</RetryBanner>;
    case 'ready': {
      const { storageBytes, albums, beneficiaries } = use.use;
      const said = `${formatBytes(storageBytes, language)} / ${roomOf(plan, language)}`;
      return (
        <div className="flex flex-col gap-5">
          <ProgressBar
            label={texts.storage}
            value={Math.min(storageBytes, plan.storageBytes)}
            maximum={plan.storageBytes}
            valueLabel={said}
            tone={storageBytes > plan.storageBytes * 0.95 ? 'danger' : 'accent'}
          />
          <Counted name={texts.albums} used={albums} limit={plan.albumLimit} />
          <Counted name={texts.beneficiaries} used={beneficiaries} limit={plan.beneficiaryLimit} />
        </div>
      );
    }
  }
}

interface CountedProps {
  readonly name: string;
  readonly used: number;
  readonly limit: number | null;
}

function Counted({ name, used, limit }: CountedProps) {
  const texts = useMessages(subscriptionMessages);
  if (limit === null) {
    return (
      <p className="flex justify-between gap-4 text-caption text-ink-soft">
        <span>{name}</span>
        <span>{texts.unlimited(used)}</span>
      </p>
    );
  }
  return (
    <ProgressBar
      label={name}
      value={Math.min(used, limit)}
      maximum={limit}
      valueLabel={texts.of(used, limit)}
      tone={used > limit ? 'danger' : 'accent'}
    />
  );
}
