/**
 * The timeline of a life verification: what would happen, day by day, if its owner stopped answering now. One that is not
 * armed is shown as if it were armed today, with made-up addresses and contacts where there are none yet.
 */
import { advance } from '#shared/lifeVerification/advance.ts';
import { calendarDay } from '#shared/lifeVerification/calendarDays.ts';
import { forecast, type Milestone } from '#shared/lifeVerification/forecast.ts';
import type { LifeVerification } from '#shared/lifeVerification/lifeVerification.ts';
import {
  beneficiaryIdSchema,
  channelIdSchema,
  trustedContactIdSchema,
} from '#shared/lifeVerification/people.ts';
import { missingBeforeArming } from '#shared/lifeVerification/readiness.ts';

/** What happens on one day of the owner's calendar, in its order. */
export interface TimelineDay {
  readonly at: number;
  readonly milestones: readonly Milestone[];
}

export interface Timeline {
  readonly from: number;
  readonly days: readonly TimelineDay[];
  /** It is not armed: this is how it would be. */
  readonly isPreview: boolean;
  /** With made-up people and addresses: they have no names. */
  readonly isMadeUp: boolean;
}

export function foresee(life: LifeVerification, now: number): Timeline {
  const isPreview = life.state.is === 'draft' || life.state.is === 'cancelled';
  const shown = isPreview ? asIfArmed(life, now) : { life, isMadeUp: false };
  const days: { at: number; milestones: Milestone[] }[] = [];
  for (const milestone of forecast(shown.life, now)) {
    const last = days.at(-1);
    const { timeZone } = life.policy;
    if (last && calendarDay(last.at, timeZone) === calendarDay(milestone.at, timeZone)) {
      last.milestones.push(milestone);
    } else days.push({ at: milestone.at, milestones: [milestone] });
  }
  return { from: now, days, isPreview, isMadeUp: shown.isMadeUp };
}

function asIfArmed(
  life: LifeVerification,
  now: number,
): { readonly life: LifeVerification; readonly isMadeUp: boolean } {
  const wanted: LifeVerification = {
    ...life,
    state: { is: 'draft' },
    isRehearsed: true,
    hold: null,
    given: [],
    recipients: life.recipients.length > 0 ? life.recipients : [anybody],
  };
  const missing = missingBeforeArming(wanted);
  const isMadeUp = missing.length > 0;
  const others = madeUp(Math.max(2, life.policy.quorum));
  const ready = {
    ...wanted,
    ...(missing.includes('second-channel') ? { channels: others.channels } : {}),
    ...(missing.some((one) => one !== 'second-channel') ? { contacts: others.contacts } : {}),
  };
  return { life: advance(ready, { is: 'arm' }, now).life, isMadeUp };
}

const numbered = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const anybody = { id: beneficiaryIdSchema.parse(numbered(1)), stages: ['instructions' as const] };

const madeUp = (contacts: number): Pick<LifeVerification, 'channels' | 'contacts'> => ({
  channels: [1, 2].map((number) => ({ id: channelIdSchema.parse(numbered(number)), isVerified: true })),
  contacts: Array.from({ length: contacts }, (_, index) => ({
    id: trustedContactIdSchema.parse(numbered(index + 1)),
    hasAccepted: true,
    isBeneficiary: false,
  })),
});

/** The last day: nothing is drawn after it. */
export function endOf({ from, days }: Timeline): number {
  return days.at(-1)?.at ?? from;
}
