/** What a smaller plan has no room for, in figures, and that nothing is deleted. */
import { formatBytes } from '#features/media/index.ts';
import { roomOf } from '#features/pricing/index.ts';
import { OVER_QUOTA_NOTICE_DAYS } from '#shared/domain/subscription.ts';
import type { Plan } from '#shared/plans.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { subscriptionMessages } from './messages.ts';
import { beyondPlan, fitsPlan } from './planChange.ts';
import type { UseState } from './useSubscription.ts';

interface ConsequencesProps {
  /** The one that is left, and the smaller one. */
  readonly from: Plan;
  readonly plan: Plan;
  readonly use: UseState;
}

export function Consequences(props: ConsequencesProps) {
  return (
    <>
      <Figures {...props} />
      <Beyond {...props} />
    </>
  );
}

/** What each of the two holds, where that differs. */
function Figures({ from, plan }: ConsequencesProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  const rows = [
    [texts.storage, roomOf(from, language), roomOf(plan, language)],
    [texts.albums, texts.upTo(from.albumLimit), texts.upTo(plan.albumLimit)],
    [texts.beneficiaries, texts.upTo(from.beneficiaryLimit), texts.upTo(plan.beneficiaryLimit)],
    [
      texts.checkInEvery,
      texts.daysBetween(from.checkInDays.least, from.checkInDays.most),
      texts.daysBetween(plan.checkInDays.least, plan.checkInDays.most),
    ],
  ] as const;
  return (
    <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
      {rows
        .filter(([, before, after]) => before !== after)
        .map(([name, before, after]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="text-end text-ink tabular-nums">{texts.becomes(before, after)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Beyond({ plan, use }: ConsequencesProps) {
  const texts = useMessages(subscriptionMessages);
  const language = useLanguage();
  if (use.state === 'loading') return <Skeleton className="h-16 w-full" />;
  // What cannot be counted now is not guessed: the promise stands all the same.
  if (use.state === 'failed' || fitsPlan(plan, use.use)) return <p>{texts.nothingDeleted}</p>;
  const over = beyondPlan(plan, use.use);
  return (
    <>
      <ul className="flex list-disc flex-col gap-1.5 ps-5">
        {over.storageBytes > 0 ? (
          <li>{texts.overStorage(formatBytes(over.storageBytes, language), roomOf(plan, language))}</li>
        ) : null}
        {over.albums > 0 ? <li>{texts.overAlbums(over.albums, plan.albumLimit ?? 0)}</li> : null}
        {over.beneficiaries > 0 ? (
          <li>{texts.overBeneficiaries(over.beneficiaries, plan.beneficiaryLimit ?? 0)}</li>
        ) : null}
      </ul>
      <p className="mt-3">
        {texts.nothingDeleted} {texts.noticeDays(OVER_QUOTA_NOTICE_DAYS)}
      </p>
    </>
  );
}
