/** What the page says before anybody is named: what it is for, in three steps. */
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { peopleMessages } from '../messages.ts';

export function FirstBeneficiary({ onAdd }: { readonly onAdd: () => void }) {
  const messages = useMessages(peopleMessages);
  return (
    <EmptyState
      title={messages.firstTitle}
      icon={<HeartHandshake size={32} strokeWidth={1.5} aria-hidden="true" />}
      action={<Button onPress={onAdd}>{messages.firstAction}</Button>}
    >
      <p>{messages.firstText}</p>
      <ol className="mx-auto mt-5 max-w-md list-decimal space-y-1.5 ps-6 text-start">
        <li>{messages.firstName}</li>
        <li>{messages.firstChoice}</li>
        <li>{messages.firstInvitation}</li>
      </ol>
    </EmptyState>
  );
}
