/** The rehearsal: the whole course in minutes over made-up things; begun, watched, cleared away. */
import Check from 'lucide-react/icons/check';
import { useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { ableContacts, missingInAgreement } from '#shared/lifeVerification/readiness.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { checkIn, rehearse, undoRehearsal } from '../api.ts';
import { lifeMessages } from '../messages.ts';
import { Section } from '../Section.tsx';
import { type ShownVerification, useAct } from '../useLifeVerification.ts';
import { rehearsalMessages } from './rehearsalMessages.ts';
import { rehearsalSteps } from './rehearsalSteps.ts';

interface RehearsalSectionProps {
  readonly userId: UserId;
  readonly shown: ShownVerification;
}

export function RehearsalSection({ userId, shown: { life, rehearsal, contacts } }: RehearsalSectionProps) {
  const texts = useMessages(lifeMessages);
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const [withContacts, setWithContacts] = useState(false);
  const isUnreachable = missingInAgreement(life).includes('second-channel');
  return (
    <Section title={texts.rehearsalTitle} anchor="rehearsal">
      <p className="text-ink-soft">{texts.rehearsalText}</p>
      {rehearsal ? (
        <RunningRehearsal userId={userId} rehearsal={rehearsal} />
      ) : (
        <>
          {life.isRehearsed ? <p className="mt-3 font-semibold">{texts.rehearsedBefore}</p> : null}
          {isUnreachable ? <p className="mt-3 text-notice-text">{texts.rehearsalNeeds}</p> : null}
          {ableContacts(contacts).length > 0 ? (
            <Checkbox isSelected={withContacts} onChange={setWithContacts} className="mt-3">
              {texts.withContacts}
            </Checkbox>
          ) : null}
          <Button
            className="mt-5"
            variant={life.isRehearsed ? 'secondary' : 'primary'}
            isDisabled={isUnreachable}
            isPending={isPending}
            onPress={change(() => void act(() => rehearse(withContacts)))}
          >
            {texts.rehearse}
          </Button>
        </>
      )}
    </Section>
  );
}

interface RunningRehearsalProps {
  readonly userId: UserId;
  readonly rehearsal: LifeVerificationDocument;
}

function RunningRehearsal({ userId, rehearsal }: RunningRehearsalProps) {
  const texts = useMessages(lifeMessages);
  const words = useMessages(rehearsalMessages);
  const change = useChange();
  const { isPending, act } = useAct(userId);
  const { state } = rehearsal.life;
  const isOver = state.is === 'released' || state.is === 'closed';
  const { steps, minutesLeft } = rehearsalSteps(rehearsal, systemClock.now());
  const current = steps.find(({ is }) => is === 'now');
  return (
    <div className="mt-5 rounded-control border border-dashed border-line-strong/60 bg-sunken p-4 sm:p-5">
      <h3 className="font-semibold">
        {isOver ? texts.rehearsed : texts.rehearsing}
        {isOver || minutesLeft === null ? null : (
          <span className="font-normal text-ink-soft"> {words.minutesLeft(minutesLeft)}</span>
        )}
      </h3>
      <p role="status" className="sr-only">
        {isOver ? texts.rehearsed : current ? words[current.step] : null}
      </p>
      <ol className="mt-3 flex flex-col gap-2">
        {steps.map(({ step, is }) => (
          <li
            key={step}
            aria-current={is === 'now' ? 'step' : undefined}
            className={`flex items-center gap-3 ${is === 'ahead' ? 'text-ink-soft' : ''} ${is === 'now' ? 'font-semibold' : ''}`}
          >
            <span
              aria-hidden="true"
              className={`flex size-6 shrink-0 items-center justify-center rounded-full border ${
                is === 'done'
                  ? 'border-success-text/40 bg-success-soft text-success-text'
                  : is === 'now'
                    ? 'border-[6px] border-accent'
                    : 'border-line-strong/60'
              }`}
            >
              {is === 'done' ? <Check size={14} /> : null}
            </span>
            <span>
              {words[step]}
              {is === 'done' ? <span className="sr-only"> ({texts.done})</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {state.is === 'active' ? <p className="mt-3 text-ink-soft">{texts.rehearsalQuiet}</p> : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {isOver || state.is === 'active' ? null : (
          <Button
            variant="secondary"
            isPending={isPending}
            onPress={change(() => void act(() => checkIn('rehearsal'), words.checkedIn))}
          >
            {words.checkIn}
          </Button>
        )}
        <Button
          variant={isOver ? 'primary' : 'quiet'}
          isPending={isPending}
          onPress={change(() => void act(undoRehearsal, texts.undone))}
        >
          {isOver ? texts.undoDone : texts.undo}
        </Button>
      </div>
    </div>
  );
}
