import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { watchPages } from './pages.ts';

let people = 0;
const opened: AbortController[] = [];
afterEach(() => {
  for (const page of opened.splice(0)) page.abort();
});

/** A browser with one person in it: what its pages took over, in order, as `taker < gone`. */
function openBrowser() {
  people += 1;
  const userId = userIdSchema.parse(`person-${people}`);
  const adopted: string[] = [];
  const stored = new Set<string>();
  const clock = createManualClock();
  return {
    adopted,
    stored,
    clock,
    /** Listens to what the pages say to each other. */
    listen(hear: (message: unknown) => void): () => void {
      const channel = new BroadcastChannel(`amaranth-uploads-${userId}`);
      channel.addEventListener('message', ({ data }) => hear(data));
      return () => channel.close();
    },
    say(pageId: string): void {
      const channel = new BroadcastChannel(`amaranth-uploads-${userId}`);
      channel.postMessage(pageId);
      channel.close();
    },
    /** Opens a page, or signs in again on one; gives what closes it. */
    open(
      pageId: string,
      adopt: (gonePage: string) => Promise<void> = () => Promise.resolve(),
      storedPages: () => Promise<ReadonlySet<string>> = async () => stored,
    ): () => void {
      const left = new AbortController();
      opened.push(left);
      watchPages({
        userId,
        pageId,
        signal: left.signal,
        clock,
        storedPages,
        adopt: async (gonePage) => {
          await adopt(gonePage);
          adopted.push(`${pageId} < ${gonePage}`);
        },
      });
      return () => left.abort();
    },
  };
}

/** Locks that are held or waited for; what nobody holds is free. */
async function locksOf(name: string, state: 'held' | 'pending'): Promise<number> {
  const locks = (await navigator.locks.query())[state] ?? [];
  return locks.filter((lock) => lock.name?.endsWith(name)).length;
}
const isAwaited = (pageId: string) => expect.poll(() => locksOf(`-${pageId}`, 'pending')).toBe(1);
const isOpen = (pageId: string) => expect.poll(() => locksOf(`-${pageId}`, 'held')).toBe(1);

test('a page takes up what it left itself before anything else', async () => {
  const browser = openBrowser();
  browser.open('one');
  await expect.poll(() => browser.adopted).toEqual(['one < one']);
});

test('what a page that is gone left on the disk is taken over by the next that opens', async () => {
  const browser = openBrowser();
  browser.stored.add('gone');
  browser.open('next');
  await expect.poll(() => browser.adopted).toEqual(['next < next', 'next < gone']);
});

test('an open page keeps its uploads until it closes, then another takes them over', async () => {
  const browser = openBrowser();
  const closeFirst = browser.open('first');
  await isOpen('first');
  browser.stored.add('first');
  browser.open('second');
  await isAwaited('first');
  expect(browser.adopted).toEqual(['first < first', 'second < second']);
  closeFirst();
  await expect.poll(() => browser.adopted).toContain('second < first');
});

test('a page learns of those that open after it', async () => {
  const browser = openBrowser();
  browser.open('first');
  await isOpen('first');
  const closeSecond = browser.open('second');
  await isAwaited('second');
  expect(browser.adopted).not.toContain('first < second');
  closeSecond();
  await expect.poll(() => browser.adopted).toContain('first < second');
});

test('a page learns of those that opened before it, although they had nothing to send then', async () => {
  const browser = openBrowser();
  const closeFirst = browser.open('first');
  await isOpen('first');
  browser.open('second');
  await isAwaited('first');
  closeFirst();
  await expect.poll(() => browser.adopted).toContain('second < first');
});

test('of two pages that wait for a third, one takes over at a time', async () => {
  const browser = openBrowser();
  let takingOver = 0;
  let mostAtOnce = 0;
  const slowly = async (gonePage: string) => {
    if (gonePage !== 'third') return;
    takingOver += 1;
    mostAtOnce = Math.max(mostAtOnce, takingOver);
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resume) => setImmediate(resume));
    takingOver -= 1;
  };
  browser.open('first', slowly);
  browser.open('second', slowly);
  await isOpen('first');
  await isOpen('second');
  const closeThird = browser.open('third');
  await expect.poll(() => locksOf('-third', 'pending')).toBe(2);
  closeThird();
  await expect.poll(() => browser.adopted.filter((line) => line.endsWith('< third')).length).toBe(3);
  expect(mostAtOnce).toBe(1);
});

