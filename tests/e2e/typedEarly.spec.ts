/** What visitors type and press while a page's scripts are still on the way: it stays, and is sent nowhere by itself. */
import { expect, test } from './fixtures.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app has its scripts on the disk.');

for (const path of ['/contact', '/privacy/request', '/waitlist', '/?scroll=waitlist']) {
  test(`what is typed on ${path} before its first script is there still stands once the page works`, async ({
    amaranth: { page, serverOrigin },
  }) => {
    const held = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(`${serverOrigin}${path}`, { waitUntil: 'commit' });
    const form = page.getByRole('main').locator('form').last();
    const email = form.locator('input[type=email]');
    const words = form.locator('textarea');
    await email.fill('early@example.org');
    if ((await words.count()) > 0) await words.fill('Early words');
    await expect(form.locator('button[type=submit]')).toBeDisabled();
    await email.press('Enter');
    held.resolve();
    await page.locator('#root[data-taken-over]').waitFor({ state: 'attached', timeout: 20_000 });
    await form.locator('label:not([aria-hidden] label)').first().click();
    await expect(email).toHaveValue('early@example.org');
    if ((await words.count()) > 0) {
      await expect(words).toHaveValue('Early words');
      await expect(form.locator('button[type=submit]')).toBeEnabled();
    }
    expect(documents).toHaveLength(1);
  });
}

test('a line that is cut while the app is on its way is said at the form, which opens by itself afterwards', async ({
  amaranth: { page, serverOrigin },
}) => {
  let tries = 0;
  await page.route(/\/assets\/(drawApp|ContactPage|framework)-[^/]*\.js$/, async (route) => {
    tries += 1;
    await route.abort('connectionfailed');
  });
  await page.goto(`${serverOrigin}/contact`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill('early@example.org');
  await page.getByRole('combobox', { name: 'What it is about' }).selectOption('vault');
  await page.getByRole('textbox', { name: 'Your message' }).fill('Early words');
  await expect(page.getByText('the button opens by itself once the connection is back')).toBeVisible();
  await expect(page.getByText('please load the page again')).toBeHidden();
  expect(tries).toBeGreaterThan(0);
  await page.unrouteAll();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
});

test('a page that is taken over under a press stays where it is, and hears the press once', async ({
  amaranth: { page, serverOrigin },
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/LandingPage-[^/]*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(serverOrigin);
  const silence = page.getByRole('button', { name: 'Say nothing' });
  await silence.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await silence.hover();
  await page.mouse.down();
  held.resolve();
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  await page.mouse.up();
  const panel = page.getByRole('region', { name: 'Try it' });
  await expect(panel).toContainText('We ask you');
  await expect(panel).not.toContainText('We ask a second time');
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('a page that is loaded again stays where its reader scrolled to since', async ({
  amaranth: { page, serverOrigin },
}) => {
  await page.goto(serverOrigin);
  await page.mouse.move(5, 5);
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.reload();
  await page.evaluate(() => window.scrollTo(0, 1_500));
  await page.mouse.move(6, 6);
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => window.scrollY)).toBe(1_500);
});
