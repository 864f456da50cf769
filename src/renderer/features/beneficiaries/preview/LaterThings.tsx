/** What waits for its day. They are told how many things, and not which. */
import type { UserId } from '#shared/domain/ids.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { thingKey } from '#shared/legacy/wish.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import type { ReleasePreview } from '../api.ts';
import { useThings } from '../matrix/useThings.ts';
import type { PersonActions } from '../people/personActions.ts';
import { describeMoment, sayInstant } from '../person/describeWishes.ts';
import { previewMessages } from './messages.ts';

interface LaterThingsProps {
  readonly userId: UserId;
  readonly person: Beneficiary;
  readonly later: ReleasePreview['later'];
  readonly actions: PersonActions;
}

export function LaterThings({ userId, person, later, actions }: LaterThingsProps) {
  const messages = useMessages(previewMessages);
  const language = useLanguage();
  const things = useThings(userId);
  const titles = new Map(things.state === 'ready' ? things.things.map(({ key, title }) => [key, title]) : []);
  const titleOf = (key: string) => titles.get(key) ?? (things.state === 'ready' ? messages.goneThing : '…');
  return (
    <section>
      <h2 className="text-heading">{messages.later}</h2>
      <p className="mt-2 mb-5 max-w-prose text-ink-soft">{messages.laterText(later.length)}</p>
      <ul className="space-y-4">
        {later.map(({ thing, when, message, comesAt }) => {
          const key = thingKey(thing);
          const moment = describeMoment(when, language);
          return (
            <li key={key} className="[overflow-wrap:anywhere]">
              <p className="font-semibold">{titleOf(key)}</p>
              <p className="text-small text-ink-soft">
                {comesAt === null || when.is === 'on-date'
                  ? moment
                  : `${moment} · ${sayInstant(new Date(comesAt), language)}`}
              </p>
              {message ? <p className="mt-1 font-serif whitespace-pre-line">{message}</p> : null}
            </li>
          );
        })}
      </ul>
      {later.some(({ comesAt }) => comesAt === null) ? (
        <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="text-small text-notice-text">{messages.noBirthDate}</p>
          <Button size="small" variant="secondary" onPress={() => actions.change(person, 'birthDate')}>
            {messages.addBirthDate}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
