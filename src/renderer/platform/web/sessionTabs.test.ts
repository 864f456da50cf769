import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock, type ManualClock } from '#shared/manualClock.testing.ts';
import { createSessionTabs, type SessionTabs } from './sessionTabs.ts';

const KEY = 'firebase:authUser:key:[DEFAULT]';

interface SessionWords {
  readonly uid?: string;
  readonly signedInAt?: number;
  readonly expiresAt?: number;
  /** What the token itself says, in seconds: the server's clock. */
  readonly issuedAt?: number;
}

/** What the SDK stores for somebody. */
function sessionText(words: SessionWords = {}): string {
  const { uid = 'rose', signedInAt = 1_000, expiresAt = 5_000, issuedAt } = words;
  const exp = issuedAt && issuedAt + 3_600;
  const claims = Buffer.from(JSON.stringify({ auth_time: signedInAt, iat: issuedAt, exp })).toString(
    'base64url',
  );
  const stsTokenManager = {
    refreshToken: `refresh-${expiresAt}`,
    accessToken: `head.${claims}.sign`,
    expirationTime: expiresAt,
  };
  return JSON.stringify({ uid, stsTokenManager });
}

interface Tab {
  readonly tabs: SessionTabs;
  readonly storage: Storage;
  /** How often the SDK was told of another tab's session. */
  readonly taken: () => number;
  readonly offers: (() => Promise<void>)[];
  readonly signedOut: string[];
  /** Whose account the other tabs said they changed. */
  readonly changed: string[];
  store(text: string): void;
  stored(): string | null;
}

