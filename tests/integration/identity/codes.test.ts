/** Six digits are few: who guesses at them is slowed by whose they are and from where, however many codes are asked for. */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Backend, movableClock, startBackend } from '../../support/backend.ts';
import { ask, confirmAddress, mailsTo, PASSWORD, signUp } from '../../support/identity.ts';

const clock = movableClock();
const TEN_MINUTES = 10 * 60_000;
const DAY = 24 * 3_600_000;
const TOO_MANY = 'TOO_MANY_ATTEMPTS_TRY_LATER';
let backend: Backend;
let count = 0;
let email = '';
let phoneNumber = '';

beforeAll(async () => {
  backend = await startBackend({
    clock,
    emulator: false,
    environment: { AMARANTH_DEMO: '0', AMARANTH_TRUSTED_PROXIES: '127.0.0.1' },
  });
});
afterAll(() => backend.stop());
beforeEach(() => {
  count += 1;
  email = `codes-${count}@example.org`;
  phoneNumber = `+120255503${String(10 + count)}`;
  clock.advance(DAY);
});

/** Where a request comes from, and what its browser kept. */
interface From {
  readonly address: string;
  readonly cookie?: string;
}
const home: From = { address: '192.0.2.1' };
const stranger = (index: number): From => ({ address: `203.0.113.${index}` });
const headersOf = ({ address, cookie = '' }: From) => ({ 'x-forwarded-for': address, cookie });

async function sentCode(recipient: string): Promise<string> {
  const [newest] = await mailsTo(backend, recipient);
  const { services } = await backend.server.businessLogic();
  const message = newest && (await services.outbox?.read(newest.id));
  return /\b\d{6}\b/.exec(`${message?.subject} ${message?.text}`)?.[0] ?? '';
}
const WRONG = 'abcdef';

function openid(page: string, fields: Record<string, string>, from: From) {
  const request = {
    response_type: 'code',
    client_id: backend.configuration.federatedProviders[0]?.clientId ?? '',
    redirect_uri: `${backend.origin}/sign-in-return.html`,
    state: randomBytes(24).toString('base64url'),
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
  };
  return fetch(`${backend.origin}/__/openid/${page}`, {
    method: 'POST',
    redirect: 'manual',
    headers: headersOf(from),
    body: new URLSearchParams({ ...request, ...fields }),
  });
}

type Outcome = 'right' | 'wrong' | 'paused';
interface Proof {
  guess(code: string): Promise<Outcome>;
  right(): Promise<string>;
  /** What a right guess left in the browser. */
  readonly kept: () => string;
}

async function mailedProof(from: From): Promise<Proof> {
  const page = await (await openid('choose', { email }, from)).text();
  const proof = /name="proof" value="([^"]+)"/.exec(page)?.[1] ?? '';
  let kept = '';
  return {
    right: () => sentCode(email),
    kept: () => kept,
    guess: async (code) => {
      const answer = await openid('prove', { proof, code }, from);
      kept = answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      if (answer.status === 303) return 'right';
      return (await answer.text()).includes('Too many attempts') ? 'paused' : 'wrong';
    },
  };
}

async function textedProof(from: From): Promise<Proof> {
  const sent = await ask(backend, 'sendVerificationCode', { phoneNumber }, headersOf(from));
  const { sessionInfo } = sent.body;
  let kept = '';
  return {
    right: () => sentCode(`${phoneNumber.slice(1)}@text.amaranth.example`),
    kept: () => kept,
    guess: async (code) => {
      const answer = await ask(backend, 'signInWithPhoneNumber', { sessionInfo, code }, headersOf(from));
      kept = answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      if (answer.status === 200) return 'right';
      return answer.code === TOO_MANY ? 'paused' : 'wrong';
    },
  };
}

/** Wrong guesses, five a code, until `times` or a pause. Gives how many were looked at. */
async function guessWrongly(prove: (from: From) => Promise<Proof>, from: From, times: number) {
  let looked = 0;
  while (looked < times) {
    const proof = await prove(from);
    for (let index = 0; index < 5 && looked < times; index += 1) {
      if ((await proof.guess(WRONG)) === 'paused') return looked;
      looked += 1;
    }
  }
  return looked;
}

