/** One question a week, a pause, a last day, retiring and erasing the clone. */
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Switch } from '#ui/Switch.tsx';
import { setState, setWeekly } from '../api.ts';
import type { StudioProps } from '../studioProps.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { EndForGood } from './EndForGood.tsx';
import { EndingPart } from './EndingPart.tsx';
import { ExpiryForm } from './ExpiryForm.tsx';
import { endingMessages } from './messages.ts';

export function EndingSection(props: StudioProps) {
  const messages = useMessages(endingMessages);
  const isRetired = props.clone.state === 'retired';
  return (
    <div className="flex max-w-2xl flex-col gap-10">
      {isRetired ? null : (
        <>
          <EndingPart title={messages.weekly}>
            <WeeklySwitch {...props} />
          </EndingPart>
          <EndingPart title={messages.pauseTitle} text={messages.pauseText}>
            <PauseButton {...props} />
          </EndingPart>
          <EndingPart title={messages.expiry} text={messages.expiryText}>
            <ExpiryForm key={props.clone.revision} {...props} />
          </EndingPart>
        </>
      )}
      <EndForGood {...props} />
      <p className="border-t border-line pt-6 text-small text-ink-soft">
        {messages.export} <Link to={routes.settings.path}>{messages.toExport}</Link>
      </p>
    </div>
  );
}

function WeeklySwitch({ userId, clone: { weekly } }: StudioProps) {
  const messages = useMessages(endingMessages);
  const language = useLanguage();
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const { isPending, run } = useStudioChange(() => readAgain('settings'));
  const choose = change((isOn: boolean) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    void run(() => setWeekly({ isOn, language, timeZone }));
  });
  return (
    <Switch
      isSelected={weekly.isOn}
      isDisabled={isPending}
      onChange={choose}
      description={messages.weeklyNote}
    >
      {messages.weeklyOn}
    </Switch>
  );
}

function PauseButton({ userId, clone: { state } }: StudioProps) {
  const messages = useMessages(endingMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const { isPending, run } = useStudioChange(() => readAgain('settings'));
  const next = state === 'active' ? 'paused' : 'active';
  return (
    <Button
      variant="secondary"
      isPending={isPending}
      className="self-start"
      onPress={change(() => void run(() => setState(next)))}
    >
      {next === 'paused' ? messages.pause : messages.goOn}
    </Button>
  );
}
