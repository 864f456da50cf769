/** The Memorial Shop as an operator carries it out: an order from payment to the door, and the credits of a person. */
import { expect, type Page, test } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import encodeQR from 'qr';
import sharp from 'sharp';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { type Backend, jobsAtRestClock, startBackend } from '../support/backend.ts';
import { signUpPerson } from '../support/person.ts';
import { expectNoFaults } from './pages/accessibility.ts';
import { payMedallion } from './pages/shopBuyer.ts';

const EMAIL = 'admin@amaranth.example';
const PASSWORD = 'lavender-7';
let backend: Backend;

test.beforeEach(async ({ page }) => {
  backend = await startBackend({
    clock: jobsAtRestClock(),
    environment: { AMARANTH_ADMIN_EMAILS: EMAIL },
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
test.afterEach(() => backend.stop());

/** A photograph of a square on brushed metal: grey on grey, and not straight. */
async function photograph(text: string): Promise<Buffer> {
  const squares = encodeQR(text, 'raw', { border: 4, ecc: 'quartile' });
  const side = squares.length;
  const pixels = Buffer.from(squares.flatMap((row) => row.map((isDark) => (isDark ? 70 : 190))));
  return sharp(pixels, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * 12, side * 12, { kernel: 'nearest' })
    .rotate(8, { background: '#bebebe' })
    .blur(1.2)
    .jpeg()
    .toBuffer();
}

async function showPhotograph(page: Page, text: string): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photograph' }).click();
  const file = { name: 'finished.jpg', mimeType: 'image/jpeg', buffer: await photograph(text) };
  await (await choosing).setFiles(file);
}

test('an operator makes an order, reads its square, sends it, and pays a part of it back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const order = await payMedallion(backend);
  await page.goto(`${backend.origin}/admin?tab=orders`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(order.buyerEmail);
  const row = page.getByRole('row').filter({ hasText: order.number });
  await expect(row).toContainText('Paid');
  await row.getByRole('link', { name: order.number }).click();
  await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
  await expect(page.getByText('Jeanne Martin')).toBeVisible();

  await page.getByRole('button', { name: 'Start production' }).click();
  await expect(page.getByText('In production').first()).toBeVisible();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Print files/ }).click();
  await started;

  await page.getByRole('button', { name: 'Send a parcel' }).click();
  const parcel = page.getByRole('dialog');
  await parcel.getByLabel('Carrier').fill('USPS');
  await parcel.getByRole('button', { name: 'Send a parcel' }).click();
  await expect(parcel.getByText('Do its test scan first.')).toBeVisible();
  await parcel.getByRole('button', { name: 'Close' }).click();

  await showPhotograph(page, `${backend.origin}/qr/${'A'.repeat(22)}`);
  await expect(page.getByText('The square opens something else.')).toBeVisible();
  await showPhotograph(page, order.squareAddress);
  await expect(page.getByText(/^The square was read on/)).toBeVisible();

  await page.getByRole('button', { name: 'Send a parcel' }).click();
  await parcel.getByLabel('Carrier').fill('USPS');
  await parcel.getByLabel('Tracking number').fill('9400 1000 0000');
  await parcel.getByRole('button', { name: 'Send a parcel' }).click();
  await expect(page.getByText(/^Sent with USPS on/)).toBeVisible();
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await expect(page.getByText(/^Delivered on/)).toBeVisible();

  await page.getByRole('button', { name: 'Pay back' }).click();
  const refund = page.getByRole('dialog');
  await refund.getByLabel('Amount in dollars').fill('9,999.00');
  await refund.getByLabel('Reason').fill('The finish had a scratch');
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await expect(refund.getByText(/^An amount of at most/)).toBeVisible();
  await refund.getByLabel('Amount in dollars').fill('10.00');
  await refund.getByRole('button', { name: 'Pay back' }).click();
  await expect(refund).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: order.number })).toBeVisible();
      return page.getByText('-$10.00').count();
    })
    .toBe(1);

  await page.goto(`${backend.origin}/admin?tab=acts`);
  await page.getByRole('searchbox', { name: 'Search' }).fill(order.number.toLowerCase());
  for (const act of [
    'Started production',
    'Read a square',
    'Sent a parcel',
    'Marked as delivered',
    'Paid back',
  ])
    await expect(page.getByRole('row').filter({ hasText: act })).toHaveCount(1);
});

test('an administrator grants credits and takes some back, each with a reason', async ({ page }) => {
  const person = await signUpPerson(backend.origin);
  const email = person.auth.currentUser?.email ?? '';
  await page.goto(`${backend.origin}/admin/credits`);
  await expect(page.getByText('ADMIN MODE - Restricted Access')).toBeVisible();
  await page.getByLabel('Address of the account').fill('nobody@example.org');
  await page.getByRole('button', { name: 'Look at the credits' }).click();
  await expect(page.getByText('Nobody has an account with this address.')).toBeVisible();
  await page.getByLabel('Address of the account').fill(email);
  await page.getByRole('button', { name: 'Look at the credits' }).click();
  await expect(page.getByText('0 credits')).toBeVisible();

  const change = page.getByRole('button', { name: 'Grant or take back' });
  await page.getByLabel('How many credits').fill('20');
  await page.getByLabel('Reason').fill('The clone did not answer for a day');
  await change.click();
  await expect(page.getByText('20 credits')).toBeVisible();
  await page.getByText('Take back', { exact: true }).click();
  await page.getByLabel('How many credits').fill('21');
  await page.getByLabel('Reason').fill('Granted twice');
  await change.click();
  await expect(page.getByText('a balance never goes below zero')).toBeVisible();
  await page.getByLabel('How many credits').fill('5');
  await change.click();
  await expect(page.getByText('15 credits')).toBeVisible();
  const ledger = page.getByRole('region', { name: 'Ledger' }).getByRole('row');
  await expect(ledger.filter({ hasText: 'Granted twice' }).first()).toContainText('Taken back');
  await person.leave();
});

test('the parts of the hub pass axe in both themes, on a phone and on a desk', async ({ page }) => {
  test.setTimeout(180_000);
  const { orderId } = await payMedallion(backend);
  for (const [part, heading] of [
    ['orders', 'Orders'],
    [`orders&order=${orderId}`, 'Pieces to make'],
    ['products', 'Products and stock'],
    ['carts', 'Cart repair'],
    ['people', 'Accounts'],
    ['plans', 'Disputed plans'],
    ['acts', 'Log of acts'],
    ['health', 'Health'],
  ] as const) {
    await page.goto(`${backend.origin}/admin?tab=${part}`);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoFaults(page, part);
  }
  await page.goto(`${backend.origin}/admin/credits`);
  await expect(page.getByRole('heading', { name: 'Credits', exact: true })).toBeVisible();
  await expectNoFaults(page, '/admin/credits');
});
