/** Every page passes axe in both themes, on a phone and on a desk. */
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';
import { addFiles, createAlbum, sample, tiles } from './pages/albums.ts';

test('the public pages', async ({ amaranth }) => {
  const provider = '/__/openid/authorize?response_type=code&client_id=amaranth-app';
  const request = '&redirect_uri=http%3A%2F%2F127.0.0.1%2Fsigned-in&code_challenge_method=S256';
  const secrets = `&state=${'s'.repeat(32)}&code_challenge=${'c'.repeat(43)}`;
  for (const path of ['/', '/waitlist', '/auth', '/dashboard', provider + request + secrets]) {
    await amaranth.open(path);
    await amaranth.page.waitForLoadState('networkidle');
    await expectNoViolations(amaranth.page, path);
  }
});

test('the app pages', async ({ amaranth }) => {
  test.setTimeout(120_000);
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await expectNoViolations(page, '/onboarding');
  await page.setViewportSize({ width: 1280, height: 860 });
  await finishOnboarding(page);
  // A button that was busy and is gone leaves no pointer to itself behind.
  expect(await page.locator('[data-live-announcer] [aria-labelledby]').count()).toBe(0);
  await expectNoViolations(page, '/dashboard');
  await page.setViewportSize({ width: 1280, height: 860 });
  await createAlbum(page, 'Accessible');
  await addFiles(page, [sample('lake-1.jpg'), sample('voice.m4a')]);
  await expect(tiles(page)).toHaveCount(2);
  await expectNoViolations(page, 'album');
  await amaranth.open('/settings');
  await expect(page.getByText('(this device)')).toBeVisible();
  await expectNoViolations(page, '/settings');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page, 'confirming who one is');
});
