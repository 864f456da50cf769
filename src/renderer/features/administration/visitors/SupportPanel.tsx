/** What was written from /contact: those open or answered, or the one with a number. */
import MessageSquare from 'lucide-react/icons/message-square';
import { useState } from 'react';
import { readTicket, type SupportState } from '#shared/domain/supportRequest.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { usePaused } from '../usePaused.ts';
import { supportPanelMessages } from './messages.ts';
import { SupportRequestCard } from './SupportRequestCard.tsx';
import { useSupportRequests } from './useSupportRequests.ts';
import { VisitorList } from './VisitorList.tsx';

export function SupportPanel() {
  const texts = useMessages(supportPanelMessages);
  const [typed, setTyped] = useState('');
  const [state, setState] = useState<SupportState>('open');
  const ticket = readTicket(usePaused(typed.trim()));
  const list = useSupportRequests(state, ticket);
  return (
    <VisitorList
      list={list}
      texts={texts}
      choice={
        <div className="grid items-end gap-5 sm:grid-cols-2">
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
      }
      empty={
        <EmptyState
          title={ticket === null ? texts.none : texts.noMatch}
          icon={<MessageSquare size={32} strokeWidth={1.5} aria-hidden="true" />}
        >
          {ticket === null ? texts.noneText : texts.noMatchText}
        </EmptyState>
      }
    >
      {(request) => <SupportRequestCard key={request.ticket} request={request} />}
    </VisitorList>
  );
}
