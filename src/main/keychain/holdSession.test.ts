import { expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { holdSession } from './holdSession.ts';
import type { Keychain } from './keychain.ts';
import { recordInMemory, sessionText } from './keychains.testing.ts';

const rose = userIdSchema.parse('rose');
const never = () => new Promise<never>(() => undefined);
const refuse = async () => {
  throw new Error('locked');
};

/** A store whose faults may come and go, and a profile that has held rose's session since the start before. */
function hold(faults: Partial<Keychain> = {}) {
  let text: string | null = sessionText('rose', 'r-0');
  const reported: string[] = [];
  const record = recordInMemory({ store: 'keychain', sessionOf: rose, entries: { 'cache of rose': 'held' } });
  const store: Keychain = {
    kind: 'keychain',
    read: async () => text,
    write: async (secret) => {
      text = secret;
    },
    clear: async () => {
      text = null;
    },
  };
  const faulty: Keychain = {
    kind: 'keychain',
    read: () => (faults.read ?? store.read)(),
    write: (secret) => (faults.write ?? store.write)(secret),
    clear: () => (faults.clear ?? store.clear)(),
  };
  const held = holdSession(faulty, { record, report: (event) => reported.push(event), longestWait: 20 });
  const session = {
    read: held.read,
    clear: held.clear,
    get kind() {
      return held.kind;
    },
    async write(secret: string) {
      held.remember(secret);
      await held.write(secret);
    },
  };
  return { session, record, reported, inStore: () => text, store, faults };
}

test('a keychain that works holds the session, and the preferences whose it is', async () => {
  const { session, record, inStore } = hold();
  await session.write(sessionText('paul'));
  expect(await session.read()).toBe(sessionText('paul'));
  expect(inStore()).toBe(sessionText('paul'));
  expect(session.kind).toBe('keychain');
  expect(record.read()).toMatchObject({ sessionOf: 'paul', entries: { 'cache of rose': 'ended' } });
});

test.each([
  ['refuses', refuse],
  ['does not answer', never],
])('where the keychain %s to write, memory holds the session and Settings says so', async (_, write) => {
  const { session, record, reported } = hold({ write });
  await session.write(sessionText('paul'));
  expect(await session.read()).toBe(sessionText('paul'));
  expect(session.kind).toBe('memory');
  expect(record.read().sessionOf).toBeNull();
  expect(reported).toEqual(['session-not-written']);
});

test.each([
  ['refuses', refuse],
  ['does not answer', never],
])(
  'a rewrite that the keychain %s leaves what it held of the same person, and the next one arrives',
  async (_, write) => {
    const { session, record, inStore, faults } = hold({ write });
    await session.write(sessionText('rose', 'r-1'));
    expect(await session.read()).toBe(sessionText('rose', 'r-1'));
    expect(inStore()).toBe(sessionText('rose', 'r-0'));
    expect(session.kind).toBe('keychain');
    expect(record.onDisk()).toMatchObject({ sessionOf: 'rose', entries: { 'cache of rose': 'held' } });
    delete faults.write;
    await session.write(sessionText('rose', 'r-2'));
    expect(inStore()).toBe(sessionText('rose', 'r-2'));
  },
);

test('on a full disk, who signs in is signed in until the app is quit, and Settings says so', async () => {
  const { session, record, inStore } = hold();
  record.fill(true);
  await session.write(sessionText('paul'));
  expect(await session.read()).toBe(sessionText('paul'));
  expect(session.kind).toBe('memory');
  expect(inStore()).toBeNull();
  record.fill(false);
  await session.write(sessionText('paul', 'r-2'));
  expect(session.kind).toBe('keychain');
  expect(record.onDisk()).toMatchObject({ sessionOf: 'paul' });
});

test('on a full disk, a rewrite of the session is as good as ever', async () => {
  const { session, record, inStore } = hold();
  record.fill(true);
  await session.write(sessionText('rose', 'r-1'));
  expect(session.kind).toBe('keychain');
  expect(inStore()).toBe(sessionText('rose', 'r-1'));
});

test.each([
  ['refuses', refuse],
  ['does not answer', never],
])('a keychain that %s to read has nobody signed in, and the app starts', async (_, read) => {
  const { session, reported } = hold({ read });
  expect(await session.read()).toBeNull();
  expect(reported).toEqual(['session-not-read']);
});

test('one that a keychain fails to give once is asked for again', async () => {
  let asked = 0;
  const { session, reported } = hold({
    read: () => {
      asked += 1;
      return asked === 1 ? refuse() : Promise.resolve(sessionText('rose', 'r-0'));
    },
  });
  expect(await session.read()).toBe(sessionText('rose', 'r-0'));
  expect(reported).toEqual([]);
});

test('one that was read once is not lost by a keychain that fails the next time', async () => {
  const { session, faults } = hold();
  await session.read();
  faults.read = refuse;
  expect(await session.read()).toBe(sessionText('rose', 'r-0'));
});

test('another person’s session, which the keychain wrote late, is nobody’s', async () => {
  const { session, store } = hold();
  await store.write(sessionText('paul'));
  expect(await session.read()).toBeNull();
});

test('a session that grew too long for the page is none', async () => {
  const { session, store } = hold();
  await store.write(sessionText('rose', 'r'.repeat(20_000)));
  expect(await session.read()).toBeNull();
});

test('what memory held ends with the sign-out, also what is being written then', async () => {
  const { session, record, faults, inStore } = hold({ write: refuse });
  await session.write(sessionText('paul'));
  record.end();
  expect(await session.read()).toBeNull();
  delete faults.write;
  const writing = session.write(sessionText('paul'));
  expect(await session.read()).toBe(sessionText('paul'));
  record.end();
  await writing;
  expect(await session.read()).toBeNull();
  await session.clear();
  expect(inStore()).toBeNull();
});

test('where the keychain refuses all, nobody believes the session of the person before', async () => {
  const { session, record, store } = hold({ write: refuse, clear: refuse });
  await session.write(sessionText('paul'));
  expect(await session.read()).toBe(sessionText('paul'));
  const next = holdSession(store, { record, report: () => undefined });
  expect(await next.read()).toBeNull();
});

test('signing out says when the keychain still holds the session, which nobody believes any more', async () => {
  const { session, record, inStore } = hold({ clear: refuse });
  record.end();
  await expect(session.clear()).rejects.toThrow('locked');
  expect(inStore()).not.toBeNull();
  expect(await session.read()).toBeNull();
});

test.each(['', 'null', '{"key":"k","value":{}}', '{"key":"k","value":{"uid":"a/b"}}'])(
  'what is no session (%j) is not written',
  async (text) => {
    const { session, inStore } = hold();
    await expect(session.write(text)).rejects.toThrow('That is no session.');
    expect(inStore()).toBe(sessionText('rose', 'r-0'));
  },
);
