import { expect, test } from 'vitest';
import type { Milestone } from '#shared/lifeVerification/forecast.ts';
import { writeCalendarFile } from './calendarFile.ts';
import { timelineMessages } from './messages.ts';

const milestone = (at: number, what: Milestone['what']): Milestone => ({
  at,
  what,
  owner: [],
  contacts: [],
  gifts: [],
});
/** Midnight in Auckland, the day before in UTC. */
const AT = Date.UTC(2026, 2, 21, 11);
const timeline = {
  from: AT,
  isPreview: false,
  isMadeUp: false,
  days: [
    {
      at: AT,
      milestones: [
        milestone(AT, { is: 'verifying' }),
        milestone(AT, { is: 'veto' }),
        milestone(AT, { is: 'given' }),
      ],
    },
  ],
};

test('a calendar gets whole days of the owner’s own calendar, and no word of what is left to whom', () => {
  const { event } = timelineMessages.en;
  const file = writeCalendarFile(timeline, 'Pacific/Auckland', { name: 'Amaranth', event });
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(file.match(/DTSTART;VALUE=DATE:20260322/g)).toHaveLength(2);
  expect(file.match(/SUMMARY:.*/g)).toEqual([`SUMMARY:${event('verifying')}`, `SUMMARY:${event('veto')}`]);
  expect(file.match(/BEGIN:VALARM/g)).toHaveLength(2);
});
