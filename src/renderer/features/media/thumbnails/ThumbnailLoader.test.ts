import { describe, expect, it } from 'vitest';
import { AnswerError } from '#platform/backend/answerError.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { ThumbnailLoader } from './ThumbnailLoader.ts';

/** A media store whose answers the test gives one by one. */
function stage(options: { concurrency?: number; budgetBytes?: number } = {}) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const living = new Set<string>();
  const answers = new Map<string, { succeed: (bytes: number) => void; fail: (error: Error) => void }>();
  const clock = createManualClock();
  const line = new EventTarget();
  const loader = new ThumbnailLoader({
    fetchMedia: (path, signal) =>
      new Promise((resolve, reject) => {
        asked.push(path);
        signal.addEventListener('abort', () => {
          aborted.push(path);
          reject(signal.reason);
        });
        answers.set(path, {
          succeed: (bytes) => resolve(new Blob([new Uint8Array(bytes)])),
          fail: reject,
        });
      }),
    addresses: {
      create: () => {
        const address = `blob:${crypto.randomUUID()}`;
        living.add(address);
        return address;
      },
      revoke: (address) => living.delete(address),
    },
    clock,
    waitForConnection: (signal) =>
      new Promise((resolve) => line.addEventListener('online', () => resolve(), { once: true, signal })),
    ...options,
  });
  const answer = async (path: string, bytes = 10) => {
    answers.get(path)?.succeed(bytes);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const fail = async (path: string, error: Error = new TypeError('Failed to fetch')) => {
    answers.get(path)?.fail(error);
    await clock.advance(0);
  };
  const comeBack = () => {
    line.dispatchEvent(new Event('online'));
    return clock.advance(0);
  };
  return { loader, asked, aborted, living, answer, fail, clock, comeBack };
}
const ignore = () => {};

