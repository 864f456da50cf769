/** Who gets in and where they land, in the browser (SPEC §2, §4, §6). */
import { expect, restarts, test } from './fixtures.ts';
import { comeBack, finishOnboarding, newCredentials, signIn, signUp } from './pages/account.ts';

test('/app redirects to /dashboard, /signin to /onboarding, an unknown path to /', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/app');
  await expect(page).toHaveURL(/\/dashboard$/);
  await open('/signin');
  await expect(page).toHaveURL(/\/onboarding$/);
  await open('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
});

test('a visitor of an app page gets a sign-in modal that cannot be closed', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('button', { name: 'Close' })).toHaveCount(0);
});

test('a person who has not finished onboarding is sent to it, and resumes where they were', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await signUp(amaranth, newCredentials());
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: /^Your birthday/ })).toBeVisible();
  await open('/albums');
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByRole('heading', { name: /^Your birthday/ })).toBeVisible();
});

test('a reload keeps the session; a closed browser ends it', { tag: restarts }, async ({ amaranth }) => {
  const { page } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
  const next = await amaranth.restart();
  await next.open('/dashboard');
  await expect(next.page.getByRole('dialog')).toBeVisible();
  await signIn(next.page, { ...person, password: 'not-the-one-1' });
  await expect(next.page.getByRole('alert')).toContainText('Mot de passe incorrect');
  await signIn(next.page, person);
  await expect(next.page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
});

test('an address without an account is told so; passwords that differ are told so', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/dashboard');
  await signIn(page, { name: '', email: 'nobody@example.org', password: 'whatever-1' });
  await expect(page.getByRole('alert')).toContainText('No account found with this email address');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByLabel('E-mail').fill('new@example.org');
  await page.getByLabel('Password', { exact: true }).fill('lavender-7');
  await page.getByLabel('Confirm password').fill('lavender-8');
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
});

test('somebody who is not an administrator sees Access Denied with their address', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  await open('/admin');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await expect(page.getByText('This page is restricted to administrators only.')).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible();
});

test('the waitlist opens its button with an address and the consent, and confirms', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/waitlist');
  const submit = page.getByRole('main').getByRole('button', { name: /join/i });
  await expect(submit).toBeDisabled();
  await page.getByRole('textbox', { name: 'E-mail' }).fill('rose@example.org');
  await expect(submit).toBeDisabled();
  await page.getByRole('checkbox').check({ force: true });
  await expect(submit).toBeEnabled();
  await submit.click();
  const confirmation = page.getByRole('main').getByRole('status').filter({ hasText: 'Thank you' });
  await expect(confirmation).toContainText('look for our mail to rose@example.org');
  await expect(submit).toHaveCount(0);
});

test('while something is being found out, the page says what', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const held: (() => void)[] = [];
  const hold = (pattern: RegExp) =>
    page.route(pattern, async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue().catch(() => undefined);
    });
  const release = async (pattern: RegExp) => {
    for (const go of held.splice(0)) go();
    await page.unroute(pattern);
  };

  const demoCode = /\/assets\/DemoAccessPage-[^/]*\.js$/;
  await hold(demoCode);
  await open('/demo/access');
  await expect(page.getByText('Loading page...').first()).toBeAttached();
  await release(demoCode);

  await signUp(amaranth, newCredentials());
  const profile = /documents\/users\/|documents:batchGet/;
  const onboardingCode = /\/assets\/OnboardingPage-[^/]*\.js$/;
  await hold(onboardingCode);
  await open('/dashboard');
  await expect(page.getByText('Completing your setup...')).toBeVisible();
  await release(onboardingCode);
  await finishOnboarding(page);
  for (const [path, text] of [
    ['/dashboard', 'Loading user data...'],
    ['/admin', 'Verifying admin access...'],
  ] as const) {
    await hold(profile);
    await open(path);
    await expect(page.getByText(text)).toBeVisible();
    await release(profile);
  }
});
