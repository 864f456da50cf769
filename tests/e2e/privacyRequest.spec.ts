/** /privacy/request: from the form by the mailed link to the answer, and what stays while the server fails. */
import type { Page } from '@playwright/test';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { confirmAddress, signInAsAdministrator } from './pages/administration.ts';
import { watchKeys } from './pages/visitorForms.ts';

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

test('an answer that is being typed survives a reload, is asked about, and is gone when its writer signs out', async ({
  amaranth,
  backend,
}) => {
  test.setTimeout(60_000);
  const { page, open } = amaranth;
  await open('/privacy/request');
  await ask(page, 'denise@example.org');
  await send(page).click();
  await page.goto(await waitForLink(backend.server.dataFolder, 'denise@example.org'));
  await request(page).getByRole('button', { name: 'Confirm the request' }).click();
  await expect(request(page)).toContainText('We answer by');
  await signInAsAdministrator(amaranth, backend);
  await confirmAddress(amaranth, backend);
  await open('/admin?tab=privacy');
  const listed = page.getByRole('article', { name: 'denise@example.org' });
  await listed.getByText('Refuse', { exact: true }).click();
  await listed.getByRole('textbox').fill('The law has us keep it.');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(listed.getByRole('textbox')).toHaveValue('The law has us keep it.');
  await expect(listed.getByRole('radio', { name: 'Refuse' })).toBeChecked();
  await page.getByRole('link', { name: 'Use', exact: true }).click();
  await page.getByRole('link', { name: 'Data requests' }).click();
  await expect(listed.getByRole('textbox')).toHaveValue('The law has us keep it.');

  await page.getByRole('link', { name: 'Back to Amaranth' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  const keptDrafts = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:person:')));
  expect(await keptDrafts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toHaveCount(0);
  expect(await keptDrafts()).toEqual([]);
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

test('a request sent without a connection goes by itself when that is back, under the same key, once', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const keys = watchKeys(page, 'privacyRequests-send');
  await open('/privacy/request');
  await ask(page, 'edith@example.org');
  await expect(send(page)).toBeEnabled();
  await page.context().setOffline(true);
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('we send them again by ourselves');
  const whileOffline = keys.length;
  await page.context().setOffline(false);
  await expect(page.getByText('A link is on its way to edith@example.org.')).toBeVisible();
  expect(keys.length).toBe(whileOffline + 1);
  expect(new Set(keys).size).toBe(1);
});

test('an answer that is long in coming is said to be so in French too', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await page.clock.install();
  await open('/fr/privacy/request');
  const asked = Promise.withResolvers<void>();
  await page.route('**/privacyRequests-send*', () => asked.resolve());
  await page.getByRole('combobox').selectOption('access');
  await page.getByRole('textbox', { name: 'Adresse email' }).fill('rose@example.org');
  await page.getByRole('button', { name: 'M’envoyer le lien' }).click();
  await page.clock.fastForward(5_000);
  await asked.promise;
  const slow = page.getByRole('status').filter({ hasText: 'C’est plus long que d’habitude.' });
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(slow).toContainText('gardé dans cet onglet');
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
