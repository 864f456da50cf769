import { describe, expect, it } from 'vitest';
import { type UserProfile, userProfileSchema } from '#shared/domain/userProfile.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { loadProfile } from './loadProfile.ts';

const profile: UserProfile = userProfileSchema.parse({
  id: 'ada',
  createdAt: new Date(0),
  updatedAt: new Date(0),
});
const MINUTE = 60_000;

/** Answers in turn; the last answer stays. */
function answers(...list: (UserProfile | null)[]) {
  let reads = 0;
  return { read: async () => list[Math.min(reads++, list.length - 1)] ?? null, count: () => reads };
}

describe('Profile loading', () => {
  it('reads once when the profile is there', async () => {
    const clock = createManualClock();
    const source = answers(profile);
    expect(await loadProfile(clock.now(), source.read, clock)).toEqual({ kind: 'loaded', profile });
    expect(source.count()).toBe(1);
  });

  it('waits 2 s and retries once when the account is under 5 minutes old', async () => {
    const clock = createManualClock();
    const source = answers(null, profile);
    const loading = loadProfile(clock.now() - 5 * MINUTE + 1, source.read, clock);
    await clock.advance(1999);
    expect(source.count()).toBe(1);
    await clock.advance(1);
    expect(await loading).toEqual({ kind: 'loaded', profile });
    expect(clock.slept).toEqual([2000]);
  });

  it('says the profile is absent after that one retry', async () => {
    const clock = createManualClock();
    const source = answers(null);
    const loading = loadProfile(clock.now(), source.read, clock);
    await clock.advance(10_000);
    expect(await loading).toEqual({ kind: 'absent' });
    expect(source.count()).toBe(2);
  });

  it.each([5 * MINUTE, 365 * 24 * 60 * MINUTE])('does not wait for an account %i ms old', async (age) => {
    const clock = createManualClock();
    const source = answers(null);
    expect(await loadProfile(clock.now() - age, source.read, clock)).toEqual({ kind: 'absent' });
    expect(source.count()).toBe(1);
    expect(clock.slept).toEqual([]);
  });

  it('tells a failed read apart from an absent profile', async () => {
    const clock = createManualClock();
    const error = new Error('unavailable');
    const loading = loadProfile(null, () => Promise.reject(error), clock);
    await clock.advance(10_000);
    expect(await loading).toEqual({ kind: 'failed', error });
  });

  it('tries a failed read again before it is believed', async () => {
    const clock = createManualClock();
    let reads = 0;
    const loading = loadProfile(
      null,
      async () => {
        reads += 1;
        if (reads < 3) throw new Error('unavailable');
        return profile;
      },
      clock,
    );
    await clock.advance(10_000);
    expect(await loading).toEqual({ kind: 'loaded', profile });
  });
});
