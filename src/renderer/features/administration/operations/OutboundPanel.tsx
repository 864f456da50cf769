/** How far the mails that matter have come, and a second chance for those that were refused. */
import MailCheck from 'lucide-react/icons/mail-check';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import type { OutboundEntry } from '#shared/callables/administration.ts';
import { type DeliveryState, deliveryStates } from '#shared/domain/delivery.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Select } from '#ui/Select.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import type { PagesState } from '../usePages.ts';
import { operationsMessages } from './messages.ts';
import { OutboundRow } from './OutboundRow.tsx';
import { useOutbound } from './useOutbound.ts';

export function OutboundPanel() {
  const texts = useMessages(operationsMessages);
  const [chosen, setChosen] = useState<DeliveryState | null>(null);
  const outbound = useOutbound(chosen);
  if (outbound.state === 'refused') return null;
  return (
    <section aria-labelledby="outbound">
      <h2 id="outbound" className="text-heading">
        {texts.mail}
      </h2>
      <p className="mt-1 text-small text-ink-soft">{texts.mailLead}</p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-3">
        <Select
          label={texts.show}
          value={chosen ?? 'all'}
          onChange={(value) => setChosen(value === 'all' ? null : value)}
          options={[
            { value: 'all' as const, label: texts.allStates },
            ...deliveryStates.map((value) => ({ value, label: texts.state(value) })),
          ]}
          className="w-full sm:w-56"
        />
        {outbound.state === 'ready' ? (
          <Button
            variant="quiet"
            size="small"
            isPending={outbound.isRefreshing}
            onPress={outbound.refresh}
            icon={<RefreshCw size={16} aria-hidden="true" />}
          >
            {texts.refresh}
          </Button>
        ) : null}
      </div>
      <div className="mt-4">
        <Rows outbound={outbound} isFiltered={chosen !== null} />
      </div>
    </section>
  );
}

interface RowsProps {
  readonly outbound: Exclude<PagesState<OutboundEntry>, { state: 'refused' }>;
  readonly isFiltered: boolean;
}

function Rows({ outbound, isFiltered }: RowsProps) {
  const texts = useMessages(operationsMessages);
  if (outbound.state === 'loading') return <Spinner message={texts.loading} />;
  if (outbound.state === 'failed') {
    return <RetryBanner onRetry={outbound.reload}>{texts.mailFailed}</RetryBanner>;
  }
  const { entries, showMore } = outbound;
  // Of a page of rows that cannot be read nothing is shown but the way to the older ones.
  if (entries.length === 0 && !showMore) {
    return (
      <EmptyState
        title={isFiltered ? texts.noneInState : texts.noMail}
        headingLevel={3}
        icon={<MailCheck size={32} strokeWidth={1.5} aria-hidden="true" />}
      >
        {isFiltered ? texts.noneInStateText : texts.noMailText}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line border-y border-line">
        {entries.map((entry) => (
          <OutboundRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {showMore ? (
        <Button variant="secondary" size="small" className="mt-5" onPress={showMore}>
          {texts.showMore}
        </Button>
      ) : null}
    </>
  );
}
