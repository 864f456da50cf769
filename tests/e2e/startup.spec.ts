/** SPEC §4, §7, §8: what happens before the first page, and when something of it fails. */
import type { Page } from '@playwright/test';
import { sentences } from '../../src/renderer/features/failures/sentences.ts';
import { scriptsOf, weigh } from '../support/scriptWeight.ts';
import { expect, test } from './fixtures.ts';
import { comeBack } from './pages/account.ts';

/** Stands in for a page's code with one that breaks as it draws; its exports keep their names. */
async function breakPage(page: Page, name: string): Promise<void> {
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    const response = await route.fetch();
    const list = /export\s*\{([^}]*)\}/.exec(await response.text())?.[1] ?? '';
    const names = list.split(',').map((entry) =>
      entry
        .split(/\sas\s/)
        .at(-1)
        ?.trim(),
    );
    const exported = names.map((exportName) => `broken as ${exportName}`).join(',');
    const body = `const broken = () => { throw new TypeError('The page broke.'); };export{${exported}};`;
    await route.fulfill({ response, body });
  });
}

test('missing backend configuration values stop the app at startup, and are named', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.route('**/configuration.json', async (route) => {
    const response = await route.fetch();
    const { backend, ...rest } = (await response.json()) as { backend: Record<string, unknown> };
    const { apiKey, appId, ...kept } = backend;
    await route.fulfill({ response, json: { ...rest, backend: kept } });
  });
  await open('/');
  await expect(page.getByRole('alert')).toContainText('backend.apiKey');
  await expect(page.getByRole('alert')).toContainText('backend.appId');
  await expect(page.getByRole('alert')).not.toContainText('backend.projectId');
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test('a critical render failure says so with the product’s name', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', {
      get() {
        throw new TypeError('This browser is broken.');
      },
    });
  });
  await open('/');
  await expect(
    page.getByText('Amaranth failed to initialize. Please refresh the page or contact support.'),
  ).toBeVisible();
});

test('at startup all service workers are unregistered', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page
    .context()
    .route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => {});' }),
    );
  await open('/demo/access');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js'));
  expect(await count()).toBe(1);
  await page.reload();
  await expect.poll(count).toBe(0);
});

test('the error boundary retries up to 3 times, then reloads the page', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await breakPage(page, 'WaitlistPage');
  await open('/waitlist');
  await expect(page.getByText('Something went wrong while loading the application.')).toBeVisible();
  await expect(page.getByText('TypeError: The page broke.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expect(page.getByText(/contact support/)).toBeVisible();
  await expect(page.getByText('Retry attempt 0 of 3')).toBeVisible();
  for (const attempt of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByText(`Retry attempt ${attempt} of 3`)).toBeVisible();
  }
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await reload;
  // A reload begins anew: the page is still broken, no retry is counted.
  await expect(page.getByText('Something went wrong while loading the application.')).toBeVisible();
  await expect(page.getByText('Retry attempt 0 of 3')).toBeVisible();
});

// A page that was made at build stays as it is, and asks for its code until it is there (`typedEarly.spec.ts`).
test('a page whose code cannot be had is asked for again, up to 3 times', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.route(/\/assets\/DemoAccessPage-[^/]*\.js$/, (route) => route.abort());
  await open('/demo/access');
  await expect(page.getByText('Something went wrong while loading the application.')).toBeVisible();
  await expect(page.getByText('PageNotLoadedError: The page could not be fetched.')).toBeVisible();
  await expect(page.getByText('/assets/')).toHaveCount(0);
  await expect(page.getByText('Retry attempt 0 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('Retry attempt 1 of 3')).toBeVisible();
  await page.unroute(/\/assets\/DemoAccessPage-[^/]*\.js$/);
  // The try before may bring it still, and the button goes with the error.
  const again = page.getByRole('button', { name: 'Try Again' });
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(again.or(heading)).toBeVisible();
  await again.click({ timeout: 2_000 }).catch(() => undefined);
  await expect(heading).toBeVisible();
});

test('a launch config that cannot be read means both flags off, and is logged', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(/documents.*app_config|documents:batchGet/, (route) => route.abort());
  await open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => logged.some((text) => text.includes('Failed to load launch config'))).toBe(true);
});

