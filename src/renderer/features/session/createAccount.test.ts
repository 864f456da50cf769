import { FirebaseError } from 'firebase/app';
import { expect, test } from 'vitest';
import { type AccountCalls, againIfLost, createAccount } from './createAccount.ts';

const lost = new FirebaseError('auth/network-request-failed', 'No answer.');
const taken = new FirebaseError('auth/email-already-in-use', 'It is taken.');

function calls(overrides: Partial<AccountCalls<string>>) {
  const made: string[] = [];
  return {
    made,
    calls: {
      async create() {
        made.push('create');
        return overrides.create ? overrides.create() : 'created';
      },
      async signIn() {
        made.push('sign in');
        return overrides.signIn ? overrides.signIn() : 'found';
      },
      isNew: () => true,
      ...(overrides.isNew ? { isNew: overrides.isNew } : {}),
    } satisfies AccountCalls<string>,
  };
}

test('an account is made with one call', async () => {
  const { made, calls: given } = calls({});
  expect(await createAccount(given, false)).toBe('created');
  expect(made).toEqual(['create']);
});

test('an account whose making was never answered is found by signing in', async () => {
  const { calls: given } = calls({ create: () => Promise.reject(lost) });
  expect(await createAccount(given, false)).toBe('found');
});

test('what never arrived made nothing: the lost connection is told', async () => {
  const notFound = new FirebaseError('auth/user-not-found', 'Nobody.');
  const { calls: given } = calls({
    create: () => Promise.reject(lost),
    signIn: () => Promise.reject(notFound),
  });
  await expect(createAccount(given, false)).rejects.toBe(lost);
});

test('an address that is taken is told, and nobody is signed in', async () => {
  const { made, calls: given } = calls({ create: () => Promise.reject(taken) });
  await expect(createAccount(given, false)).rejects.toBe(taken);
  expect(made).toEqual(['create']);
});

test('an address that an unanswered try took is the person’s own', async () => {
  const { calls: given } = calls({ create: () => Promise.reject(taken) });
  expect(await createAccount(given, true)).toBe('found');
});

test('an account that was there before is not signed up anew', async () => {
  const { calls: given } = calls({ create: () => Promise.reject(taken), isNew: () => false });
  await expect(createAccount(given, true)).rejects.toBe(taken);
});

test('a step whose answer is lost is made once more, any other refusal stands', async () => {
  let tries = 0;
  const failing = (error: Error, times: number) => async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
  expect(await againIfLost(failing(lost, 1))).toBe(2);
  tries = 0;
  await expect(againIfLost(failing(lost, 2))).rejects.toBe(lost);
  tries = 0;
  await expect(againIfLost(failing(taken, 1))).rejects.toBe(taken);
  expect(tries).toBe(1);
});
