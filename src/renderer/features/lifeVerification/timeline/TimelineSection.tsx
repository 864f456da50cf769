/** What would happen, and when, if the owner stopped answering today: drawn, told as a list, and as a calendar file. */
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useMemo, useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { logError } from '#platform/logging/logger.ts';
import { daysBetween } from '#shared/lifeVerification/calendarDays.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import { locales } from '#shared/locales.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { offerDownload } from '#ui/offerDownload.ts';
import { showToast } from '#ui/toast.ts';
import { sayDay, sayShortDay } from '../instants.ts';
import { Section } from '../Section.tsx';
import { endOf, foresee, type TimelineDay } from './foresee.ts';
import { timelineMessages } from './messages.ts';
import { TimelineDrawing } from './TimelineDrawing.tsx';
import { type Names, tellMilestone } from './tellMilestone.ts';

interface TimelineSectionProps {
  readonly life: LifeVerification;
  readonly names: Names;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** From when on others than the owner have a part in it. */
const late = ['verifying', 'disputed', 'veto', 'releasing', 'given', 'released', 'closed'];
const isLate = ({ milestones }: TimelineDay) => milestones.some(({ what }) => late.includes(what.is));

export function TimelineSection({ life, names, now }: TimelineSectionProps) {
  const texts = useMessages(timelineMessages);
  const language = useLanguage();
  const timeline = useMemo(() => foresee(life, now), [life, now]);
  const { timeZone } = life.policy;
  const said = { language, timeZone };
  const list = useMemo(() => {
    const format = new Intl.ListFormat(locales[language], { type: 'conjunction' });
    return (all: readonly string[]) => format.format(all);
  }, [language]);
  const { days, isPreview, isMadeUp } = timeline;
  if (days.length === 0) return <Section title={texts.title}>{texts.nothing}</Section>;
  return (
    <Section title={texts.title}>
      <p className="text-ink-soft">{texts.text}</p>
      {isPreview ? (
        <p className="mt-2 text-ink-soft">
          {texts.preview} {isMadeUp ? texts.madeUp : null}
        </p>
      ) : null}
      <TimelineDrawing
        from={now}
        days={days.map((day) => ({ at: day.at, isLate: isLate(day) }))}
        today={`${texts.today}, ${sayShortDay(now, said)}`}
        last={sayDay(endOf(timeline), said)}
      />
      <ol className="mt-4 flex flex-col gap-4">
        <li>
          <p className="font-semibold">
            {texts.today}, {sayDay(now, said)}
          </p>
          <p className="text-ink-soft">{texts.now}</p>
        </li>
        {days.map(({ at, milestones }, index) => (
          <li key={at} className="flex gap-3">
            <span
              aria-hidden="true"
              className="flex size-7 shrink-0 items-center justify-center rounded-full border border-accent text-caption font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                {sayDay(at, said)}{' '}
                <span className="font-normal text-ink-faint text-small">
                  {texts.inDays(daysBetween(now, at, timeZone))}
                </span>
              </p>
              {milestones.map((milestone) => (
                <p key={`${milestone.what.is}-${milestone.at}`} className="text-ink-soft">
                  {tellMilestone(milestone, { texts, names, policy: life.policy, list })}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {isPreview ? null : <CalendarButton life={life} now={now} />}
    </Section>
  );
}

function CalendarButton({ life, now }: { readonly life: LifeVerification; readonly now: number }) {
  const texts = useMessages(timelineMessages);
  const explain = useExplain();
  const [isPending, setPending] = useState(false);

  async function write(): Promise<void> {
    setPending(true);
    try {
      const { writeCalendarFile } = await import('./calendarFile.ts');
      const wording = { name: texts.calendarName, event: texts.event };
      const file = writeCalendarFile(foresee(life, now), life.policy.timeZone, wording);
      // A file as small is taken at once.
      offerDownload(new Blob([file], { type: 'text/calendar' }), 'amaranth.ics')();
    } catch (error) {
      logError('The calendar file could not be written', {}, error);
      showToast({ message: explain(error), tone: 'error' });
    } finally {
      setPending(false);
    }
  }

  return (
    <div className="mt-6">
      <Button
        variant="secondary"
        icon={<CalendarPlus size={18} aria-hidden="true" />}
        isPending={isPending}
        onPress={() => void write()}
      >
        {texts.calendar}
      </Button>
      <p className="mt-2 text-small text-ink-soft">{texts.calendarText}</p>
    </div>
  );
}
