/** How often a wrong passcode was tried lately, by the day: an owner sees that somebody guesses. */
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { codeMessages } from './messages.ts';
import { openedLately } from './openedLately.ts';

interface WrongTriesProps {
  /** `YYYY-MM-DD`, UTC. */
  readonly days: Readonly<Record<string, number>>;
  readonly now: number;
}

/** The days that are named; those before them are in the sum. */
const DAYS_SHOWN = 7;

export function WrongTries({ days, now }: WrongTriesProps) {
  const messages = useMessages(codeMessages);
  const format = longDateFormat(useLanguage(), { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const lately = openedLately(days, now);
  if (lately === 0) return null;
  const named = Object.keys(days)
    .toSorted()
    .toReversed()
    .slice(0, DAYS_SHOWN)
    .map((day) => messages.wrongTriesOn(format.format(new Date(day)), days[day] ?? 0));
  return (
    <p className="mt-2 text-small">
      {messages.wrongTries(lately)} <span className="text-ink-soft">{named.join(' · ')}</span>
    </p>
  );
}
