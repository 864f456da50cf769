/**
 * A contact is asked whether the owner lives. No answer is preselected, and each can be taken back while it counts; once
 * something is given, what would take it from somebody asks first.
 */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { type Ask, type ContactRole, vote } from './api.ts';
import { GoneVote } from './GoneVote.tsx';
import { entrustedMessages } from './messages.ts';

interface AskCardProps {
  readonly role: ContactRole;
  readonly ask: Ask;
  readonly onAnswered: () => Promise<void>;
}

export function AskCard({ role, ask, onAnswered }: AskCardProps) {
  const texts = useMessages(entrustedMessages);
  const explain = useExplain({ conflict: texts.over });
  const { title, text } = useQuestion(role, ask);
  const [isSayingGone, setSayingGone] = useState(false);
  const [doubt, setDoubt] = useState<'alive' | 'nothing' | null>(null);
  const [isPending, setPending] = useState(false);
  const { ownerName } = role;
  const said = { gone: texts.saidGone, alive: texts.saidAlive, nothing: texts.saidNothing }[ask.vote];
  const isBeingGiven = ask.since === 'releasing' || ask.since === 'released';

  async function answered(): Promise<void> {
    setSayingGone(false);
    showToast({ message: texts.voted, tone: 'success' });
    await onAnswered();
  }

  async function say(says: 'alive' | 'nothing'): Promise<void> {
    setPending(true);
    try {
      await vote(role, ask, says);
      await answered();
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    }
    setPending(false);
    setDoubt(null);
  }

  const press = (says: 'alive' | 'nothing') => {
    // To take back that they live takes nothing from anybody.
    if (isBeingGiven && (says === 'alive' || ask.vote === 'gone')) setDoubt(says);
    else void say(says);
  };

  return (
    <Card as="section" padding="generous" className="flex flex-col gap-5 border-accent">
      {ask.isRehearsal ? <Banner tone="notice">{texts.askRehearsal}</Banner> : null}
      <div>
        <h2 className="text-heading">{title}</h2>
        <p className="mt-2 max-w-prose">{text}</p>
      </div>
      {ask.since === 'closed' ? null : (
        <p>
          <span className="text-ink-soft">{texts.youSaid}</span> <strong>{said}</strong>
        </p>
      )}
      {ask.since === 'closed' ? null : isSayingGone ? (
        <GoneVote role={role} ask={ask} onVoted={answered} onCancel={() => setSayingGone(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {ask.vote === 'alive' ? null : (
            <Button variant="secondary" isDisabled={isPending} onPress={() => press('alive')}>
              {texts.alive}
            </Button>
          )}
          {ask.vote === 'gone' ? null : (
            <Button variant="secondary" isDisabled={isPending} onPress={() => setSayingGone(true)}>
              {texts.gone}
            </Button>
          )}
          {ask.vote === 'nothing' ? null : (
            <Button variant="quiet" isDisabled={isPending} onPress={() => press('nothing')}>
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
      <ConfirmDialog
        title={doubt === 'nothing' ? texts.takeBackTitle(ownerName) : texts.aliveTitle(ownerName)}
        confirmLabel={doubt === 'nothing' ? texts.takeBack : texts.alive}
        isOpen={doubt !== null}
        isPending={isPending}
        onCancel={() => setDoubt(null)}
        onConfirm={() => doubt && void say(doubt)}
      >
        {doubt === 'nothing' ? texts.takeBackText(ownerName) : texts.aliveText(ownerName)}
      </ConfirmDialog>
    </Card>
  );
}

function useQuestion(
  { ownerName }: ContactRole,
  { since, until }: Ask,
): { readonly title: string; readonly text: string } {
  const texts = useMessages(entrustedMessages);
  const language = useLanguage();
  switch (since) {
    case 'verifying':
      return { title: texts.askTitle(ownerName), text: texts.askText(ownerName) };
    case 'disputed':
      return { title: texts.askDisputed(ownerName), text: texts.askText(ownerName) };
    case 'veto': {
      const end = until && longDateFormat(language, { dateStyle: 'long' }).format(until);
      return { title: texts.askVetoTitle(ownerName), text: texts.askVeto(ownerName, end) };
    }
    case 'releasing':
      return { title: texts.askReleasingTitle(ownerName), text: texts.askReleasing(ownerName) };
    case 'released':
      return { title: texts.askReleasedTitle(ownerName), text: texts.askReleased(ownerName) };
    case 'closed':
      return { title: texts.askClosedTitle(ownerName), text: texts.askClosed(ownerName) };
  }
}
