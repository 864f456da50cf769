/** A service that fails for a moment, at each step of coming in and staying in (SPEC §4): nobody pays for it. */
import type { Page } from '@playwright/test';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, newCredentials, signIn, signOut, signUp } from './pages/account.ts';
import { loseAnswers } from './pages/lostAnswers.ts';

const PROFILE = /\/documents\/users\/|documents:batchGet/;
const LOOKUP = /accounts:lookup/;
const TOKEN = /\/v1\/token/;

/** The next answer to `address` is this refusal. Returns how often it was given. */
async function refuseOnce(
  page: Page,
  address: RegExp,
  status: number,
  message: string,
): Promise<() => number> {
  let given = 0;
  await page.route(
    address,
    (route) => {
      given += 1;
      return route.fulfill({ status, json: { error: { code: status, message } } });
    },
    { times: 1 },
  );
  return () => given;
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ });

test('a reload signs nobody out while the identity service is busy or fails', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  for (const [address, status, message] of [
    [LOOKUP, 429, 'Too many requests from this address. Try again shortly.'],
    [LOOKUP, 400, 'TOO_MANY_ATTEMPTS_TRY_LATER : Too many requests. Please try again later.'],
    [LOOKUP, 500, 'INTERNAL_ERROR'],
    [LOOKUP, 507, 'The disk of this server is full.'],
    [TOKEN, 429, 'Too many requests from this address. Try again shortly.'],
    [TOKEN, 503, 'The service is unavailable'],
  ] as const) {
    if (address === TOKEN) await page.evaluate(expireStoredToken);
    const given = await refuseOnce(page, address, status, message);
    await page.reload();
    await expect(greeting(page)).toBeVisible();
    expect(given(), `${address} ${status}`).toBe(1);
  }
});

test('a reload ends a session that the identity service says is over', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  await refuseOnce(page, LOOKUP, 400, 'TOKEN_EXPIRED');
  await page.reload();
  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();
});

test('a sign-in outlives one profile read that fails, at either of its reads', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  for (const failing of [1, 2]) {
    await signOut(page);
    await open('/dashboard');
    let reads = 0;
    await page.route(PROFILE, (route) => {
      if (!route.request().url().includes('batchGet')) return route.fallback();
      reads += 1;
      return reads === failing ? route.fulfill({ status: 503, body: 'Restarting' }) : route.fallback();
    });
    await signIn(page, person);
    await expect(greeting(page)).toBeVisible();
    expect(reads).toBeGreaterThan(failing);
    await page.unroute(PROFILE);
  }
});

test('a profile that nobody answers for is asked for again after 20 seconds', async ({ amaranth }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  const there = page.url();
  // What the page before still reads is not this page's first question.
  await page.goto('about:blank');
  let asked = 0;
  await page.route(PROFILE, async (route) => {
    asked += 1;
    // The first is never answered.
    if (asked > 1) await route.continue();
  });
  await page.clock.install();
  await page.goto(there);
  await expect(page.getByText('Loading user data...')).toBeVisible();
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(21_000);
  await expect(greeting(page)).toBeVisible();
});

test('who signs in while the service is busy or fails is told so in the catalogue’s words', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const alert = page.getByRole('dialog').getByRole('alert');
  for (const [status, message, text] of [
    [
      429,
      'Too many requests from this address. Try again shortly.',
      'Trop de tentatives. Réessayez plus tard',
    ],
    [
      503,
      'INTERNAL_ERROR : The disk of this server cannot be written to.',
      'Connection error. Check your internet',
    ],
  ] as const) {
    await refuseOnce(page, /accounts:signInWithPassword/, status, message);
    await signIn(page, newCredentials());
    // Exactly, and where the interface speaks the other language the same below.
    await expect(alert).toContainText(text);
  }
});

for (const [what, lose] of [
  ['whose answer is lost', (page: Page) => loseAnswers(page, /accounts:signUp/)],
  [
    'whose account cannot be read at first',
    (page: Page) => page.route(LOOKUP, (route) => route.abort('connectionreset'), { times: 1 }),
  ],
] as const) {
  test(`a sign-up ${what} goes on by itself, with its name and its mail`, async ({ amaranth, backend }) => {
    const person = newCredentials();
    await lose(amaranth.page);
    await signUp(amaranth, person);
    await waitForLink(backend.server.dataFolder, person.email, /confirm/i);
  });
}

test('a sign-up that stayed without any answer is finished by pressing again', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await loseAnswers(page, /accounts:signUp/);
  await page.route(/accounts:signInWithPassword/, (route) => route.abort('connectionreset'), { times: 1 });
  await open('/signin');
  await page.getByRole('button', { name: 'Create account' }).click();
  const modal = page.getByRole('dialog');
  await modal.getByLabel('Name').fill(person.name);
  await modal.getByLabel('E-mail').fill(person.email);
  await modal.getByLabel('Password', { exact: true }).fill(person.password);
  await modal.getByLabel('Confirm password').fill(person.password);
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(modal.getByRole('alert')).toHaveText('Connection error. Check your internet');
  await modal.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Welcome, Rose Martin/ })).toBeVisible();
  await waitForLink(backend.server.dataFolder, person.email, /confirm/i);
});

/** As an hour later. Runs in the page. */
function expireStoredToken(): void {
  for (const key of Object.keys(sessionStorage).filter((name) => name.startsWith('firebase:authUser'))) {
    const text = sessionStorage.getItem(key) ?? '';
    sessionStorage.setItem(key, text.replace(/"expirationTime":\d+/, '"expirationTime":1'));
  }
}