describe('Thumbnails follow the eye', () => {
  it('serves the newest wish first', async () => {
    const { loader, asked, answer } = stage({ concurrency: 1 });
    for (const path of ['first', 'second', 'third']) loader.acquire(path, ignore);
    await answer('first');
    expect(asked).toEqual(['first', 'third']);
    await answer('third');
    expect(asked).toEqual(['first', 'third', 'second']);
  });

  it('never fetches what left the view before its turn', async () => {
    const { loader, asked, answer } = stage({ concurrency: 1 });
    loader.acquire('seen', ignore);
    const release = loader.acquire('scrolled past', ignore);
    release();
    await answer('seen');
    expect(asked).toEqual(['seen']);
  });

  it('aborts what leaves the view in flight, and fetches it again when it comes back', async () => {
    const { loader, asked, aborted, answer } = stage();
    loader.acquire('photo', ignore)();
    expect(aborted).toEqual(['photo']);
    let changes = 0;
    loader.acquire('photo', () => {
      changes += 1;
    });
    await answer('photo');
    expect(asked).toEqual(['photo', 'photo']);
    expect(loader.read('photo').state).toBe('ready');
    expect(changes).toBe(1);
  });

  it('fetches a picture once for two tiles, and keeps it while one of them shows it', async () => {
    const { loader, asked, living, answer } = stage({ budgetBytes: 0 });
    const release = loader.acquire('shared', ignore);
    const releaseOther = loader.acquire('shared', () => {});
    await answer('shared');
    expect(asked).toEqual(['shared']);
    release();
    expect(living.size).toBe(1);
    releaseOther();
    expect(living.size).toBe(0);
  });

  it('throws away what was seen longest ago when memory is short, never what is on screen', async () => {
    const { loader, living, answer } = stage({ budgetBytes: 25 });
    const releaseOld = loader.acquire('old', ignore);
    await answer('old', 10);
    const releaseShown = loader.acquire('on screen', ignore);
    await answer('on screen', 10);
    releaseOld();
    expect(loader.read('old').state).toBe('ready');
    loader.acquire('new', ignore);
    await answer('new', 10);
    expect(loader.read('old').state).toBe('waiting');
    expect(loader.read('on screen').state).toBe('ready');
    expect(living.size).toBe(2);
    releaseShown();
  });

  it('says when a picture cannot be had, and tries again the next time it is wanted', async () => {
    const { loader, asked, fail } = stage();
    const release = loader.acquire('broken', ignore);
    await fail('broken', new AnswerError('broken', 404));
    expect(loader.read('broken').state).toBe('failed');
    release();
    loader.acquire('broken', ignore);
    expect(asked).toEqual(['broken', 'broken']);
  });

  it('asks again after a while for a picture that failed while it is on screen', async () => {
    const { loader, asked, fail, answer, clock } = stage();
    let changes = 0;
    loader.acquire('photo', () => {
      changes += 1;
    });
    await fail('photo');
    expect(loader.read('photo').state).toBe('failed');
    expect(asked).toEqual(['photo']);
    await clock.advance(30_000);
    expect(asked).toEqual(['photo', 'photo']);
    await answer('photo');
    expect(loader.read('photo').state).toBe('ready');
    expect(changes).toBe(2);
  });

  it('asks less and less often, and not for ever', async () => {
    const { loader, asked, fail, clock } = stage();
    loader.acquire('photo', ignore);
    const gaps: number[] = [];
    let last = clock.now();
    for (let second = 0; second < 3_600; second += 1) {
      const before = asked.length;
      await fail('photo');
      await clock.advance(1_000);
      if (asked.length === before) continue;
      gaps.push(clock.now() - last);
      last = clock.now();
    }
    expect(gaps.length).toBeGreaterThan(5);
    expect(gaps.length).toBeLessThan(20);
    expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
  });

  it('asks as soon as the line is back, also when it had given up', async () => {
    const { loader, asked, fail, clock, comeBack } = stage();
    loader.acquire('photo', ignore);
    await fail('photo');
    await comeBack();
    expect(asked).toHaveLength(2);
    for (let minute = 0; minute < 60; minute += 1) {
      await fail('photo');
      await clock.advance(60_000);
    }
    const given = asked.length;
    await clock.advance(3_600_000);
    expect(asked).toHaveLength(given);
    await comeBack();
    expect(asked).toHaveLength(given + 1);
    // A line that was away is trusted like a new one.
    await fail('photo');
    await clock.advance(1_000);
    expect(asked).toHaveLength(given + 2);
  });

  it('leaves a busy server the time that it asks for, whatever the line does', async () => {
    const { loader, asked, fail, clock, comeBack } = stage();
    loader.acquire('photo', ignore);
    await fail('photo', new AnswerError('photo', 429, 40_000));
    await comeBack();
    await clock.advance(39_999);
    expect(asked).toHaveLength(1);
    await clock.advance(1);
    expect(asked).toHaveLength(2);
  });

  it('does not ask again for what was refused', async () => {
    const { loader, asked, fail, clock, comeBack } = stage();
    loader.acquire('photo', ignore);
    await fail('photo', new AnswerError('photo', 403));
    await comeBack();
    await clock.advance(3_600_000);
    expect(asked).toEqual(['photo']);
  });

  it('does not ask again for what has left the view', async () => {
    const { loader, asked, fail, clock, comeBack } = stage();
    const release = loader.acquire('photo', ignore);
    await fail('photo');
    release();
    await comeBack();
    await clock.advance(3_600_000);
    expect(asked).toEqual(['photo']);
  });

  it('asks once for a picture that is wanted anew while it waits to be asked for', async () => {
    const { loader, asked, fail, clock } = stage();
    const release = loader.acquire('photo', ignore);
    await fail('photo');
    loader.acquire('photo', () => {});
    expect(asked).toHaveLength(2);
    await fail('photo');
    await clock.advance(999);
    expect(asked).toHaveLength(2);
    await clock.advance(1);
    expect(asked).toHaveLength(3);
    release();
  });

  it.each(['leaves the view and comes back', 'is forgotten and wanted by the next person'])(
    'asks once for a picture that failed, %s',
    async (what) => {
      const { loader, asked, fail, clock } = stage();
      const release = loader.acquire('photo', ignore);
      await fail('photo');
      if (what.startsWith('leaves')) release();
      else loader.clear();
      loader.acquire('photo', ignore);
      await clock.advance(30_000);
      expect(asked).toHaveLength(2);
    },
  );

  it('gives a silent answer up, so that the others have their turn', async () => {
    const { loader, asked, aborted, clock } = stage({ concurrency: 1 });
    loader.acquire('silent', ignore);
    const release = loader.acquire('other', ignore);
    await clock.advance(60_000);
    expect(aborted).toEqual(['silent']);
    expect(loader.read('silent').state).toBe('failed');
    expect(asked).toEqual(['silent', 'other']);
    release();
    await clock.advance(30_000);
    expect(asked).toEqual(['silent', 'other', 'silent']);
  });

  it('forgets everything at sign-out', async () => {
    const { loader, asked, living, aborted, answer, fail, clock, comeBack } = stage();
    loader.acquire('shown', ignore);
    await answer('shown');
    loader.acquire('coming', ignore);
    loader.acquire('failed', ignore);
    await fail('failed');
    loader.clear();
    expect(living.size).toBe(0);
    expect(aborted).toEqual(['coming']);
    await comeBack();
    await clock.advance(3_600_000);
    expect(asked).toEqual(['shown', 'coming', 'failed']);
  });
});
