/** Who may talk to the clone now and after release, for how long, and who looks after it. */
import { isPageBuilt } from '#features/catalogue/index.ts';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Select } from '#ui/Select.tsx';
import { Switch } from '#ui/Switch.tsx';
import { changeSettings } from '../api.ts';
import type { StudioProps } from '../studioProps.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { Listeners } from './Listeners.tsx';
import { listenerMessages } from './messages.ts';
import { StewardPart } from './StewardPart.tsx';

/** Minutes to choose from, between the bounds of the contract. */
const sessions = [5, 10, 15, 20, 30, 45, 60, 90, 120];

export function ListenersSection(props: StudioProps) {
  const messages = useMessages(listenerMessages);
  return (
    <div className="flex max-w-3xl flex-col gap-12">
      <section aria-labelledby="listeners-now">
        <h2 id="listeners-now" className="text-heading">
          {messages.title}
        </h2>
        <p className="mt-1 mb-5 text-ink-soft">{messages.lead}</p>
        <Listeners userId={props.userId} />
      </section>
      <AfterRelease {...props} />
      <StewardPart {...props} />
    </div>
  );
}

function AfterRelease({ userId, clone }: StudioProps) {
  const messages = useMessages(listenerMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const { isPending, run } = useStudioChange(() => readAgain('settings'));
  const { revision, listenersStayAfterRelease, sessionMinutes } = clone;
  const minutes = sessions.includes(sessionMinutes) ? sessions : [...sessions, sessionMinutes];
  return (
    <section aria-labelledby="listeners-after">
      <h2 id="listeners-after" className="text-heading">
        {messages.after}
      </h2>
      <p className="mt-1 text-ink-soft">
        {messages.afterText}{' '}
        {isPageBuilt('beneficiaries') ? (
          <Link to={routes.beneficiaries.path}>{messages.toBeneficiaries}</Link>
        ) : null}
      </p>
      <Switch
        className="mt-3"
        isSelected={listenersStayAfterRelease}
        isDisabled={isPending}
        description={messages.stayNote}
        onChange={change((isOn: boolean) => {
          void run(() => changeSettings({ revision, listenersStayAfterRelease: isOn }));
        })}
      >
        {messages.stay}
      </Switch>
      <Select
        label={messages.session}
        description={messages.sessionNote}
        className="mt-5 max-w-sm"
        isDisabled={isPending}
        value={String(sessionMinutes)}
        options={minutes.map((count) => ({ value: String(count), label: messages.minutes(count) }))}
        onChange={change((chosen: string) => {
          void run(() => changeSettings({ revision, sessionMinutes: Number(chosen) }));
        })}
      />
    </section>
  );
}
