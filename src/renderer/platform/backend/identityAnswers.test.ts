import { describe, expect, it } from 'vitest';
import { createIdentityFetch } from './identityAnswers.ts';

const LOOKUP = 'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k';
const TOKEN = 'http://127.0.0.1:8080/securetoken.googleapis.com/v1/token?key=k';
const SIGN_IN = 'http://127.0.0.1:8080/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=k';

const refusal = (status: number, message: string) =>
  Response.json({ error: { code: status, message } }, { status });

/** What the SDK hears when the service gives this answer: status and word, or a lost connection. */
async function heard(address: string, answer: Response, isRestoring: boolean): Promise<string> {
  const ask = createIdentityFetch(
    async () => answer,
    () => isRestoring,
  );
  try {
    const given = await ask(address, { method: 'POST' });
    return `${given.status} ${(await given.json()).error?.message ?? 'done'}`;
  } catch (error) {
    return error instanceof TypeError ? 'lost' : String(error);
  }
}

const passing: readonly [string, Response][] = [
  ['408', refusal(408, 'Timed out')],
  ['429', refusal(429, 'Too many requests from this address. Try again shortly.')],
  ['the vendor’s word for too many', refusal(400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests.')],
  ['500', refusal(500, 'INTERNAL_ERROR')],
  ['503', refusal(503, 'The service is unavailable')],
  ['507', refusal(507, 'The disk of this server is full.')],
  ['a proxy’s own refusal', refusal(403, 'Blocked')],
  ['a proxy’s page', new Response('<html>', { status: 502 })],
];
const final = [
  'TOKEN_EXPIRED',
  'USER_DISABLED',
  'USER_NOT_FOUND',
  'INVALID_ID_TOKEN',
  'INVALID_REFRESH_TOKEN',
];

describe('A session that is being restored', () => {
  it.each(passing)('hears of %s as a lost connection, which ends nothing', async (_, answer) => {
    expect(await heard(LOOKUP, answer.clone(), true)).toBe('lost');
    expect(await heard(TOKEN, answer.clone(), true)).toBe('lost');
  });

  it.each(final)('hears that it is over: %s', async (word) => {
    expect(await heard(LOOKUP, refusal(400, word), true)).toBe(`400 ${word}`);
    expect(await heard(TOKEN, refusal(400, `${word} : It is over.`), true)).toBe(`400 ${word} : It is over.`);
  });
});

describe('A token that is renewed later', () => {
  it.each(passing)('takes %s for a lost connection (SPEC §4)', async (_, answer) => {
    expect(await heard(TOKEN, answer.clone(), false)).toBe('lost');
  });
});

describe('Somebody who signs in', () => {
  it.each([
    'TOO_MANY_ATTEMPTS_TRY_LATER : Access is blocked for a while.',
    'INVALID_PASSWORD',
    'USER_DISABLED',
  ])('is told what the service says: %s', async (word) => {
    expect(await heard(SIGN_IN, refusal(400, word), false)).toBe(`400 ${word}`);
    expect(await heard(LOOKUP, refusal(400, word), false)).toBe(`400 ${word}`);
  });

  it('hears of too many requests in the service’s word, whoever counted them', async () => {
    const sentence = refusal(429, 'Too many requests from this address. Try again shortly.');
    expect(await heard(SIGN_IN, sentence, false)).toBe('429 TOO_MANY_ATTEMPTS_TRY_LATER');
    const text = new Response('busy', { status: 429 });
    expect(await heard(SIGN_IN, text, false)).toBe('429 TOO_MANY_ATTEMPTS_TRY_LATER');
    const own = 'TOO_MANY_ATTEMPTS_TRY_LATER : Wait a minute.';
    expect(await heard(SIGN_IN, refusal(429, own), false)).toBe(`429 ${own}`);
  });

  it.each([408, 500, 503, 507])('hears of %i as a connection that was lost', async (status) => {
    expect(await heard(SIGN_IN, refusal(status, 'INTERNAL_ERROR'), false)).toBe('lost');
  });
});

it('leaves every other request alone', async () => {
  const elsewhere = 'http://127.0.0.1:8080/functions/account-noteSession?to=/identitytoolkit.googleapis.com/';
  expect(await heard(elsewhere, refusal(503, 'Restarting'), true)).toBe('503 Restarting');
  expect(await heard(LOOKUP, Response.json({}), true)).toBe('200 done');
});
