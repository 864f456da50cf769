/** Requests about data by their last day, those that are late marked; and those that are closed. */
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { PrivacyRequestCard } from './PrivacyRequestCard.tsx';
import { privacyPanelMessages } from './privacyMessages.ts';
import { usePrivacyRequests } from './usePrivacyRequests.ts';

export function PrivacyPanel() {
  const texts = useMessages(privacyPanelMessages);
  const [shown, setShown] = useState<'underWay' | 'closed'>('underWay');
  const list = usePrivacyRequests(shown === 'closed');
  if (list.state === 'refused') return null;
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <RadioGroup
        className="mt-5"
        label={texts.shown}
        inline
        value={shown}
        onChange={setShown}
        options={[
          { value: 'underWay', label: texts.underWay },
          { value: 'closed', label: texts.closed },
        ]}
      />
      {list.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {list.state === 'failed' ? <RetryBanner onRetry={list.reload}>{texts.failed}</RetryBanner> : null}
      {list.state === 'ready' && list.entries.length === 0 ? (
        <EmptyState title={texts.none} icon={<Scale size={32} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.noneText}
        </EmptyState>
      ) : null}
      {list.state === 'ready' ? (
        <div className="mt-6 divide-y divide-line">
          {list.entries.map((request) => (
            <PrivacyRequestCard key={request.id} request={request} />
          ))}
        </div>
      ) : null}
      {list.state === 'ready' && list.showMore ? (
        <Button variant="secondary" size="small" className="mt-5" onPress={list.showMore}>
          {texts.showMore}
        </Button>
      ) : null}
    </>
  );
}
