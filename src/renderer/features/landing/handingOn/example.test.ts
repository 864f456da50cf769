/** What the landing page shows of a release is what the product's own machine does. */
import { describe, expect, it } from 'vitest';
import { calendarDay } from '#shared/lifeVerification/calendarDays.ts';
import { graceBounds, REMINDER_DAYS, vetoBounds } from '#shared/lifeVerification/policy.ts';
import { plans } from '#shared/plans.ts';
import { type Act, actsAt } from './acts.ts';
import { type Scene, tellExample } from './example.ts';
import { type SequenceStep, sequence } from './sequence.ts';

const NOON = Date.UTC(2026, 10, 23, 12);
const tell = (...acts: readonly Act[]) => tellExample(acts, NOON, 'UTC');
const silences = (count: number): readonly Act[] => Array.from({ length: count }, () => 'silence');

/** Nobody answers; the contacts are asked and two confirm; nobody objects. */
const toAsking = silences(4);
const toRelease: readonly Act[] = [...toAsking, 'two-confirm', ...silences(3)];

describe('the example', () => {
  it('goes from silence to release by every state of the machine, in its order', () => {
    const states = tell(...toRelease).map(({ state, reminder }) =>
      reminder ? `${state} ${reminder}` : state,
    );
    expect(states).toEqual([
      'active',
      'reminding 1',
      'reminding 2',
      'grace',
      'verifying',
      'veto',
      'releasing',
      'releasing',
      'released',
    ]);
  });

  it('takes as long as a new account on the Free plan is given', () => {
    const [, first, , grace, verifying] = tell(...toAsking);
    // All of the interval has passed, and the mail leaves at the nine o'clock that follows.
    expect(first?.day).toBe(plans.free.checkInDays.usual + 1);
    expect((grace?.day ?? 0) - (first?.day ?? 0)).toBe(REMINDER_DAYS[2]);
    expect((verifying?.at ?? 0) - (grace?.at ?? 0)).toBeGreaterThanOrEqual(graceBounds.usual * 86_400_000);
  });

  it('gives nothing for silence alone, however long it lasts', () => {
    const scenes = tell(...silences(40));
    expect(scenes.at(-1)?.state).toBe('verifying');
    expect(scenes.flatMap(({ given }) => given)).toEqual([]);
  });

  it('goes back to the beginning with one answer, at every step, and takes back what was given', () => {
    for (const [index] of toRelease.entries()) {
      const before = tell(...toRelease.slice(0, index + 1));
      const after = tell(...toRelease.slice(0, index + 1), 'answer').at(-1);
      expect(after?.state).toBe('active');
      expect(after?.isTakenBack).toBe(before.some(({ given }) => given.length > 0));
    }
  });

  it('stops for a contact who says that the owner lives, and waits where contacts disagree', () => {
    expect(tell(...toAsking, 'alive').at(-1)).toMatchObject({ state: 'grace' });
    const disputed = tell(...toAsking, 'one-confirms', 'alive');
    expect(disputed.at(-1)).toMatchObject({ state: 'disputed', nextAt: null });
    expect(actsAt('disputed')).not.toContain('silence');
  });

  it('objects for as many days as the usual policy gives', () => {
    const [veto, releasing] = tell(...toAsking, 'two-confirm', 'silence').slice(-2);
    expect((releasing?.at ?? 0) - (veto?.at ?? 0)).toBeGreaterThanOrEqual(vetoBounds.usual * 86_400_000);
  });

  it('gives every date one number, whatever the zone, and no day twice to who keeps silent', () => {
    for (const timeZone of ['UTC', 'America/New_York', 'Pacific/Auckland', 'Pacific/Kiritimati']) {
      const scenes = tellExample(toRelease, NOON, timeZone);
      const midnight = ({ at }: Scene) => Date.parse(calendarDay(at, timeZone));
      const first = scenes[0] && midnight(scenes[0]);
      expect(scenes.map(({ day }) => day)).toEqual(
        scenes.map((scene) => (midnight(scene) - (first ?? 0)) / 86_400_000),
      );
      const silent = scenes.filter(({ act }) => act === 'silence').map(({ day }) => day);
      expect(new Set(silent).size).toBe(silent.length);
    }
  });

  it('hands over one stage a day', () => {
    expect(tell(...toRelease).flatMap(({ given }) => (given.length > 0 ? [given] : []))).toEqual([
      ['instructions'],
      ['memories'],
      ['vault'],
    ]);
  });

  it('tells nobody that contacts are being asked on the day that their answer is told', () => {
    const scene = tell('report', 'alive', 'changes-their-mind').at(-1);
    expect(scene?.state).toBe('veto');
    expect(scene?.toOwner.map(({ about }) => about)).toEqual(['veto']);
  });

  it('offers nothing that the machine does not hear', () => {
    for (const path of [toRelease, [...toAsking, 'one-confirms', 'alive'] as const]) {
      for (const [index] of path.entries()) {
        const acts = path.slice(0, index + 1);
        const here = tell(...acts).at(-1);
        for (const act of actsAt(here?.state ?? 'draft')) {
          if (act === 'silence' && here?.nextAt === null) continue;
          const scene = tell(...acts, act).at(-1);
          const isHeard = scene?.at !== here?.at || scene?.state !== here?.state || act === 'one-confirms';
          expect(isHeard, `${act} at ${here?.state}`).toBe(true);
        }
      }
    }
  });
});

describe('the sequence in the page', () => {
  it('has the days on which the machine does what it says, for a new account on the Free plan', () => {
    const scenes = tell(...toRelease);
    const dayOf = (matches: (scene: (typeof scenes)[number]) => boolean) => scenes.find(matches)?.day;
    const days: Record<SequenceStep, number | undefined> = {
      armed: dayOf(({ act }) => act === 'arm'),
      first: dayOf(({ reminder }) => reminder === 1),
      second: dayOf(({ reminder }) => reminder === 2),
      third: dayOf(({ state }) => state === 'grace'),
      contacts: dayOf(({ toContacts }) => toContacts.length > 0),
      words: dayOf(({ given }) => given.includes('instructions')),
      memories: dayOf(({ given }) => given.includes('memories')),
      vault: dayOf(({ given }) => given.includes('vault')),
    };
    expect(Object.fromEntries(sequence.map(({ is, day }) => [is, day]))).toEqual(days);
  });
});