describe.each([
  ['mailed', mailedProof, () => signUp(backend, email)],
  [
    'texted',
    textedProof,
    async () =>
      (await textedProof(home)).guess(await sentCode(`${phoneNumber.slice(1)}@text.amaranth.example`)),
  ],
] as const)('A %s code', (_, prove, becomeKnown) => {
  test('is guessed at ten times in ten minutes from one place, however many are asked for', async () => {
    await becomeKnown();
    expect(await guessWrongly(prove, stranger(1), 30)).toBe(10);
    const proof = await prove(stranger(2));
    expect(await proof.guess(await proof.right())).toBe('right');
    clock.advance(TEN_MINUTES);
    const later = await prove(stranger(1));
    expect(await later.guess(await later.right())).toBe('right');
  });

  test('is guessed at thirty times a day from one place', async () => {
    await becomeKnown();
    for (let round = 0; round < 3; round += 1) {
      expect(await guessWrongly(prove, stranger(1), 10)).toBe(10);
      clock.advance(TEN_MINUTES);
    }
    const proof = await prove(stranger(1));
    expect(await proof.guess(await proof.right())).toBe('paused');
    clock.advance(DAY);
    const later = await prove(stranger(1));
    expect(await later.guess(await later.right())).toBe('right');
  });

  test('is guessed at a hundred times a day from everywhere strange, and its owner comes in by the device they know', async () => {
    await becomeKnown();
    const first = await prove(home);
    expect(await first.guess(await first.right())).toBe('right');
    const cookie = first.kept();
    let looked = 0;
    for (let place = 1; place <= 15; place += 1) {
      looked += await guessWrongly(prove, stranger(place), 10);
      clock.advance(TEN_MINUTES);
    }
    expect(looked).toBe(100);
    const elsewhere = await prove({ address: '198.51.100.7' });
    expect(await elsewhere.guess(await elsewhere.right())).toBe('paused');
    const own = await prove({ address: '198.51.100.8', cookie });
    expect(await own.guess(await own.right())).toBe('right');
  });
});

test('a code of an authenticator is guessed at thirty times a day from one place', async () => {
  const { idToken } = await signUp(backend, email);
  await confirmAddress(backend, email, idToken);
  const begun = await ask(backend, 'v2/accounts/mfaEnrollment:start', { idToken, totpEnrollmentInfo: {} });
  const session = begun.body.totpSessionInfo as { sharedSecretKey: string; sessionInfo: string };
  const totp = new TOTP({ secret: Secret.fromBase32(session.sharedSecretKey) });
  const now = () => totp.generate({ timestamp: clock.now() });
  const enrolled = await ask(backend, 'v2/accounts/mfaEnrollment:finalize', {
    idToken,
    totpVerificationInfo: { sessionInfo: session.sessionInfo, verificationCode: now() },
  });
  expect(enrolled.status).toBe(200);
  const signIn = async () => {
    const { body } = await ask(backend, 'signInWithPassword', { email, password: PASSWORD });
    const [factor] = body.mfaInfo as { mfaEnrollmentId: string }[];
    return (verificationCode: string) =>
      ask(backend, 'v2/accounts/mfaSignIn:finalize', {
        mfaPendingCredential: body.mfaPendingCredential,
        mfaEnrollmentId: factor?.mfaEnrollmentId,
        totpVerificationInfo: { verificationCode },
      });
  };
  for (let round = 0; round < 3; round += 1) {
    clock.advance(TEN_MINUTES);
    const answer = await signIn();
    for (let guess = 0; guess < 10; guess += 1) expect((await answer(WRONG)).code).toBe('INVALID_CODE');
  }
  clock.advance(TEN_MINUTES);
  expect((await (await signIn())(now())).code).toBe(TOO_MANY);
  clock.advance(DAY);
  expect((await (await signIn())(now())).status).toBe(200);
});