class MemoryStorage implements Storage {
  [name: string]: unknown;
  readonly #values = new Map<string, string>();
  get length() {
    return this.#values.size;
  }
  key = (index: number) => [...this.#values.keys()][index] ?? null;
  getItem = (key: string) => this.#values.get(key) ?? null;
  clear = () => this.#values.clear();
  removeItem(key: string) {
    this.#values.delete(key);
    Reflect.deleteProperty(this, key);
  }
  setItem(key: string, value: string) {
    this.#values.set(key, value);
    Reflect.set(this, key, value);
  }
}

const open: { readonly tabs: SessionTabs; readonly channels: Set<BroadcastChannel> }[] = [];
let clock: ManualClock;

/** `isLoaded`: whether the SDK is there, and follows what the other tabs do. */
function openTab(
  text: string | null = null,
  locks: LockManager | null = navigator.locks,
  isLoaded = true,
): Tab {
  const storage = new MemoryStorage();
  const channels = new Set<BroadcastChannel>();
  const openChannel = (name: string) => {
    const channel = new BroadcastChannel(name);
    channels.add(channel);
    return channel;
  };
  const tabs = createSessionTabs({ openStorage: () => storage, openChannel, locks, clock });
  const offers: (() => Promise<void>)[] = [];
  const signedOut: string[] = [];
  let taken = 0;
  tabs.onOffered((take) => offers.push(take));
  tabs.onSignedOut((uid, cause) => signedOut.push(cause === 'chosen' ? uid : `${uid}: ${cause}`));
  const changed: string[] = [];
  tabs.onChanged((uid) => changed.push(uid));
  if (isLoaded) tabs.followTaken(async () => void taken++);
  open.push({ tabs, channels });
  if (text !== null) storage.setItem(KEY, text);
  return {
    tabs,
    storage,
    taken: () => taken,
    offers,
    signedOut,
    changed,
    store: (next) => storage.setItem(KEY, next),
    stored: () => storage.getItem(KEY),
  };
}

/** Closes it as a browser closes a tab: nothing is said, its channels and locks are gone. */
function closeAll(): void {
  for (const { tabs, channels } of open.splice(0)) {
    tabs.stopSharing();
    for (const channel of channels) channel.close();
  }
}

const holders = async () =>
  (await navigator.locks.query()).held?.filter(({ name }) => name === 'amaranth.session-holder').length;

async function signedInTab(text = sessionText()): Promise<Tab> {
  const before = (await holders()) ?? 0;
  const tab = openTab(text);
  tab.tabs.share();
  await expect.poll(holders).toBe(before + 1);
  return tab;
}

/** Lets every message posted so far arrive: they come in their order. */
async function allHeard(): Promise<void> {
  const [sender, receiver] = [new BroadcastChannel('heard'), new BroadcastChannel('heard')];
  const heard = new Promise((resolve) => {
    receiver.onmessage = resolve;
  });
  sender.postMessage('last');
  await heard;
  sender.close();
  receiver.close();
}

/** What the tabs say to each other while `act` runs. */
async function saidDuring(act: () => void): Promise<unknown[]> {
  const listening = new BroadcastChannel('amaranth.session');
  const heard: unknown[] = [];
  listening.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  act();
  await allHeard();
  listening.close();
  return heard;
}

beforeEach(() => {
  clock = createManualClock();
});

afterEach(async () => {
  closeAll();
  await expect.poll(holders).toBe(0);
});

describe('A tab that opens', () => {
  it('is handed the session of a tab that is signed in', async () => {
    await signedInTab();
    const opened = openTab();
    expect(await opened.tabs.find()).toBe(true);
    expect(opened.stored()).toBe(sessionText());
  });

  it('waits for nobody where no other tab is signed in', async () => {
    openTab();
    // The clock stands still: a wait would never end.
    expect(await openTab().tabs.find()).toBe(false);
  });

  it('waits no longer than a second for a tab that does not answer', async () => {
    const frozen = await signedInTab();
    for (const channel of open[0]?.channels ?? []) channel.close();
    const opened = openTab();
    const found = opened.tabs.find();
    await expect.poll(() => clock.slept).toEqual([1_000]);
    await clock.advance(1_000);
    expect(await found).toBe(false);
    expect(frozen.stored()).not.toBeNull();
  });

  it('asks for a moment where the browser cannot say whether there are others', async () => {
    const answering = openTab(sessionText(), null);
    answering.tabs.share();
    const opened = openTab(null, null);
    expect(await opened.tabs.find()).toBe(true);
    closeAll();
    const alone = openTab(null, null).tabs.find();
    await expect.poll(() => clock.slept).toEqual([250, 250]);
    await clock.advance(250);
    expect(await alone).toBe(false);
  });

  it('is answered where nobody else hears it', async () => {
    await signedInTab();
    const listening = new BroadcastChannel('amaranth.session');
    const heard: unknown[] = [];
    listening.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
    expect(await openTab().tabs.find()).toBe(true);
    await allHeard();
    listening.close();
    expect(JSON.stringify(heard)).toContain('question');
    expect(JSON.stringify(heard)).not.toContain('refresh-');
  });

  it('gets nothing from a tab that is still signing up', async () => {
    openTab(sessionText());
    expect(await openTab().tabs.find()).toBe(false);
    openTab(sessionText(), null);
    const asking = openTab(null, null).tabs.find();
    await expect.poll(() => clock.slept).toEqual([250]);
    await allHeard();
    await clock.advance(250);
    expect(await asking).toBe(false);
  });

  it('with a copy of an older state takes the newer one, and nothing of another person', async () => {
    await signedInTab(sessionText({ uid: 'paul', expiresAt: 9_000 }));
    await signedInTab(sessionText({ expiresAt: 7_000 }));
    const copy = openTab(sessionText({ expiresAt: 5_000 }));
    expect(await copy.tabs.find()).toBe(true);
    expect(copy.stored()).toBe(sessionText({ expiresAt: 7_000 }));
  });

  it('keeps its own state where the others’ is not newer', async () => {
    await signedInTab(sessionText({ expiresAt: 5_000 }));
    const reloaded = openTab(sessionText({ expiresAt: 7_000 }));
    expect(await reloaded.tabs.find()).toBe(true);
    expect(reloaded.stored()).toBe(sessionText({ expiresAt: 7_000 }));
  });

  it('is signed out where the browser refuses it a storage', async () => {
    const tabs = createSessionTabs({
      openStorage: () => {
        throw new DOMException('Refused', 'SecurityError');
      },
      openChannel: (name) => new BroadcastChannel(name),
      locks: null,
      clock: createManualClock(),
    });
    expect(() => tabs.noteStored()).not.toThrow();
    expect(() => tabs.announceSignOut('chosen')).not.toThrow();
  });
});

describe('A tab that is signed in', () => {
  it('counts once, however often it says so', async () => {
    const tab = await signedInTab();
    tab.tabs.share();
    tab.tabs.stopSharing();
    await expect.poll(holders).toBe(0);
  });

  it('says nothing of what it stores once it shares no more', async () => {
    const tab = await signedInTab();
    tab.tabs.stopSharing();
    tab.store(sessionText({ expiresAt: 9_000 }));
    expect(await saidDuring(() => tab.tabs.noteStored())).toEqual([]);
  });

  it('takes nothing of another project at this origin', async () => {
    const tab = await signedInTab();
    const stranger = openTab();
    stranger.storage.setItem('firebase:authUser:other:[DEFAULT]', sessionText({ expiresAt: 9_000 }));
    stranger.tabs.share();
    await allHeard();
    expect(tab.taken()).toBe(0);
    expect(tab.stored()).toBe(sessionText());
  });
});

describe('A tab that stands signed out', () => {
  it('is offered the session of a sign-in elsewhere, and has it once it takes it', async () => {
    const waiting = openTab();
    await signedInTab();
    await expect.poll(() => waiting.offers.length).toBe(1);
    expect(waiting.stored()).toBeNull();
    await waiting.offers[0]?.();
    expect(waiting.stored()).toBe(sessionText());
    expect(waiting.taken()).toBe(1);
  });

  it('takes no session that was signed out meanwhile', async () => {
    const waiting = openTab();
    const other = await signedInTab();
    await expect.poll(() => waiting.offers.length).toBe(1);
    other.tabs.announceSignOut('chosen');
    await allHeard();
    await waiting.offers[0]?.();
    expect(waiting.stored()).toBeNull();
  });

  it('keeps who signed in there before the offer was taken', async () => {
    const waiting = openTab();
    await signedInTab();
    await expect.poll(() => waiting.offers.length).toBe(1);
    waiting.store(sessionText({ uid: 'paul' }));
    await waiting.offers[0]?.();
    expect(waiting.stored()).toBe(sessionText({ uid: 'paul' }));
  });
});

describe('Signing out', () => {
  it('reaches the tabs of the same person and no others', async () => {
    const rose = await signedInTab(sessionText({ signedInAt: 1_000 }));
    const alsoRose = await signedInTab(sessionText({ signedInAt: 2_000 }));
    const paul = await signedInTab(sessionText({ uid: 'paul' }));
    rose.tabs.announceSignOut('chosen');
    await expect.poll(() => alsoRose.signedOut).toEqual(['rose']);
    await allHeard();
    expect(paul.signedOut).toEqual([]);
    expect(rose.signedOut).toEqual([]);
    expect(alsoRose.tabs.isSignedOut('rose', '1000')).toBe(true);
    expect(alsoRose.tabs.isSignedOut('rose', '2000')).toBe(true);
    expect(alsoRose.tabs.isSignedOut('rose', '3000')).toBe(false);
  });

  it('empties a tab whose SDK is not there yet, and leaves it to an SDK that is', async () => {
    const rose = await signedInTab();
    const loaded = openTab(sessionText());
    const loading = openTab(sessionText(), navigator.locks, false);
    rose.tabs.announceSignOut('chosen');
    await expect.poll(() => loading.signedOut).toEqual(['rose']);
    expect(loading.stored()).toBeNull();
    expect(loaded.stored()).toBe(sessionText());
  });

  it('holds against the answer of a tab that slept through it', async () => {
    const [rose, sleeping] = [await signedInTab(), await signedInTab()];
    rose.tabs.announceSignOut('chosen');
    rose.storage.removeItem(KEY);
    rose.tabs.stopSharing();
    await expect.poll(holders).toBe(1);
    expect(await rose.tabs.find()).toBe(false);
    expect(sleeping.stored()).toBe(sessionText());
  });

  it('holds against a message of a tab that slept through it', async () => {
    const rose = await signedInTab();
    rose.tabs.announceSignOut('chosen');
    rose.storage.removeItem(KEY);
    rose.tabs.stopSharing();
    await expect.poll(holders).toBe(0);
    await signedInTab();
    await allHeard();
    expect(rose.offers).toEqual([]);
    expect(rose.stored()).toBeNull();
  });
});

describe('A change of the account', () => {
  it('is told to the other tabs and not to the one it was made in', async () => {
    const [first, second] = [await signedInTab(), await signedInTab()];
    first.tabs.announceChange('rose');
    await expect.poll(() => second.changed).toEqual(['rose']);
    expect(first.changed).toEqual([]);
  });

  it('of its address signs out and says why', async () => {
    const [first, second] = [await signedInTab(), await signedInTab()];
    first.tabs.announceSignOut('address-changed');
    await expect.poll(() => second.signedOut).toEqual(['rose: address-changed']);
  });
});

describe('Renewing the tokens', () => {
  it('in one tab hands them to the others, which renew nothing', async () => {
    const [first, second] = [await signedInTab(), await signedInTab()];
    let renewals = 0;
    const renew = (tab: Tab) =>
      tab.tabs.renewAlone(async () => {
        if (tab.stored() !== sessionText()) return;
        renewals += 1;
        tab.store(sessionText({ expiresAt: 9_000 }));
        tab.tabs.noteStored();
      });
    await Promise.all([renew(first), renew(second)]);
    expect(renewals).toBe(1);
    expect(first.stored()).toBe(sessionText({ expiresAt: 9_000 }));
    expect(second.stored()).toBe(first.stored());
    expect(first.taken() + second.taken()).toBe(1);
  });

  it('reaches a tab that asks for nothing', async () => {
    const [first, second] = [await signedInTab(), await signedInTab()];
    first.store(sessionText({ expiresAt: 9_000 }));
    first.tabs.noteStored();
    await expect.poll(() => second.taken()).toBe(1);
    expect(second.stored()).toBe(first.stored());
    // The SDK writes what it has taken over: that is no news for the others.
    expect(await saidDuring(() => second.tabs.noteStored())).toEqual([]);
  });

  it('goes on when another tab keeps it waiting, and says its own failures', async () => {
    const tab = await signedInTab();
    const stopped = Promise.withResolvers<void>();
    void navigator.locks.request('amaranth.session-renewal', () => stopped.promise);
    const renewed = tab.tabs.renewAlone(async () => 'renewed');
    await expect.poll(() => clock.slept).toEqual([10_000]);
    await clock.advance(10_000);
    expect(await renewed).toBe('renewed');
    stopped.resolve();
    const failing = vi.fn(() => Promise.reject(new Error('no network')));
    await expect(tab.tabs.renewAlone(failing)).rejects.toThrow('no network');
    expect(failing).toHaveBeenCalledOnce();
  });
});

describe('The clock of this device', () => {
  const HOUR = 3_600_000;
  const stale = sessionText({ issuedAt: 1_000, expiresAt: 25 * HOUR });
  const renewed = sessionText({ issuedAt: 4_600, expiresAt: 2 * HOUR });

  it('was ahead and is put right: what one tab renews is still the newer one for all', async () => {
    const [first, second] = [await signedInTab(stale), await signedInTab(stale)];
    await first.tabs.renewAlone(async () => {
      first.store(renewed);
      first.tabs.noteStored();
    });
    await expect.poll(() => second.taken()).toBe(1);
    expect(second.stored()).toBe(renewed);
    await first.tabs.renewAlone(async () => undefined);
    expect(first.stored()).toBe(renewed);
  });

  const restored = async (text: string, now: number) => {
    clock = createManualClock(now);
    const tab = openTab(text);
    tab.tabs.doubtExpiry();
    return tab.stored();
  };
  const expired = (text: string) => text.replace(/"expirationTime":\d+/, '"expirationTime":1');

  it('was ahead and is put right: a token that is over is not believed because of it', async () => {
    expect(await restored(stale, 1_000_000 + HOUR)).toBe(expired(stale));
    expect(await restored(stale, 1_000_000)).toBe(stale);
  });

  it('was set back: a token of its future is not believed', async () => {
    const text = sessionText({ issuedAt: 90_000, expiresAt: 93_600_000 });
    expect(await restored(text, 90_000_000 - 2 * HOUR)).toBe(expired(text));
    expect(await restored(text, 90_000_000 - 5_000)).toBe(text);
  });
});
