/**
 * Everything at once is more than can be walked. Each of these is whole for its own events, and every two kinds of event
 * that act on the same part of a record meet in one of them:
 *
 * - `words`: all that people do, with mails that arrive or do not, but never come back.
 * - `changes`: what the owner changes and takes back, calls off and begins again, beside votes and reports.
 * - `case`: mails that come back, and what two administrators stand for, beside votes, until something is given.
 * - `mail`: bounces, outages and sending again, beside votes and reports. No pause, for which nobody is mailed.
 * - `heirs`: a contact who turns out to be a beneficiary, beside votes, reports and what the owner changes.
 */
import type { Left } from './place.testing.ts';

export const worlds = {
  words: ['change', 'drop-change', 'outage', 'bounced', 'send-again', 'contact-is-heir'],
  changes: ['contact-is-heir', 'bounced', 'send-again', 'case-upheld', 'case-rejected', 'outage'],
  case: [
    'change',
    'drop-change',
    'outage',
    'send-again',
    'pause',
    'resume',
    'report',
    'cancel',
    'begin-again',
    'given',
    'nothing-left',
    'contact-is-heir',
  ],
  mail: ['change', 'drop-change', 'case-upheld', 'case-rejected', 'pause', 'contact-left', 'contact-is-heir'],
  heirs: [
    'bounced',
    'send-again',
    'case-upheld',
    'case-rejected',
    'outage',
    'pause',
    'resume',
    'cancel',
    'begin-again',
    'contact-left',
  ],
} as const satisfies Readonly<Record<string, Left>>;
export type World = keyof typeof worlds;

/** More than any of them has. */
export const MOST_PLACES = 100_000;
