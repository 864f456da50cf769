/** What the tab calls each page, in the page's language (WCAG 2.4.2). */
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';
import { createAlbum } from './pages/albums.ts';

test('every page is called by its name, an album by its own, in the page’s language', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  for (const [path, title] of [
    ['/waitlist', 'Waitlist · Amaranth'],
    ['/demo/access', 'The demo family · Amaranth'],
    ['/demo/visuals', 'The family’s pictures · Amaranth'],
    ['/verify-email?mode=verifyEmail', 'This link is incomplete · Amaranth'],
    ['/auth', 'Sign in · Amaranth'],
  ] as const) {
    await open(path);
    await expect(page).toHaveTitle(title);
  }
  await signUp(amaranth, newCredentials());
  await expect(page).toHaveTitle('Welcome, Rose Martin · Amaranth');
  await finishOnboarding(page);
  await expect(page).toHaveTitle('Dashboard · Amaranth');
  await createAlbum(page, 'The lake');
  await expect(page).toHaveTitle('The lake · Amaranth');
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await expect(page).toHaveTitle('Albums · Amaranth');
  await open('/settings');
  await expect(page).toHaveTitle('Settings · Amaranth');
  await page.getByRole('radio', { name: 'Français' }).click({ force: true });
  await expect(page).toHaveTitle('Réglages · Amaranth');
  await open('/dashboard');
  await expect(page).toHaveTitle('Tableau de bord · Amaranth');
  await open('/');
  await expect(page).toHaveTitle('Amaranth');
});
