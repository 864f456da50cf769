/** The owner's dates as a calendar file (RFC 5545). Whole days, so that no calendar moves them to another hour. */
import ical, { ICalAlarmType } from 'ical-generator';
import { calendarDay } from '#shared/lifeVerification/calendarDays.ts';
import type { Timeline } from './foresee.ts';
import { type CalendarEvent, calendarEvents } from './messages.ts';

interface Wording {
  readonly name: string;
  readonly event: (what: CalendarEvent) => string;
}

const isEvent = (is: string): is is CalendarEvent => calendarEvents.some((event) => event === is);

const DAYS_BEFORE = 24 * 60 * 60;

export function writeCalendarFile(timeline: Timeline, timeZone: string, { name, event }: Wording): string {
  const calendar = ical({ name, prodId: { company: 'Amaranth', product: 'Life verification' } });
  for (const { at, milestones } of timeline.days) {
    for (const { is } of milestones.map(({ what }) => what)) {
      if (!isEvent(is)) continue;
      const day = calendarDay(at, timeZone);
      const start = new Date(`${day}T00:00:00Z`);
      calendar
        // The same day's event, written again, takes the place of the former in a calendar.
        .createEvent({ id: `${is}-${day}@amaranth`, start, allDay: true, summary: event(is) })
        .createAlarm({ type: ICalAlarmType.display, trigger: DAYS_BEFORE });
    }
  }
  return calendar.toString();
}
