/** A rehearsal as it runs: each step as it happens, with the day and the words of the real one, and what it waits for. */
import Check from 'lucide-react/icons/check';
import { useMemo } from 'react';
import type { UserId } from '#shared/domain/ids.ts';
import type { LifeVerificationDocument } from '#shared/legacy/lifeVerificationDocument.ts';
import { ableContacts } from '#shared/lifeVerification/readiness.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { checkIn, goOnRehearsing, undoRehearsal } from '../api.ts';
import { sayDay } from '../instants.ts';
import { lifeMessages } from '../messages.ts';
import { timelineMessages } from '../timeline/messages.ts';
import { type Names, tellMilestone } from '../timeline/tellMilestone.ts';
import { useAct } from '../useLifeVerification.ts';
import { rehearsalMessages } from './rehearsalMessages.ts';
import { rehearsalSteps } from './rehearsalSteps.ts';
import { useRehearsalPace } from './useRehearsalPace.ts';

interface RunningRehearsalProps {
  readonly userId: UserId;
  readonly rehearsal: LifeVerificationDocument;
  readonly names: Names;
}

export function RunningRehearsal({ userId, rehearsal, names }: RunningRehearsalProps) {
  const texts = useMessages(lifeMessages);
  const words = useMessages(rehearsalMessages);
  const timelineTexts = useMessages(timelineMessages);
  const language = useLanguage();
  const change = useChange();
  const { isPending, act } = useAct(userId);
  useRehearsalPace(userId, rehearsal);
  const { life } = rehearsal;
  const { timeZone } = life.policy;
  const { steps, isOver, waitsFor, secondsLeft } = useMemo(() => rehearsalSteps(rehearsal), [rehearsal]);
  const inIt = namesInIt(rehearsal, names, words);
  const list = (all: readonly string[]) => new Intl.ListFormat(language).format(all);
  const current = steps.find(({ is }) => is === 'now');
  const tell = (step: (typeof steps)[number]) =>
    tellMilestone(step.milestone, { texts: timelineTexts, names: inIt, policy: life.policy, list });
  return (
    <div className="mt-5 rounded-control border border-dashed border-line-strong/60 bg-sunken p-4 sm:p-5">
      <h3 className="font-semibold">
        {isOver ? texts.rehearsed : texts.rehearsing}
        {isOver || waitsFor ? null : (
          <span className="font-normal text-ink-soft"> {words.secondsLeft(secondsLeft)}</span>
        )}
      </h3>
      <p className="mt-1 text-ink-soft text-small">{isOver ? words.undone : words.asInEarnest}</p>
      <p role="status" className="sr-only">
        {isOver ? texts.rehearsed : current ? tell(current) : null}
      </p>
      <ol className="mt-4 flex flex-col gap-3">
        {steps.map((step) => (
          <li
            key={`${step.milestone.at} ${step.milestone.what.is}`}
            aria-current={step.is === 'now' ? 'step' : undefined}
            className="flex gap-3"
          >
            <StepMark is={step.is} />
            <div className={`min-w-0 ${step.is === 'ahead' ? 'text-ink-soft' : ''}`}>
              <p className="text-small text-ink-soft">
                {words.day(step.day, sayDay(step.milestone.at, { language, timeZone }))}
              </p>
              <p className={`[overflow-wrap:anywhere] ${step.is === 'now' ? 'font-semibold' : ''}`}>
                {tell(step)}
                {step.is === 'done' ? <span className="sr-only"> ({texts.done})</span> : null}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {waitsFor === 'owner' ? <p className="mt-4 font-semibold">{words.waitsForOwner}</p> : null}
      {waitsFor === 'contacts' ? (
        <p className="mt-4 font-semibold">
          {words.waitsForContacts(list(ableContacts(life.contacts).map(({ id }) => inIt.get(id) ?? '')))}
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-3">
        {waitsFor ? (
          <Button isPending={isPending} onPress={change(() => void act(() => goOnRehearsing(true)))}>
            {waitsFor === 'owner' ? words.beginAgain : words.answerForThem}
          </Button>
        ) : null}
        {isOver || life.state.is === 'active' ? null : (
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
      {isOver ? null : <p className="mt-3 text-ink-soft text-small">{words.closing}</p>}
    </div>
  );
}

function StepMark({ is }: { readonly is: 'done' | 'now' | 'ahead' }) {
  const look = {
    done: 'border-success-text/40 bg-success-soft text-success-text',
    now: 'border-[6px] border-accent',
    ahead: 'border-line-strong/60',
  }[is];
  return (
    <span
      aria-hidden="true"
      className={`mt-0.5 flex size-6 shrink-0 items-center justify-center rounded-full border ${look}`}
    >
      {is === 'done' ? <Check size={14} /> : null}
    </span>
  );
}

/** Whoever takes part by name, and everybody else as who they are: made up. */
function namesInIt(
  { life: { contacts, recipients } }: LifeVerificationDocument,
  names: Names,
  words: (typeof rehearsalMessages)['en'] | (typeof rehearsalMessages)['fr'],
): Names {
  return new Map([
    ...recipients.map(({ id }) => [id, words.madeUpPerson] as const),
    ...contacts.map(({ id }, index) => [id, words.madeUpContact(index + 1)] as const),
    ...names,
  ]);
}
