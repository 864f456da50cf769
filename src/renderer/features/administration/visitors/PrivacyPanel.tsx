/** Requests about data by their last day, those that are late marked; and those that are closed. */
import Scale from 'lucide-react/icons/scale';
import { useState } from 'react';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { PrivacyRequestCard } from './PrivacyRequestCard.tsx';
import { privacyPanelMessages } from './privacyMessages.ts';
import { usePrivacyRequests } from './usePrivacyRequests.ts';
import { VisitorList } from './VisitorList.tsx';

export function PrivacyPanel() {
  const texts = useMessages(privacyPanelMessages);
  const [shown, setShown] = useState<'underWay' | 'closed'>('underWay');
  const list = usePrivacyRequests(shown === 'closed');
  return (
    <VisitorList
      list={list}
      texts={texts}
      choice={
        <RadioGroup
          label={texts.shown}
          inline
          value={shown}
          onChange={setShown}
          options={[
            { value: 'underWay', label: texts.underWay },
            { value: 'closed', label: texts.closed },
          ]}
        />
      }
      empty={
        <EmptyState title={texts.none} icon={<Scale size={32} strokeWidth={1.5} aria-hidden="true" />}>
          {texts.noneText}
        </EmptyState>
      }
    >
      {(request) => <PrivacyRequestCard key={request.id} request={request} />}
    </VisitorList>
  );
}