test('a page where the person signed out and in again is taken over when it closes too', async () => {
  const browser = openBrowser();
  browser.open('first');
  await isOpen('first');
  const signOut = browser.open('second');
  await isAwaited('second');
  signOut();
  await expect.poll(() => browser.adopted).toContain('first < second');
  const close = browser.open('second');
  await isAwaited('second');
  close();
  await expect.poll(() => browser.adopted.filter((line) => line === 'first < second').length).toBe(2);
});

test('a page whose person left takes nothing over', async () => {
  const browser = openBrowser();
  const closeFirst = browser.open('first');
  await isOpen('first');
  const leaveSecond = browser.open('second');
  await isAwaited('first');
  leaveSecond();
  browser.stored.add('first');
  browser.open('third');
  await expect.poll(() => browser.adopted).toContain('third < third');
  closeFirst();
  await expect.poll(() => browser.adopted).toContain('third < first');
  expect(browser.adopted).not.toContain('second < first');
});

describe('On a device whose disk fails for a while', () => {
  const failing = () => {
    let isFailing = true;
    const unhandled: unknown[] = [];
    const note = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', note);
    onTestFinished(() => {
      process.off('unhandledRejection', note);
    });
    return {
      unhandled,
      mend: () => {
        isFailing = false;
      },
      async read() {
        if (isFailing) throw new DOMException('Failed to read large IndexedDB value', 'DataError');
      },
    };
  };

  test('a page keeps its uploads to itself, and takes up what it left once the disk answers', async () => {
    const browser = openBrowser();
    const disk = failing();
    const closeFirst = browser.open('first', () => disk.read());
    await expect.poll(() => browser.clock.slept).toEqual([1_000]);
    browser.stored.add('first');
    browser.open('second');
    await isAwaited('first');
    await browser.clock.advance(1_000);
    await expect.poll(() => browser.clock.slept).toEqual([1_000, 2_000]);
    expect(await locksOf('-first', 'held')).toBe(1);
    expect(browser.adopted).toEqual(['second < second']);
    disk.mend();
    await browser.clock.advance(2_000);
    await expect.poll(() => browser.adopted).toEqual(['second < second', 'first < first']);
    closeFirst();
    await expect.poll(() => browser.adopted).toContain('second < first');
    expect(disk.unhandled).toEqual([]);
  });

  test('a page that could not learn which pages left something asks again', async () => {
    const browser = openBrowser();
    const disk = failing();
    browser.open('next', undefined, async () => {
      await disk.read();
      return new Set(['gone']);
    });
    await expect.poll(() => browser.clock.slept).toEqual([1_000]);
    expect(await locksOf('-next', 'held')).toBe(1);
    disk.mend();
    await browser.clock.advance(1_000);
    await expect.poll(() => browser.adopted).toEqual(['next < next', 'next < gone']);
    expect(disk.unhandled).toEqual([]);
  });

  test('what a page that is gone left is taken over once the disk answers', async () => {
    const browser = openBrowser();
    const disk = failing();
    browser.stored.add('gone');
    browser.open('next', (page) => (page === 'gone' ? disk.read() : Promise.resolve()));
    await expect.poll(() => browser.clock.slept).toEqual([1_000]);
    expect(await locksOf('-gone', 'held')).toBe(0);
    disk.mend();
    await browser.clock.advance(1_000);
    await expect.poll(() => browser.adopted).toEqual(['next < next', 'next < gone']);
    expect(disk.unhandled).toEqual([]);
  });

  test('a page that was left meanwhile tries no more', async () => {
    const browser = openBrowser();
    const disk = failing();
    const leave = browser.open('first', () => disk.read());
    await expect.poll(() => browser.clock.slept).toEqual([1_000]);
    leave();
    await expect.poll(() => locksOf('-first', 'held')).toBe(0);
    disk.mend();
    await browser.clock.advance(60_000);
    expect(browser.adopted).toEqual([]);
    expect(disk.unhandled).toEqual([]);
  });
});

test('a page that was left says nothing to the others any more', async () => {
  const browser = openBrowser();
  const leave = browser.open('first');
  await isOpen('first');
  await expect.poll(() => browser.adopted).toEqual(['first < first']);
  leave();
  await expect.poll(() => locksOf('-first', 'held')).toBe(0);
  const heard: unknown[] = [];
  onTestFinished(browser.listen((message) => heard.push(message)));
  browser.say('second');
  browser.open('third');
  await expect.poll(() => heard).toContain('third');
  browser.say('fourth');
  await expect.poll(() => heard).toContain('fourth');
  expect(heard).not.toContain('first');
});
