import { describe, expect, it } from 'vitest';
import { ThumbnailLoader } from './ThumbnailLoader.ts';

/** A media store whose answers the test gives one by one. */
function stage(options: { concurrency?: number; budgetBytes?: number } = {}) {
  const asked: string[] = [];
  const aborted: string[] = [];
  const living = new Set<string>();
  const answers = new Map<string, { succeed: (bytes: number) => void; fail: () => void }>();
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
          fail: () => reject(new Error('refused')),
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
    ...options,
  });
  const answer = async (path: string, bytes = 10) => {
    answers.get(path)?.succeed(bytes);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const refuse = async (path: string) => {
    answers.get(path)?.fail();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { loader, asked, aborted, living, answer, refuse };
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
    const { loader, asked, refuse } = stage();
    const release = loader.acquire('broken', ignore);
    await refuse('broken');
    expect(loader.read('broken').state).toBe('failed');
    release();
    loader.acquire('broken', ignore);
    expect(asked).toEqual(['broken', 'broken']);
  });

  it('forgets everything at sign-out', async () => {
    const { loader, living, aborted, answer } = stage();
    loader.acquire('shown', ignore);
    await answer('shown');
    loader.acquire('coming', ignore);
    loader.clear();
    expect(living.size).toBe(0);
    expect(aborted).toEqual(['coming']);
  });
});
