/** A documented case: two administrators in two browsers take it to the owner's days to object, and the owner stops it. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../../support/backend.ts';
import { makeArmedOwner, runJobs, stateOf, voteAs, type World } from '../../support/legacy/verification.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';
import { expectNoFaults } from '../pages/accessibility.ts';

const PASSWORD = 'lavender-7';
const keepers = ['first@keepers.example', 'second@keepers.example'] as const;

let mailServer: MailServer;
let backend: Backend;
let world: World;

/** Just before the hour at which the owner is written to, so that nobody has to wait for a morning. */
function beforeNineInParis(): number {
  const paris = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Paris',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const [hours = 0, minutes = 0, seconds = 0] = paris.format(Date.now()).split(':').map(Number);
  const passed = ((hours * 60 + minutes) * 60 + seconds) * 1000;
  const day = 24 * 60 * 60_000;
  return (8.5 * 60 * 60_000 - passed + day) % day;
}

test.beforeEach(async () => {
  const clock = jobsAtRestClock();
  clock.ahead = beforeNineInParis();
  mailServer = await startMailServer();
  backend = await startBackend({
    clock,
    environment: { AMARANTH_SMTP_URL: mailServer.url, AMARANTH_ADMIN_EMAILS: keepers.join(',') },
  });
  const { services } = await backend.server.businessLogic();
  const advance = (milliseconds: number) => {
    clock.ahead += milliseconds;
  };
  world = { services, clock: { now: clock.now, advance }, mailServer };
});
test.afterEach(async () => {
  await backend.stop();
  await mailServer.stop();
});

async function makeReady(uid: string, name: string, email: string): Promise<void> {
  const now = Timestamp.now();
  await world.services.firestore.doc(`users/${uid}`).set(
    {
      ...newUserProfile(name, email),
      onboardingCompleted: true,
      emailVerified: true,
      createdAt: now,
      updatedAt: now,
      lastLogin: now,
    },
    { merge: true },
  );
}

async function signIn(browser: Browser, email: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${backend.origin}/auth`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good/ })).toBeVisible();
  return page;
}

async function openHub(page: Page): Promise<void> {
  await page.goto(`${backend.origin}/admin?tab=legacy`);
  await expect(page.getByRole('heading', { name: 'Documented cases' })).toBeVisible();
}

async function uphold(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Uphold/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The certificate is genuine: I rang the town hall.');
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(dialog.getByText('Only who can say this may uphold a case.')).toHaveCount(2);
  for (const words of [/^I have seen the papers/, /^I am neither a relative/]) {
    await dialog.getByText(words).click();
  }
  await dialog.getByRole('button', { name: 'Uphold' }).click();
  await expect(dialog).toBeHidden();
}

test('two administrators take a case to the days to object, and one press of the owner stops it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  for (const email of keepers) {
    const { uid } = await world.services.auth.createUser({ email, password: PASSWORD, emailVerified: true });
    await makeReady(uid, 'Ines Keeper', email);
  }
  const owner = await makeArmedOwner(world);
  await world.services.auth.updateUser(owner.uid, { password: PASSWORD });
  await makeReady(owner.uid, 'Rose Martin', owner.email);
  const rose = await signIn(browser, owner.email);
  const [first, second] = [await signIn(browser, keepers[0]), await signIn(browser, keepers[1])];
  await openHub(first);
  await openHub(second);

  await first.getByRole('button', { name: 'Open a case' }).click();
  const dialog = first.getByRole('dialog');
  await expectNoFaults(first, 'opening a case');
  await dialog.getByLabel('Address of the account').fill('nobody@example.org');
  await dialog.getByLabel('Who asks').fill('Jules Martin, a son');
  await dialog.getByLabel('Where it is kept').fill('Folder 12');
  await dialog.getByLabel('What the papers say').fill('Died on 3 November; the seal was checked.');
  await dialog.getByRole('button', { name: 'Open the case' }).click();
  await expect(dialog.getByText('Nobody with this address')).toBeVisible();
  await dialog.getByLabel('Address of the account').fill(owner.email);
  await dialog.getByRole('button', { name: 'Open the case' }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(() => mailServer.received.filter(({ to }) => to === owner.email).at(-1)?.subject)
    .toContain('papers about you');

  await uphold(first);
  await expect(first.getByText('You have upheld it. Another administrator has to do so too.')).toBeVisible();
  await expect(first.getByRole('button', { name: /^Uphold/ })).toHaveCount(0);
  expect(await stateOf(world, owner.uid)).toBe('active');

  await second.getByRole('button', { name: 'Look again' }).first().click();
  await expect(second.getByText(`${keepers[0]} opened it on`)).toBeVisible();
  await expectNoFaults(second, 'a case');
  await uphold(second);
  const row = second.getByRole('listitem').filter({ hasText: owner.email });
  await expect(row.getByText('Upheld', { exact: true })).toBeVisible();
  expect(await stateOf(world, owner.uid)).toBe('verifying');

  world.clock.advance(35 * 60_000);
  await runJobs(world);
  await runJobs(world);
  const [one, other] = owner.contacts;
  if (!one || !other) throw new Error('There are three.');
  await voteAs(world, owner, one, 'gone');
  await voteAs(world, owner, other, 'gone');
  expect(await stateOf(world, owner.uid)).toBe('veto');

  await rose.goto(`${backend.origin}/life-verification-setup`);
  await expect(rose.getByRole('heading', { name: 'Your contacts say that you have died' })).toBeVisible();
  await expect(rose.getByText('An administrator opened a case')).toBeVisible();
  await expectNoFaults(rose, 'the days to object');
  await rose.getByRole('button', { name: 'I am here. Stop everything.' }).click();
  await expect(rose.getByRole('heading', { name: 'Armed, and all is quiet' })).toBeVisible();
  expect(await stateOf(world, owner.uid)).toBe('active');

  await second.getByRole('button', { name: 'Look again' }).first().click();
  await expect(row.getByText('Void: the owner answered')).toBeVisible();
  await expect(row.getByRole('button')).toHaveCount(0);
});
