import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionStore } from '#shared/desktop/bridge.ts';
import { type UserId, userIdSchema } from '#shared/domain/ids.ts';
import { chooseStore, type StoreChoice } from './chooseStore.ts';
import { type Keychain, SECRETS_LONGEST_WAIT } from './keychain.ts';
import { recordInMemory } from './keychains.testing.ts';

const rose = userIdSchema.parse('rose');

/** A computer's stores, some of which may be away; what they hold outlives each start. */
function computer(
  held: Partial<Record<SessionStore, string>>,
  last: SessionStore | null,
  sessionOf: UserId | null = rose,
) {
  const texts = new Map(Object.entries(held));
  const away = new Set<SessionStore>();
  const asked: SessionStore[] = [];
  const record = recordInMemory({ store: last, sessionOf });
  const refusing = new Set<SessionStore>();
  /** Locked, with nobody there to open them. */
  const silent = new Set<SessionStore>();
  /** What the preferences said each time a store was given a session. */
  const believedAtWrites: boolean[] = [];
  const store = (kind: SessionStore): Keychain => {
    const answer = async <Result>(work: () => Result): Promise<Result> => {
      if (silent.has(kind)) await new Promise(() => undefined);
      if (refusing.has(kind)) throw new Error('It refuses.');
      return work();
    };
    return {
      kind,
      read: () => answer(() => texts.get(kind) ?? null),
      write: (secret) =>
        answer(() => {
          believedAtWrites.push(record.read().sessionOf !== null);
          texts.set(kind, secret);
        }),
      clear: () => answer(() => void texts.delete(kind)),
    };
  };
  const start = (answer: Awaited<ReturnType<StoreChoice['askForWeaker']>> = 'agree') =>
    chooseStore({
      findStores: async () => {
        const [best = store('memory'), ...others] = (['keychain', 'encrypted-file', 'memory'] as const)
          .filter((kind) => !away.has(kind))
          .map(store);
        return [best, ...others];
      },
      record,
      report: () => undefined,
      askForWeaker: async (kind) => {
        asked.push(kind);
        if (answer === 'look-again') away.clear();
        return answer;
      },
    });
  return {
    texts,
    away,
    asked,
    refusing,
    silent,
    believedAtWrites,
    start,
    record,
    last: () => record.read().store,
  };
}

afterEach(() => vi.useRealTimers());

