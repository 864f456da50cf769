/** The state in plain words, and what its owner can do about it: check in, pause, go on, cancel, begin again, stop a change. */
import CircleDot from 'lucide-react/icons/circle-dot';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import { useState } from 'react';
import { ReauthenticateDialog } from '#features/security/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { Banner } from '#ui/Banner.tsx';
import { Button } from '#ui/Button.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { beginAgain, cancel, checkIn, dropChange, resume } from '../api.ts';
import { lastDayBefore, sayDay } from '../instants.ts';
import { lifeMessages } from '../messages.ts';
import { useAct } from '../useLifeVerification.ts';
import { stateMessages } from './messages.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { StateStory } from './StateStory.tsx';
import { sayState } from './sayState.ts';
import { isArmed } from './standing.ts';
import { storyMessages } from './storyMessages.ts';

interface StateSectionProps {
  readonly userId: UserId;
  readonly life: LifeVerification;
  /** Of everybody whom the page knows, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

const tones = {
  off: 'border-line bg-surface',
  quiet: 'border-success-text/30 bg-success-soft',
  asked: 'border-notice-text/40 bg-notice-soft',
  // What alarms enough is not painted red besides.
  others: 'border-accent bg-surface',
};

export function StateSection({ userId, life, names }: StateSectionProps) {
  const texts = useMessages(lifeMessages);
  const stateTexts = useMessages(stateMessages);
  const storyTexts = useMessages(storyMessages);
  const language = useLanguage();
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const [isPausing, setPausing] = useState(false);
  const [cancelling, setCancelling] = useState<'no' | 'asking' | 'confirming'>('no');
  const said = { language, timeZone: life.policy.timeZone };
  const { title, text, tone } = sayState(life, stateTexts, said);
  const { state, hold } = life;
  // While others were asked one thing is to be done, and nothing stands beside it.
  const isAlone = tone === 'others';
  const Icon = tone === 'off' ? CircleDot : HeartPulse;
  return (
    <section aria-labelledby="life-state" className={`rounded-card border p-5 sm:p-7 ${tones[tone]}`}>
      <div className="flex items-start gap-4">
        <Icon size={28} strokeWidth={1.5} aria-hidden="true" className="mt-1 shrink-0" />
        <div className="min-w-0">
          <h2 id="life-state" className="text-title">
            {title}
          </h2>
          <p role="status" className="mt-1 max-w-prose text-ink">
            {text}
          </p>
        </div>
      </div>
      {isArmed(life) ? (
        <div className="mt-6">
          <Button
            size="large"
            className={state.is === 'veto' ? 'w-full py-5 text-title' : ''}
            isPending={isPending}
            onPress={change(() => void act(() => checkIn(), texts.checkedIn))}
          >
            {state.is === 'veto' ? storyTexts.vetoStop : texts.checkIn}
          </Button>
          <p className="mt-2 text-small text-ink">{texts.checkInText}</p>
        </div>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {state.is === 'paused' ? (
          <Button
            variant="secondary"
            isPending={isPending}
            onPress={change(() => void act(resume, texts.resumed))}
          >
            {texts.resume}
          </Button>
        ) : null}
        {isArmed(life) && state.is !== 'paused' && !isAlone ? (
          <Button variant="secondary" isDisabled={isPending} onPress={change(() => setPausing(true))}>
            {texts.pause}
          </Button>
        ) : null}
        {isArmed(life) && !isAlone ? (
          <Button variant="quiet" isDisabled={isPending} onPress={change(() => setCancelling('asking'))}>
            {texts.cancel}
          </Button>
        ) : null}
        {state.is === 'cancelled' ? (
          <Button isPending={isPending} onPress={change(() => void act(beginAgain, texts.begunAgain))}>
            {texts.beginAgain}
          </Button>
        ) : null}
      </div>
      <StateStory life={life} names={names} />
      {hold ? (
        <Banner
          tone="notice"
          title={texts.holdTitle}
          className="mt-5"
          action={
            <Button
              size="small"
              variant="secondary"
              isPending={isPending}
              onPress={change(() => void act(dropChange, texts.dropped))}
            >
              {texts.drop}
            </Button>
          }
        >
          {hold.term.is === 'running' ? texts.holdText(sayDay(lastDayBefore(hold.term.endsAt), said)) : null}
        </Banner>
      ) : null}
      <PauseDialog
        userId={userId}
        timeZone={life.policy.timeZone}
        isOpen={isPausing}
        onClose={() => setPausing(false)}
      />
      <ConfirmDialog
        isDangerous
        isOpen={cancelling === 'asking'}
        title={texts.cancelQuestion}
        confirmLabel={texts.cancel}
        onCancel={() => setCancelling('no')}
        onConfirm={() => setCancelling('confirming')}
      >
        {texts.cancelExplained}
      </ConfirmDialog>
      <ReauthenticateDialog
        isOpen={cancelling === 'confirming'}
        reason={texts.cancelReason}
        onCancel={() => setCancelling('no')}
        onConfirmed={() => {
          setCancelling('no');
          void act(cancel, texts.cancelled);
        }}
      />
    </section>
  );
}
