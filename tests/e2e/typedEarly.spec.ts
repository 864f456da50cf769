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
    await form.locator('label').first().click();
    await expect(email).toHaveValue('early@example.org');
    if ((await words.count()) > 0) {
      await expect(words).toHaveValue('Early words');
      await expect(form.locator('button[type=submit]')).toBeEnabled();
    }
    expect(documents).toHaveLength(1);
  });
}
