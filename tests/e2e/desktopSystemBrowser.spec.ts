/**
 * A provider that refuses embedded windows is gone to in the system's browser, and comes back to a listener on this machine.
 * The provider is the embedded server's own, under the name of one that an operator configured.
 */
import type { Page } from '@playwright/test';
import { spawnBackend } from '../support/backend.ts';
import { findFreePort } from '../support/desktopDouble/launch.ts';
import { type Backend, test as base, expect } from './fixtures.ts';
import { newCredentials } from './pages/account.ts';
import { proveAddress } from './pages/provider.ts';

const test = base.extend<object, { readonly backend: Backend }>({
  backend: [
    async ({ rendererPort }, use) => {
      const port = await findFreePort();
      const issuer = `http://127.0.0.1:${port}/__/openid`;
      const provider = {
        providerId: 'oidc.family',
        label: 'Family',
        clientId: 'amaranth-app',
        authorizationEndpoint: `${issuer}/authorize`,
        tokenEndpoint: `${issuer}/token`,
        issuer,
        scopes: ['openid', 'email'],
        refusesEmbeddedWindows: true,
      };
      const server = await spawnBackend({
        environment: {
          AMARANTH_PORT: String(port),
          AMARANTH_ORIGINS: `http://127.0.0.1:${rendererPort}`,
          AMARANTH_FEDERATED_PROVIDERS: JSON.stringify([provider]),
        },
      });
      await use({ origin: server.origin, server });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.skip(
  ({ shell }) => shell !== 'desktop-double',
  'What the system’s browser was told is seen in the double alone.',
);

const button = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Continue with Family' });

/** Presses the button and gives the address that the system's browser was told. */
async function begin(page: Page, openedOutside: readonly string[] = []): Promise<URL> {
  const before = openedOutside.length;
  await button(page).click();
  await expect.poll(() => openedOutside.length).toBe(before + 1);
  return new URL(openedOutside.at(-1) ?? '');
}

/** The answer that somebody else on this machine could give. */
function answerTo(address: URL, state: string): string {
  const answer = new URL(address.searchParams.get('redirect_uri') ?? '');
  answer.search = new URLSearchParams({ code: 'stolen', state }).toString();
  return answer.href;
}

test('a new person comes in through the system’s browser, and no window of the app’s opens', async ({
  amaranth,
  backend,
  browser,
}) => {
  const { page, open, openedOutside } = amaranth;
  await open('/dashboard');
  const address = await begin(page, openedOutside);
  expect(new URL(address.searchParams.get('redirect_uri') ?? '').hostname).toBe('127.0.0.1');
  expect(page.context().pages()).toHaveLength(1);

  const elsewhere = await browser.newPage();
  await elsewhere.goto(address.href);
  await proveAddress(elsewhere, backend.server.dataFolder, newCredentials().email);
  await expect(elsewhere.getByRole('heading', { name: 'You are almost there' })).toBeVisible();
  await elsewhere.close();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('an answer with another state is not taken, and the right one still is', async ({
  amaranth,
  backend,
  browser,
}) => {
  const { page, open, openedOutside } = amaranth;
  await open('/dashboard');
  const address = await begin(page, openedOutside);
  for (const state of ['', 'another', `${address.searchParams.get('state')}x`]) {
    expect((await fetch(answerTo(address, state))).status).toBe(404);
  }
  await expect(page.getByText('Finish signing in on the page that opened')).toBeVisible();

  const elsewhere = await browser.newPage();
  await elsewhere.goto(address.href);
  await proveAddress(elsewhere, backend.server.dataFolder, newCredentials().email);
  await elsewhere.close();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('who gives up while the browser is open has the form again, and nothing listens any more', async ({
  amaranth,
}) => {
  const { page, open, openedOutside } = amaranth;
  await open('/dashboard');
  const address = await begin(page, openedOutside);
  await page.getByRole('status').getByRole('button', { name: 'Cancel' }).click();
  await expect(button(page)).toBeEnabled();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(
    'The sign-in window was closed before the sign-in was finished.',
  );
  await expect(fetch(answerTo(address, address.searchParams.get('state') ?? ''))).rejects.toThrow();

  const again = await begin(page, openedOutside);
  expect(again.searchParams.get('state')).not.toBe(address.searchParams.get('state'));
});
