import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { defineCallable } from '#shared/callables/contract.ts';
import type { Caller } from './caller.ts';
import { Refusal, toWireError } from './errors.ts';
import { defineHandler } from './handler.ts';
import type { Services } from './services.ts';

const contract = defineCallable({
  name: 'letters-write',
  input: z.object({ letter: z.object({ title: z.string().min(1) }) }),
  output: z.object({ written: z.string() }),
});
const input = { letter: { title: 'To Ana' } };

/** The sign-in whose session was ended from another device. */
const ENDED = '3000';

/** Only what the rights of a caller are decided from; no handler here touches the rest. */
function servicesWith(account: {
  email: string;
  emailVerified: boolean;
  role?: string;
  tokensValidAfterTime?: string;
  disabled?: boolean;
}): Services {
  const record = {
    disabled: false,
    ...account,
    customClaims: account.role ? { role: account.role } : undefined,
  };
  return {
    auth: { getUser: () => Promise.resolve(record) },
    configuration: { adminEmails: ['ada@example.com'] },
    firestore: { collection: () => ({ doc: (id: string) => ({ get: () => ({ exists: id === ENDED }) }) }) },
  } as unknown as Services;
}
const plain = servicesWith({ email: 'eve@example.com', emailVerified: true });

function caller(claims: Record<string, unknown> = {}): Caller {
  return {
    uid: 'u1',
    email: 'ada@example.com',
    emailVerified: true,
    claims: { auth_time: 2_000, ...claims },
  };
}

async function failureOf(work: Promise<unknown>) {
  return work.then(
    () => expect.fail('was expected to be refused'),
    (error: unknown) => toWireError(error),
  );
}

describe('a handler', () => {
  const write = defineHandler(contract, {
    access: 'user',
    run: ({ letter }, { caller: person }) => ({ written: `${letter.title} by ${person.uid}` }),
  });

  test('runs its rule for a signed-in person', async () => {
    await expect(write.call(input, { caller: caller(), services: plain })).resolves.toEqual({
      written: 'To Ana by u1',
    });
  });

  test('names the field of bad input', async () => {
    const failure = await failureOf(
      write.call({ letter: { title: '' } }, { caller: caller(), services: plain }),
    );
    expect(failure).toMatchObject({
      code: 'invalid-argument',
      details: { code: 'invalid-input', field: 'letter.title' },
    });
  });

  test('refuses a session that was ended from another device', async () => {
    const ended = { caller: caller({ auth_time: Number(ENDED) }), services: plain };
    expect(await failureOf(write.call(input, ended))).toMatchObject({
      code: 'unauthenticated',
      details: { code: 'session-ended' },
    });
  });

  test('refuses a token that does not say when its session began', async () => {
    const timeless = { caller: caller({ auth_time: undefined }), services: plain };
    expect(await failureOf(write.call(input, timeless))).toMatchObject({
      code: 'unauthenticated',
      details: { code: 'not-signed-in' },
    });
  });

  test('says that too much is changing at once when a transaction lost all its tries', async () => {
    const contended = defineHandler(contract, {
      access: 'visitor',
      run: () => Promise.reject(Object.assign(new Error('10 ABORTED: contention'), { code: 10 })),
    });
    expect(await failureOf(contended.call(input, { caller: null, services: plain }))).toMatchObject({
      code: 'aborted',
      details: { code: 'busy' },
    });
  });

  test('refuses a visitor before it looks at the input', async () => {
    expect(await failureOf(write.call(null, { caller: null, services: plain }))).toMatchObject({
      code: 'unauthenticated',
      details: { code: 'not-signed-in' },
    });
  });

  test('writes nothing for the demo account, and lets it read', async () => {
    const demo = { caller: caller({ demo: true }), services: plain };
    expect(await failureOf(write.call(input, demo))).toMatchObject({
      code: 'permission-denied',
      details: { code: 'demo-account-read-only' },
    });
    const read = defineHandler(contract, { access: 'user', effect: 'reads', run: () => ({ written: 'no' }) });
    await expect(read.call(input, demo)).resolves.toEqual({ written: 'no' });
  });

  test('never sends the text of an unexpected error', async () => {
    const broken = defineHandler(contract, {
      access: 'visitor',
      run: () => Promise.reject(new Error('/home/ana/.data is full')),
    });
    expect(await failureOf(broken.call(input, { caller: null, services: plain }))).toEqual({
      code: 'internal',
      message: 'INTERNAL',
    });
  });
});

describe('an admin handler', () => {
  const admin = defineHandler(contract, { access: 'admin', run: () => ({ written: 'yes' }) });
  const verified = { email: 'Ada@example.com', emailVerified: true, role: 'admin' };

  test('admits a listed, verified address whose record and token carry the role', async () => {
    const invocation = { caller: caller({ role: 'admin' }), services: servicesWith(verified) };
    await expect(admin.call(input, invocation)).resolves.toEqual({ written: 'yes' });
  });

  test.each([
    ['a token without the claim', {}, verified],
    ['a forged or stale claim', { role: 'admin' }, { ...verified, role: 'user' }],
    ['an address that is not listed', { role: 'admin' }, { ...verified, email: 'eve@example.com' }],
    ['an address that was never verified', { role: 'admin' }, { ...verified, emailVerified: false }],
    ['a disabled account', { role: 'admin' }, { ...verified, disabled: true }],
    [
      'a session that was revoked',
      { role: 'admin' },
      { ...verified, tokensValidAfterTime: new Date(2_001_000).toUTCString() },
    ],
  ])('refuses %s', async (_title, claims, account) => {
    const invocation = { caller: caller(claims), services: servicesWith(account) };
    expect(await failureOf(admin.call(input, invocation))).toMatchObject({
      code: 'permission-denied',
      details: { code: 'admin-only' },
    });
  });
});

test('a business refusal carries its code and figures', () => {
  expect(toWireError(new Refusal('storage-quota-exceeded', 'Too big', { bytesLeft: 3 }))).toEqual({
    code: 'resource-exhausted',
    message: 'Too big',
    details: { code: 'storage-quota-exceeded', bytesLeft: 3 },
  });
});
