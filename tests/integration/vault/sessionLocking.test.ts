/** When the vault locks, and what is left of it in the page then: nothing. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Clock } from '#shared/clock.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import { createManualClock, type ManualClock } from '#shared/manualClock.testing.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { type Person, signUpPerson } from '../../support/person.ts';
import {
  createTestChannels,
  note,
  openStateOf,
  openVaultPage,
  type PageOptions,
  saveNew,
  setUpVault,
  unlockVault,
  type VaultPage,
} from '../../support/vault/session.ts';

const MINUTE = 60_000;

let backend: Backend;
let person: Person;
let clock: ManualClock;
let setUp: VaultPage;
beforeAll(async () => {
  backend = await startBackend();
  person = await signUpPerson(backend.origin);
  setUp = openVaultPage(person);
  await setUpVault(setUp);
  await saveNew(setUp, note('A secret'));
});
afterAll(async () => {
  await person.leave();
  await backend.stop();
});

const opened: VaultPage[] = [];
beforeEach(() => {
  clock = createManualClock(Date.now());
});
afterEach(() => {
  for (const { session } of opened.splice(0)) session.lock('chosen');
});

async function openPage(options: PageOptions = {}): Promise<VaultPage> {
  const page = openVaultPage(person, { clock, ...options });
  opened.push(page);
  await unlockVault(page);
  return page;
}

const causeOf = ({ session }: VaultPage) => {
  const state = session.snapshot();
  return state.kind === 'locked' ? state.cause : state.kind;
};

function expectForgotten({ session, workers }: VaultPage) {
  expect(JSON.stringify(session.snapshot())).not.toContain('A secret');
  expect(workers.map(({ isEnded }) => isEnded)).not.toContain(false);
}

test('a vault that nobody uses locks after five minutes, and its worker ends with the keys', async () => {
  const page = await openPage();
  await clock.advance(5 * MINUTE - 10_000);
  expect(causeOf(page)).toBe('open');
  await clock.advance(15_000);
  expect(causeOf(page)).toBe('idle');
  expectForgotten(page);
});

test('whatever somebody does in it keeps it open', async () => {
  const page = await openPage({ autoLock: { after: 'minutes', minutes: 2 } });
  for (let minute = 0; minute < 10; minute += 1) {
    page.pageEvents.onActivity();
    await clock.advance(MINUTE);
  }
  expect(causeOf(page)).toBe('open');
  await clock.advance(2 * MINUTE);
  expect(causeOf(page)).toBe('idle');
});

test('it stays open for as long as its window, when that was chosen', async () => {
  const page = await openPage({ autoLock: { after: 'window' } });
  await clock.advance(2 * 60 * MINUTE);
  expect(causeOf(page)).toBe('open');
  page.pageEvents.onLeft();
  expect(causeOf(page)).toBe('window-left');
  expectForgotten(page);
});

test('a device that slept finds it locked, and the first move of its owner opens nothing', async () => {
  let now = Date.now();
  // It stands still: nobody who waits is woken.
  const asleep: Clock = { now: () => now, sleep: () => new Promise(() => undefined) };
  const page = await openPage({ clock: asleep, autoLock: { after: 'window' } });
  now += 8 * 60 * MINUTE;
  page.pageEvents.onActivity();
  expect(causeOf(page)).toBe('device-slept');
  expectForgotten(page);
});

test('all pages of the browser lock at once, and what is done in one keeps the others awake', async () => {
  const channels = createTestChannels();
  const one = await openPage({ channels });
  const other = await openPage({ channels });
  for (let minute = 0; minute < 8; minute += 1) {
    await clock.advance(MINUTE);
    one.pageEvents.onActivity();
  }
  expect([causeOf(one), causeOf(other)]).toEqual(['open', 'open']);
  one.session.lock('chosen');
  expect([causeOf(one), causeOf(other)]).toEqual(['chosen', 'other-window']);
  expectForgotten(other);
});

test('a page that is only left locks itself and no other', async () => {
  const channels = createTestChannels();
  const one = await openPage({ channels });
  const other = await openPage({ channels });
  one.pageEvents.onLeft();
  expect([causeOf(one), causeOf(other)]).toEqual(['window-left', 'open']);
});

test('what one page saves the others show', async () => {
  const channels = createTestChannels();
  const one = await openPage({ channels });
  const other = await openPage({ channels });
  const shown = Promise.withResolvers<void>();
  other.session.subscribe(() => {
    const state = other.session.snapshot();
    if (state.kind !== 'open') return;
    if ([...state.items.values()].some(({ content }) => content.title === 'From the other page')) {
      shown.resolve();
    }
  });
  await saveNew(one, note('From the other page'));
  await shown.promise;
});

test('signing out, or another person who signs in, leaves nothing of it in the page', async () => {
  const page = await openPage();
  page.signInAs(null);
  expect(page.session.snapshot()).toEqual({ kind: 'looking' });
  expectForgotten(page);
  // Nor does the time that ran for them lock anybody else's.
  await clock.advance(10 * MINUTE);
  expect(page.session.snapshot()).toEqual({ kind: 'looking' });
  const again = await openPage();
  again.signInAs(userIdSchema.parse('somebody-else'));
  expect(again.session.snapshot()).toEqual({ kind: 'looking' });
  expectForgotten(again);
});

test.each(['error', 'messageerror'])(
  'a worker that crashes (%s) locks its page, which says so, and no other; and it opens again',
  async (event) => {
    const channels = createTestChannels();
    const page = await openPage({ channels });
    const other = await openPage({ channels });
    page.workers[0]?.dispatchEvent(new Event(event));
    expect([causeOf(page), causeOf(other)]).toEqual(['worker-failed', 'open']);
    expectForgotten(page);
    await unlockVault(page);
    expect(openStateOf(page.session).items.size).toBeGreaterThan(0);
  },
);

test('a save that the vault is locked over is given up and told, not lost in silence', async () => {
  const page = await openPage();
  const saving = page.session.save([{ basedOn: 0, content: note('Too late') }]);
  page.session.lock('chosen');
  expect(await saving).toMatchObject([{ is: 'failed', failure: { kind: 'cancelled' } }]);
});