describe('The store of the session', () => {
  test('is the strongest there is, and is written down', async () => {
    const desk = computer({}, null);
    expect((await desk.start())?.kind).toBe('keychain');
    expect(desk.last()).toBe('keychain');
    expect(desk.asked).toEqual([]);
  });

  test('leaves no session behind in a weaker one', async () => {
    const desk = computer({ keychain: 'of today', 'encrypted-file': 'of last year' }, 'keychain');
    const session = await desk.start();
    expect(await session?.read()).toBe('of today');
    expect([...desk.texts.keys()]).toEqual(['keychain']);
  });

  test('takes the session along when a stronger one appears', async () => {
    const desk = computer({ keychain: 'of last year', 'encrypted-file': 'of today' }, 'encrypted-file');
    const session = await desk.start();
    expect(session?.kind).toBe('keychain');
    expect(await session?.read()).toBe('of today');
    expect([...desk.texts.keys()]).toEqual(['keychain']);
  });

  test('does not take along a session that was ended while its store did not let go of it', async () => {
    const desk = computer({ 'encrypted-file': 'of an ended session' }, 'encrypted-file', null);
    const session = await desk.start();
    expect(session?.kind).toBe('keychain');
    expect(await session?.read()).toBeNull();
  });

  test('believes a session that was taken along once it has arrived, not before', async () => {
    const desk = computer({ 'encrypted-file': 'of today' }, 'encrypted-file');
    await desk.start();
    expect(desk.believedAtWrites).toEqual([false]);
    expect(desk.record.read()).toMatchObject({ store: 'keychain', sessionOf: rose });
  });

  test('believes nothing of a stronger one that would not take the session', async () => {
    const desk = computer({ keychain: 'of last year', 'encrypted-file': 'of today' }, 'encrypted-file');
    desk.refusing.add('keychain');
    expect((await desk.start())?.kind).toBe('keychain');
    expect(desk.record.read()).toMatchObject({ store: 'keychain', sessionOf: null });
  });

  test('lets the app start where the weaker one cannot be read any more', async () => {
    const desk = computer({ 'encrypted-file': 'of today' }, 'encrypted-file');
    desk.refusing.add('encrypted-file');
    expect((await desk.start())?.kind).toBe('keychain');
    expect(desk.record.read().sessionOf).toBeNull();
  });

  test.each(['keychain', 'encrypted-file'] as const)(
    'lets the app start where the %s does not answer any more',
    async (kind) => {
      vi.useFakeTimers();
      const desk = computer({ 'encrypted-file': 'of today' }, 'encrypted-file');
      desk.silent.add(kind);
      const starting = desk.start();
      await vi.advanceTimersByTimeAsync(3 * SECRETS_LONGEST_WAIT);
      expect((await starting)?.kind).toBe('keychain');
      expect(desk.record.read().sessionOf).toBeNull();
    },
  );

  test('is the best there is at a first start, which nobody has to be asked about', async () => {
    const desk = computer({}, null);
    desk.away.add('keychain');
    expect((await desk.start())?.kind).toBe('encrypted-file');
    expect(desk.asked).toEqual([]);
  });

  test('does not bring back who was signed in before the session ended with the app', async () => {
    const desk = computer({ keychain: 'of last year' }, 'memory');
    expect(await (await desk.start())?.read()).toBeNull();
  });

  test('becomes a weaker one only once the person agreed, and without what that one held', async () => {
    const desk = computer({ keychain: 'of today', 'encrypted-file': 'of last year' }, 'keychain');
    desk.away.add('keychain');
    const session = await desk.start('agree');
    expect(desk.asked).toEqual(['encrypted-file']);
    expect(session?.kind).toBe('encrypted-file');
    expect(await session?.read()).toBeNull();
    expect(desk.last()).toBe('encrypted-file');
  });

  test('does not believe what the keychain holds of a session that was ended, and takes it away', async () => {
    const desk = computer({ keychain: 'of an ended session' }, 'keychain', null);
    await desk.start();
    expect([...desk.texts.keys()]).toEqual([]);
    expect(desk.record.read().sessionOf).toBeNull();
  });

  test('does not believe what a keychain holds that the preferences know nothing of', async () => {
    const desk = computer({ keychain: 'of somebody', 'encrypted-file': 'of somebody' }, 'keychain');
    desk.record.lose();
    await desk.start();
    expect(desk.record.read()).toMatchObject({ store: 'keychain', sessionOf: null });
    expect([...desk.texts.keys()]).toEqual([]);
  });

  test('lets the app start where a store does not let go, and believes it no more', async () => {
    const desk = computer({ keychain: 'of an ended session', 'encrypted-file': 'older' }, 'keychain', null);
    desk.refusing.add('keychain').add('encrypted-file');
    expect((await desk.start())?.kind).toBe('keychain');
    expect(desk.record.read().sessionOf).toBeNull();
  });

  test('stays what it was for who would rather quit', async () => {
    const desk = computer({ keychain: 'of today' }, 'keychain');
    desk.away.add('keychain');
    expect(await desk.start('quit')).toBeNull();
    expect(desk.last()).toBe('keychain');
    expect(desk.texts.get('keychain')).toBe('of today');
  });

  test('is found again once the keychain was unlocked', async () => {
    const desk = computer({ keychain: 'of today' }, 'keychain');
    desk.away.add('keychain');
    const session = await desk.start('look-again');
    expect(await session?.read()).toBe('of today');
  });
});
