/** What was written from /contact: those open or answered, or the one with a number. */
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { readTicket, type SupportState } from '#shared/domain/supportRequest.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePaused } from '../usePaused.ts';
import { supportPanelMessages } from './messages.ts';
import { SupportRequestCard } from './SupportRequestCard.tsx';
import { useSupportRequests } from './useSupportRequests.ts';

export function SupportPanel() {
  const texts = useMessages(supportPanelMessages);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<SupportState>('open');
  const ticket = readTicket(usePaused(typed.trim()));
  const list = useSupportRequests(state, ticket);
  if (list.state === 'refused') return null;
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">{texts.lead}</p>
      <div className="mt-5 grid items-end gap-5 sm:grid-cols-2">
        <TextField
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          value={typed}
          onChange={setTyped}
          maxLength={40}
        />
        <RadioGroup
          label={texts.shown}
          inline
          value={state}
          onChange={setState}
          options={[
            { value: 'open', label: texts.open },
            { value: 'answered', label: texts.answered },
          ]}
        />
      </div>
      {list.state === 'loading' ? <Spinner message={texts.loading} /> : null}
      {list.state === 'failed' ? <RetryBanner onRetry={list.reload}>{texts.failed}</RetryBanner> : null}
      {list.state === 'ready' && list.entries.length === 0 ? (
        <EmptyState
          title={ticket === null ? texts.none : texts.noMatch}
          icon={<MessageSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {ticket === null ? texts.noneText : texts.noMatchText}
        </EmptyState>
      ) : null}
      {list.state === 'ready' ? (
        <div className="mt-6 divide-y divide-line">
          {list.entries.map((request) => (
            <SupportRequestCard key={request.ticket} request={request} />
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
