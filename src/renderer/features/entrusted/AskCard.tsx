/** A contact is asked whether the owner lives. No answer is preselected, and each can be taken back while it counts. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { useMessages } from '#ui/language/messages.tsx';
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
  const [isSayingGone, setSayingGone] = useState(false);
  const [isPending, setPending] = useState(false);
  const { ownerName } = role;
  const said = { gone: texts.saidGone, alive: texts.saidAlive, nothing: texts.saidNothing }[ask.vote];

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
  }

  return (
    <Card as="section" padding="generous" className="flex flex-col gap-5 border-accent">
      {ask.isRehearsal ? <Banner tone="notice">{texts.askRehearsal}</Banner> : null}
      <div>
        <h2 className="text-heading">
          {ask.since === 'disputed' ? texts.askDisputed(ownerName) : texts.askTitle(ownerName)}
        </h2>
        <p className="mt-2 max-w-prose">
          {ask.since === 'veto' ? texts.askVeto(ownerName) : texts.askText(ownerName)}
        </p>
      </div>
      <p>
        <span className="text-ink-soft">{texts.youSaid}</span> <strong>{said}</strong>
      </p>
      {isSayingGone ? (
        <GoneVote role={role} ask={ask} onVoted={answered} onCancel={() => setSayingGone(false)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          {ask.vote === 'alive' ? null : (
            <Button variant="secondary" isDisabled={isPending} onPress={() => void say('alive')}>
              {texts.alive}
            </Button>
          )}
          {ask.vote === 'gone' ? null : (
            <Button variant="secondary" isDisabled={isPending} onPress={() => setSayingGone(true)}>
              {texts.gone}
            </Button>
          )}
          {ask.vote === 'nothing' ? null : (
            <Button variant="quiet" isDisabled={isPending} onPress={() => void say('nothing')}>
              {texts.takeBack}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
}
