import { describe, expect, it } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { keepTokenFresh } from './tokenRefresh.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const networkFailure = new Error('network');
const refusal = new Error('user-disabled');

function startRefreshing(refresh: (at: number) => Promise<number>) {
  const clock = createManualClock(0);
  const abort = new AbortController();
  const refreshedAt: number[] = [];
  const refused: unknown[] = [];
  const running = keepTokenFresh(
    {
      expiresAt: HOUR,
      refresh: () => {
        refreshedAt.push(clock.now());
        return refresh(clock.now());
      },
      isSessionOver: (error) => error === refusal,
      onSessionOver: (error) => refused.push(error),
    },
    clock,
    abort.signal,
  );
  return { clock, abort, refreshedAt, refused, running };
}

describe('Background token refresh', () => {
  it('runs 5 minutes before expiry, again and again', async () => {
    const { clock, refreshedAt } = startRefreshing(async (now) => now + HOUR);
    await clock.advance(2 * HOUR);
    expect(refreshedAt).toEqual([55 * MINUTE, 110 * MINUTE]);
  });

  it('retries after a network failure in 30 s, doubling up to 16 minutes', async () => {
    const { clock, refreshedAt } = startRefreshing(() => Promise.reject(networkFailure));
    await clock.advance(3 * HOUR);
    const waits = refreshedAt.slice(1, 8).map((at, index) => (at - (refreshedAt[index] ?? 0)) / 1000);
    expect(waits).toEqual([30, 60, 120, 240, 480, 960, 960]);
  });

  it('starts the backoff anew after a success', async () => {
    let calls = 0;
    const { clock, refreshedAt } = startRefreshing(async (now) => {
      calls++;
      if (calls === 3) return now + HOUR;
      throw networkFailure;
    });
    await clock.advance(3 * HOUR);
    expect((refreshedAt[4] ?? 0) - (refreshedAt[3] ?? 0)).toBe(30_000);
  });

  it('takes an answer that is not about the session for a lost connection', async () => {
    const { clock, refreshedAt, refused } = startRefreshing(() =>
      Promise.reject(new Error('internal-error')),
    );
    await clock.advance(HOUR);
    expect(refused).toEqual([]);
    expect(refreshedAt.length).toBeGreaterThan(3);
  });

  it('stops when the service says that the session is over', async () => {
    const { clock, refreshedAt, refused, running } = startRefreshing(() => Promise.reject(refusal));
    await clock.advance(3 * HOUR);
    await running;
    expect(refused).toEqual([refusal]);
    expect(refreshedAt).toHaveLength(1);
  });

  it('stops when the session ends', async () => {
    const { clock, abort, refreshedAt, running } = startRefreshing(async (now) => now + HOUR);
    await clock.advance(MINUTE);
    abort.abort();
    await running;
    await clock.advance(3 * HOUR);
    expect(refreshedAt).toEqual([]);
  });
});
