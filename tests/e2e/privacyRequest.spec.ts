/** /privacy/request: from the form by the mailed link to the answer, and what stays while the server fails. */
import type { Page } from '@playwright/test';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { confirmAddress, signInAsAdministrator } from './pages/administration.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

async function ask(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What you ask for' }).selectOption('access');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'In your own words' }).fill('All of it, please.');
}
const send = (page: Page) => page.getByRole('button', { name: 'Send me the link' });
const request = (page: Page) => page.getByRole('region', { name: 'Your request' });

test('a request counts once its mailed link was pressed, and its answer stands where the link leads', async ({
  amaranth,
  backend,
}) => {
  test.setTimeout(120_000);
  const { page, open } = amaranth;
  await open('/privacy/request');
  await ask(page, 'rose@example.org');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Look into your mailbox' })).toBeFocused();
  const link = await waitForLink(backend.server.dataFolder, 'rose@example.org');
  await page.goto(link);
  await expect(request(page)).toContainText('Waiting for you to confirm it');
  // Who looks over a shoulder, or into the history, finds no secret.
  expect(new URL(page.url()).hash).toBe('');
  await request(page).getByRole('button', { name: 'Confirm the request' }).click();
  await expect(request(page)).toContainText('We answer by');
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(request(page)).toContainText('We answer by');

  await signInAsAdministrator(amaranth, backend);
  await confirmAddress(amaranth, backend);
  await open('/admin?tab=privacy');
  const listed = page.getByRole('article', { name: 'rose@example.org' });
  await expect(listed).toContainText('All of it, please.');
  await listed.getByRole('textbox').fill('Here is all that we keep of you.');
  await listed.getByRole('button', { name: 'Send to the person' }).click();
  await expect(listed).toHaveCount(0);

  await page.goto(link);
  await expect(request(page)).toContainText('Here is all that we keep of you.');
  await expect(request(page).getByRole('button')).toHaveCount(0);
});

test('a foreign link opens nothing, and the form is still there', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open(`/privacy/request#${'a'.repeat(43)}.${'b'.repeat(43)}`);
  await expect(request(page)).toContainText('This link opens no request.');
  await expect(send(page)).toBeVisible();
});

test('while the server fails the words stay, over a reload too, and one press sends them later', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  page.on('dialog', (dialog) => void dialog.accept());
  await open('/privacy/request');
  await page.route('**/privacyRequests-send*', (route) => route.fulfill({ status: 500, body: 'no' }));
  await ask(page, 'berthe@example.org');
  await send(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We do not know whether it arrived' });
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(page.getByRole('textbox', { name: 'In your own words' })).toHaveValue('All of it, please.');
  await page.unroute('**/privacyRequests-send*');
  await send(page).click();
  await expect(page.getByText('A link is on its way to berthe@example.org.')).toBeVisible();
});

test('a request that cannot be read is tried again', async ({ amaranth, backend }) => {
  const { page, open } = amaranth;
  await open('/privacy/request');
  await ask(page, 'colette@example.org');
  await send(page).click();
  const link = await waitForLink(backend.server.dataFolder, 'colette@example.org');
  await page.route('**/privacyRequests-look*', (route) => route.abort('connectionfailed'));
  await page.goto(link);
  await expect(request(page)).toContainText('Your request could not be read just now.');
  await page.unroute('**/privacyRequests-look*');
  await request(page).getByRole('button', { name: 'Try again' }).click();
  await expect(request(page)).toContainText('Waiting for you to confirm it');
});
