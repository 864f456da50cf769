/** The admin hub's operations: mails that matter with their receipts, jobs with what they could not do. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { accountCancelDeletion, accountRequestDeletion } from '#shared/callables/account.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { outboundMessages } from '../../src/functions/delivery/index.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../support/backend.ts';
import { scheduleNamed } from '../support/catalogue.ts';
import { type MailServer, startMailServer } from '../support/mailServer.ts';
import { signUpPerson } from '../support/person.ts';

const EMAIL = 'admin@amaranth.example';
const PASSWORD = 'lavender-7';
const clock = jobsAtRestClock();
let mailServer: MailServer;
let backend: Backend;

test.beforeEach(async ({ page }) => {
  mailServer = await startMailServer();
  backend = await startBackend({
    clock,
    environment: { AMARANTH_SMTP_URL: mailServer.url, AMARANTH_ADMIN_EMAILS: EMAIL },
  });
  const { services } = await backend.server.businessLogic();
  const { uid } = await services.auth.createUser({ email: EMAIL, password: PASSWORD, emailVerified: true });
  const now = Timestamp.now();
  await services.firestore.doc(`users/${uid}`).set({
    ...newUserProfile('Rose Martin', EMAIL),
    onboardingCompleted: true,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
    lastLogin: now,
  });
  await page.goto(`${backend.origin}/auth`);
  await page.getByLabel('E-mail').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
});
test.afterEach(async () => {
  await backend.stop();
  await mailServer.stop();
});

/** A mail that was taken, one that was refused, and a row that a job cannot read. */
async function makeTroubles(): Promise<{ readonly taken: string; readonly refused: string }> {
  const { services } = await backend.server.businessLogic();
  const [happy, unhappy] = [await signUpPerson(backend.origin), await signUpPerson(backend.origin)];
  const taken = happy.auth.currentUser?.email ?? '';
  const refused = unhappy.auth.currentUser?.email ?? '';
  mailServer.unknown.add(refused);
  await happy.call(accountRequestDeletion, {});
  await happy.call(accountCancelDeletion, {});
  await unhappy.call(accountRequestDeletion, {});
  await outboundMessages(services.firestore)
    .doc('broken')
    .set({ delivery: { state: 'waiting', nextAttemptAt: Timestamp.fromMillis(0) } });
  await scheduleNamed('mail-deliver').run({ services, dueAt: Date.now() });
  for (const person of [happy, unhappy]) await person.leave();
  return { taken, refused };
}

test('an administrator sees which mail was refused and why, and sends it again', async ({ page }) => {
  await page.goto(`${backend.origin}/admin?tab=operations`);
  await expect(page.getByRole('heading', { name: 'No mail that matters yet' })).toBeVisible();
  const { taken, refused } = await makeTroubles();
  await page.getByRole('button', { name: 'Look again' }).click();
  const mails = page.getByRole('region', { name: 'Mail that matters' });
  const bad = mails.getByRole('listitem').filter({ hasText: refused });
  await expect(bad).toContainText('Refused');
  await expect(bad).toContainText('550 No such mailbox here');
  const good = mails.getByRole('listitem').filter({ hasText: taken });
  await expect(good).toHaveCount(2);
  await expect(good.first()).toContainText(`${mailServer.host} took it on`);
  await expect(good.getByRole('button')).toHaveCount(0);

  await bad.getByRole('button', { name: `Send again to ${refused}` }).click();
  await expect(page.getByText('The mail was refused again.').first()).toBeVisible();
  mailServer.unknown.clear();
  await bad.getByRole('button').click();
  await expect(page.getByText('The mail was sent.').first()).toBeVisible();
  await expect(bad).toContainText(`${mailServer.host} took it on`);
  await expect(bad.getByRole('button')).toHaveCount(0);

  await page.getByRole('button', { name: /Show/ }).click();
  await page.getByRole('option', { name: 'Refused' }).click();
  await expect(page.getByRole('heading', { name: 'None just now' })).toBeVisible();
});

test('and what a job could not do, which the next run tries again', async ({ page }) => {
  await makeTroubles();
  await page.goto(`${backend.origin}/admin?tab=operations`);
  const jobs = page.getByRole('region', { name: 'Work by the clock' });
  const job = jobs.getByRole('listitem').filter({ hasText: 'Delivery of mail' });
  await expect(job).toContainText('1 thing it could not do');
  await expect(job).toContainText('Last finished');
  await job.getByRole('button', { name: 'Try again: outboundMessages/broken' }).click();
  await expect(page.getByText('It is tried again when the job runs next.').first()).toBeVisible();
  await expect(job).toContainText('Waits for the job’s next run.');
});

test('passes axe in both themes, on a phone and on a desk', async ({ page }) => {
  await makeTroubles();
  await page.goto(`${backend.origin}/admin?tab=operations`);
  await expect(page.getByText('1 thing it could not do')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 860 });
      const widest = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(widest).toBeLessThanOrEqual(width);
      await page.screenshot({ path: `out/reports/operations-${theme}-${width}.png`, fullPage: true });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${theme} ${width}: ${id} ${nodes[0]?.html ?? ''}`)).toEqual(
        [],
      );
    }
  }
});
