/** /contact: what is written arrives once, and is never lost while the server fails. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { confirmAddress, signInAsAdministrator } from './pages/administration.ts';
import { watchKeys } from './pages/visitorForms.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

const ticketPattern = /AM-[3-9A-Y]{4}-[3-9A-Y]{4}/;

async function write(page: Page, email: string, message: string): Promise<void> {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('combobox', { name: 'What it is about' }).selectOption('vault');
  await page.getByRole('textbox', { name: 'Your message' }).fill(message);
}
const send = (page: Page) => page.getByRole('button', { name: 'Send' });
const messageField = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

test('a message gets a number, however fast it was written, and the operator finds it by that', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  await open('/contact');
  await write(page, 'rose@example.org', 'Where is my phrase?');
  await send(page).dblclick();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  const ticket = ticketPattern.exec((await page.getByRole('main').textContent()) ?? '')?.[0] ?? '';
  expect(ticket).not.toBe('');
  await page.getByRole('button', { name: 'Write another message' }).click();
  await expect(messageField(page)).toHaveValue('');

  await signInAsAdministrator(amaranth, backend);
  await confirmAddress(amaranth, backend);
  await open('/admin?tab=messages');
  await page.getByRole('searchbox', { name: 'Search' }).fill(ticket.toLowerCase());
  const found = page.getByRole('article').filter({ hasText: ticket });
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('Where is my phrase?');
  await found.getByRole('button', { name: 'Mark as answered' }).click();
  await expect(found).toContainText('Answered');
});

for (const [name, fail] of [
  ['says 500', { status: 500 }],
  ['answers with too many attempts', { status: 429 }],
] as const) {
  test(`a server that ${name} leaves the words, and says what else to do`, async ({ amaranth }) => {
    const { page, open } = amaranth;
    await open('/contact');
    await page.route('**/contact-send*', (route) =>
      route.fulfill({
        ...fail,
        json: {
          error: { status: 'RESOURCE_EXHAUSTED', message: 'no', details: { code: 'too-many-attempts' } },
        },
      }),
    );
    await write(page, 'rose@example.org', 'My own words');
    await send(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Your message was not sent' });
    await expect(alert).toContainText('Your words are still here.');
    await expect(alert.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(messageField(page)).toHaveValue('My own words');
  });
}

test('without a line the words stay, also over a reload, and go once when it is back', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  page.on('dialog', (dialog) => void dialog.accept());
  await open('/contact');
  await page.route('**/contact-send*', (route) => route.abort('connectionfailed'));
  await write(page, 'berthe@example.org', 'Kept words');
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('We do not know whether it arrived');
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(messageField(page)).toHaveValue('Kept words');
  await expect(page.getByRole('combobox')).toHaveValue('vault');
  await page.unroute('**/contact-send*');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
  await page.reload();
  await page.mouse.move(5, 5);
  await expect(messageField(page)).toHaveValue('');
});

test('a server that fails without a word: what to do is said, and the words stay', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/contact');
  await page.route('**/contact-send*', (route) => route.fulfill({ status: 503, body: 'no' }));
  await write(page, 'rose@example.org', 'My own words');
  await send(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We do not know whether it arrived' });
  await expect(alert).toContainText('Try again in a moment.');
  await expect(alert).toContainText('Send them again: they are taken once');
  await expect(messageField(page)).toHaveValue('My own words');
});

test('what was sent without a connection goes by itself when that is back, under the same key, once', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  const keys = watchKeys(page, 'contact-send');
  await open('/contact');
  await write(page, 'colette@example.org', 'Sent in a tunnel');
  await expect(send(page)).toBeEnabled();
  await page.context().setOffline(true);
  await send(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This device has no connection just now.');
  await expect(alert).toContainText('we send them again by ourselves');
  const whileOffline = keys.length;
  const held = Promise.withResolvers<void>();
  await page.route('**/contact-send*', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.context().setOffline(false);
  await expect(page.getByText('Your connection is back: we are sending your words again.')).toBeVisible();
  await expect(alert).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
  expect(keys.length).toBe(whileOffline + 1);
  expect(new Set(keys).size).toBe(1);
});

test('a connection that comes back and helps nothing is tried once for each return', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/contact');
  let tries = 0;
  await page.route('**/contact-send*', (route) => {
    tries += 1;
    return route.fulfill({ status: 504, body: 'no' });
  });
  await write(page, 'rose@example.org', 'Twice back');
  await expect(send(page)).toBeEnabled();
  await send(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'We do not know whether it arrived' });
  await expect(alert).toBeVisible();
  const perSending = tries;
  for (const returns of [1, 2]) {
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await expect.poll(() => tries).toBe(perSending * (1 + returns));
    await expect(alert).toBeVisible();
  }
  expect(tries).toBe(perSending * 3);
});

test('words that were changed since are left to whoever changes them', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const keys = watchKeys(page, 'contact-send');
  await open('/contact');
  await write(page, 'rose@example.org', 'Not done');
  await expect(send(page)).toBeEnabled();
  await page.context().setOffline(true);
  await send(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('we send them again by ourselves');
  await messageField(page).fill('Not done yet, but');
  await expect(alert).toContainText('Send them again: they are taken once');
  const before = keys.length;
  await page.context().setOffline(false);
  await expect(alert).toContainText('We could not reach Amaranth.');
  expect(keys.length).toBe(before);
  await messageField(page).fill('Now it is done.');
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible();
});

test('an answer that is long in coming is said to be so after ten seconds, and still arrives', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await page.clock.install();
  await open('/contact');
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/contact-send*', async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await write(page, 'rose@example.org', 'In no hurry');
  await send(page).click();
  await page.clock.fastForward(5_000);
  await asked.promise;
  const slow = page.getByText('This takes longer than usual. We are still trying');
  await expect(slow).toHaveCount(0);
  await page.clock.fastForward(6_000);
  await expect(slow).toBeVisible();
  await expect(slow).toContainText('what you typed is kept in this tab');
  await expect(messageField(page)).toHaveValue('In no hurry');
  held.resolve();
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeFocused();
});

test('who writes that somebody has died is shown the shorter way first', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/fr/contact');
  await page.getByRole('combobox').selectOption('bereavement');
  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', /\/bereavement$/);
});

test('what is missing is said at its field, and nothing is sent', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await open('/contact');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rose');
  await send(page).click();
  await expect(page.getByText('This is not an e-mail address.')).toBeVisible();
  await expect(page.getByText('Choose what it is about.')).toBeVisible();
  await expect(page.getByText(/Write at least a word/)).toBeVisible();
  expect(sent.some((address) => address.includes('contact-send'))).toBe(false);
});

test('without scripts the page gives the operator’s address', async ({ amaranth, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/contact`);
  await expect(page.locator('noscript a[href^="mailto:"]')).toBeVisible();
  await context.close();
});
