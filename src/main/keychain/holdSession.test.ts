import { expect, test } from 'vitest';
import { holdSession } from './holdSession.ts';
import type { Keychain } from './keychain.ts';
import { recordInMemory } from './keychains.testing.ts';

const never = () => new Promise<never>(() => undefined);
const refuse = async () => {
  throw new Error('locked');
};

function hold(faults: Partial<Keychain>) {
  let text: string | null = null;
  const reported: string[] = [];
  const record = recordInMemory({ isSessionHeld: true });
  const session = holdSession(
    {
      kind: 'keychain',
      read: async () => text,
      write: async (secret) => {
        text = secret;
      },
      clear: async () => {
        text = null;
      },
      ...faults,
    },
    { record, report: (event) => reported.push(event), longestWait: 20 },
  );
  return { session, record, reported, inStore: () => text };
}

test('a keychain that works holds the session', async () => {
  const { session, inStore } = hold({});
  await session.write('r-1');
  expect(await session.read()).toBe('r-1');
  expect(inStore()).toBe('r-1');
  expect(session.kind).toBe('keychain');
});

test.each([
  ['refuses', refuse],
  ['does not answer', never],
])('where the keychain %s to write, memory holds the session and Settings says so', async (_, write) => {
  const { session, reported } = hold({ write });
  await session.write('r-1');
  expect(await session.read()).toBe('r-1');
  expect(session.kind).toBe('memory');
  expect(reported).toEqual(['session-not-written']);
});

test.each([
  ['refuses', refuse],
  ['does not answer', never],
])('a keychain that %s to read has nobody signed in, and the app starts', async (_, read) => {
  const { session, reported } = hold({ read });
  expect(await session.read()).toBeNull();
  expect(reported).toEqual(['session-not-read']);
});

test('signing out says when the keychain still holds the session, which nobody believes any more', async () => {
  const { session, record, inStore } = hold({ clear: refuse });
  await session.write('r-1');
  await expect(session.clear()).rejects.toThrow('locked');
  expect(inStore()).toBe('r-1');
  expect(await session.read()).toBeNull();
  expect(record.read().isSessionHeld).toBe(false);
});
