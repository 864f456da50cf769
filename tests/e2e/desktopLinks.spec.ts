/** Links that the system hands to the app while it is open: the pages that messages lead to, and no other. */
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';

/** The same page, asked of the installed app. */
const asDeepLink = ({ pathname, search, hash }: URL) => `amaranth://open${pathname}${search}${hash}`;

test('the mailed link confirms the address in the app', async ({ amaranth, backend }) => {
  const credentials = newCredentials();
  const { page, openLink } = amaranth;
  await signUp(amaranth, credentials);
  const mailed = new URL(await waitForLink(backend.server.dataFolder, credentials.email, /confirm/i));
  await openLink?.(asDeepLink(mailed));
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
});

const token = 'q'.repeat(43);
for (const { name, link, path } of [
  { name: 'an invitation', link: `amaranth://open/invitation#${token}`, path: '/invitation' },
  { name: 'a claim kit', link: `amaranth://open/claim#${token}`, path: '/claim' },
  { name: 'a check-in', link: `amaranth://open/check-in#${token}`, path: '/check-in' },
  {
    name: 'the way back from a payment',
    link: 'amaranth://open/checkout/success?session_id=cs_1',
    path: '/checkout/success',
  },
]) {
  test(`${name} opens in the window that is there`, async ({ amaranth }) => {
    const { page, open, openLink } = amaranth;
    await open('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await openLink?.(link);
    await expect(page).toHaveURL((address) => address.pathname === path);
    expect(page.context().pages()).toHaveLength(1);
  });
}

test('a link to anything else opens nothing', async ({ amaranth }) => {
  const { page, open, openLink } = amaranth;
  await open('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What the shell tells the page, which may not come to follow each.
  await page.evaluate(() => {
    const { amaranth } = window as unknown as { amaranth: { listen(hear: (event: object) => void): void } };
    const told: object[] = [];
    Reflect.set(window, 'told', told);
    amaranth.listen((event) => told.push(event));
  });
  for (const link of [
    'amaranth://open/settings',
    'amaranth://open/personal-vault',
    'amaranth://elsewhere/check-in',
    'amaranth://rose@open/check-in',
    'amaranth:check-in',
    'https://example.org/check-in',
    'javascript:alert(1)',
    '--inspect',
  ]) {
    await openLink?.(link);
  }
  // Links are taken one after the other: once this one is followed, the others were refused.
  await openLink?.('amaranth://open/claim');
  await expect(page).toHaveURL(/\/claim$/);
  const told: unknown = await page.evaluate(() => Reflect.get(window, 'told'));
  expect(told).toContainEqual({ kind: 'open', path: '/claim' });
  expect(told).not.toContainEqual(
    expect.objectContaining({ kind: 'open', path: expect.not.stringMatching(/^\/claim$/) }),
  );
});
