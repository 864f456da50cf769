/** Those whom the owner invited, and how far each invitation came. */
import { useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { CloneListener } from '#shared/clone/listener.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { inviteListener, removeListener } from '../api.ts';
import { PartFailed, PartLoading } from '../PartState.tsx';
import { useListeners, useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { InviteDialog } from './InviteDialog.tsx';
import { listenerMessages } from './messages.ts';

export function Listeners({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(listenerMessages);
  const change = useChange();
  const listeners = useListeners(userId);
  const [isInviting, setInviting] = useState(false);
  if (listeners.state === 'loading') return <PartLoading />;
  if (listeners.state === 'failed') return <PartFailed onRetry={listeners.retry} />;
  const invite = (
    <Button onPress={change(() => setInviting(true))} className="self-start">
      {messages.invite}
    </Button>
  );
  return (
    <>
      {listeners.content.length === 0 ? (
        <EmptyState title={messages.emptyTitle} headingLevel={3} action={invite}>
          {messages.empty}
        </EmptyState>
      ) : (
        <>
          <ul className="mb-5 flex flex-col gap-3">
            {listeners.content.map((listener) => (
              <ListenerCard key={listener.id} listener={listener} />
            ))}
          </ul>
          {invite}
        </>
      )}
      <InviteDialog userId={userId} isOpen={isInviting} onClose={() => setInviting(false)} />
    </>
  );
}

function ListenerCard({ listener }: { readonly listener: CloneListener }) {
  const messages = useMessages(listenerMessages);
  const language = useLanguage();
  const change = useChange();
  const readAgain = useReadAgain(listener.ownerId);
  const { isPending, run } = useStudioChange(() => readAgain('listeners'));
  const [isRemoving, setRemoving] = useState(false);
  const { id: listenerId, name, email, relationship, beneficiaryId, state } = listener;
  const day = longDateFormat(language, { day: 'numeric', month: 'long', year: 'numeric' });
  const standing = () => {
    switch (state.is) {
      case 'invited':
        return state.expiresAt.getTime() < systemClock.now()
          ? messages.lapsed
          : messages.invited(day.format(state.expiresAt));
      case 'accepted':
        return messages.accepted(day.format(state.at));
      case 'left':
        return messages.left(day.format(state.at));
    }
  };
  const sendAgain = async () => {
    const invitation = { listenerId, name, email, relationship, beneficiaryId };
    if (await run(() => inviteListener(invitation))) showToast({ message: messages.sent, tone: 'success' });
  };
  return (
    <Card as="li">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold [overflow-wrap:anywhere]">
            {name}
            {relationship ? <span className="font-normal text-ink-soft">, {relationship}</span> : null}
          </p>
          <p className="text-small text-ink-soft [overflow-wrap:anywhere]">{email}</p>
          <p className="mt-1 text-small">{standing()}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {state.is === 'accepted' ? null : (
            <Button
              variant="secondary"
              size="small"
              isPending={isPending && !isRemoving}
              onPress={change(() => void sendAgain())}
            >
              {messages.again}
            </Button>
          )}
          <Button
            variant="quiet"
            size="small"
            aria-label={messages.removeTitle(name)}
            onPress={change(() => setRemoving(true))}
          >
            {messages.remove}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        title={messages.removeTitle(name)}
        confirmLabel={messages.remove}
        isOpen={isRemoving}
        isPending={isPending}
        isDangerous
        onCancel={() => setRemoving(false)}
        onConfirm={() =>
          void run(() => removeListener(listenerId)).then((isDone) => {
            setRemoving(false);
            if (isDone) showToast({ message: messages.removed });
          })
        }
      >
        {messages.removeText}
      </ConfirmDialog>
    </Card>
  );
}