test('the app forces light at startup; a toggle sets root, value and browser colour', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/');
  const root = page.locator('html');
  const colour = page.locator('meta[name="theme-color"]');
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(colour).toHaveAttribute('content', '#ffffff');
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(colour).toHaveAttribute('content', '#000000');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toContain('dark');
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('a person who chose "Remember my theme" keeps theirs', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/settings');
  // The choice takes a while to be saved; the theme is changed meanwhile.
  const changed = Promise.withResolvers<void>();
  await page.route('**/documents:commit*', async (route) => {
    await changed.promise;
    await route.continue();
  });
  const saved = page.waitForResponse((response) => response.url().includes('documents:commit'));
  await page.getByText('Remember my theme').click();
  await page.getByRole('button', { name: /dark/i }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  changed.resolve();
  await saved;
  await expect(page.getByRole('switch', { name: /^Remember my theme/ })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the logger sends warnings and errors to the error-reporting service when one exists, and no secret', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const envelopes: string[] = [];
  await page.route('**/configuration.json', async (route) => {
    const response = await route.fetch();
    const configuration = (await response.json()) as object;
    const errorReportingDsn = `${new URL(route.request().url()).origin.replace('//', '//key@')}/42`;
    await route.fulfill({ response, json: { ...configuration, errorReportingDsn } });
  });
  await page.route('**/api/42/envelope/**', async (route) => {
    envelopes.push(route.request().postData() ?? '');
    await route.fulfill({ status: 200, body: '{}' });
  });
  await page.route(/documents.*app_config|documents:batchGet/, (route) => route.abort());
  await open('/');
  await expect.poll(() => envelopes.length).toBeGreaterThan(0);
  expect(envelopes.join('')).toContain('Failed to load launch config');
  expect(envelopes.join('')).not.toMatch(/@example\.org|eyJ[\w-]+\./);
});

test.describe('on iOS Safari', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

  test('requests go through XMLHttpRequest', async ({ browser, backend }) => {
    const context = await browser.newContext({ userAgent: iphone, hasTouch: true });
    const page = await context.newPage();
    const kinds = new Set<string>();
    page.on('request', (request) => {
      if (/documents|accounts:/.test(request.url()) && request.method() !== 'OPTIONS')
        kinds.add(request.resourceType());
    });
    await page.goto(`${backend.origin}/`);
    await expect.poll(() => [...kinds]).toEqual(['xhr']);
    await context.close();
  });
});

test('who is signed in is asked while the code that draws the page is still on its way', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop app has its scripts on the disk.');
  const { page } = amaranth;
  await comeBack(amaranth);
  const isAsked = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-[^/]*\.js$/, async (route) => {
    await isAsked.promise;
    await route.continue();
  });
  const question = page.waitForRequest(/accounts:lookup/);
  await page.reload({ waitUntil: 'commit' });
  await question;
  isAsked.resolve();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
});

test('the first page, the dashboard, the albums and the settings are sent no more script than they were', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop app has its scripts on the disk.');
  const { page } = amaranth;
  // Kilobytes, gzip: what they weigh, and a little. Something heavy that slips into the first load shows here.
  const first = await scriptsOf(page, () => amaranth.open('/'));
  expect(weigh(first)).toBeLessThan(157);
  expect(first.length).toBeLessThan(16);
  // What is said of failures is asked for by the pages where something can fail.
  expect(first.filter((script) => script.includes(sentences.en.refused['trash-full']))).toEqual([]);
  await comeBack(amaranth);
  const dashboard = await scriptsOf(page, () => page.reload({ waitUntil: 'networkidle' }));
  expect(weigh(dashboard)).toBeLessThan(271);
  // A slow connection is waited for once a file: what the journeys of vite.config.ts keep together.
  expect(dashboard.length).toBeLessThan(15);
  const albums = await scriptsOf(page, () => amaranth.open('/albums'));
  expect(weigh(albums)).toBeLessThan(370);
  expect(albums.length).toBeLessThan(25);
  const settings = await scriptsOf(page, () => amaranth.open('/settings'));
  expect(weigh(settings)).toBeLessThan(406);
  expect(settings.length).toBeLessThan(37);
});
