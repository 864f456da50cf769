/** The Memorial Shop: seen without an account, engraved as it will be, and in the cart after signing in. */
import { doc, getDoc } from 'firebase/firestore/lite';
import { cartSchema } from '#shared/shop/cart.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { comeBack, newCredentials, newMember } from './pages/account.ts';

test('a visitor engraves a plaque, adds it, signs in, and it is in their cart', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await open('/memorial-shop');
  await page.getByRole('link', { name: 'Memorial plaque' }).click();
  await expect(page).toHaveURL(/\/memorial-shop\/memorial-plaque$/);
  await page.getByText('Brass', { exact: true }).click();
  await expect(page).toHaveURL(/material=brass/);

  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByText(/this piece is made for a name/)).toBeVisible();
  await page.getByLabel('Line 1').fill('Rose 🌹');
  await expect(page.getByText(/🌹 cannot be cut/)).toBeVisible();
  await page.getByLabel('Line 1').fill('Rose Delaunay');
  await page.getByLabel('Line 2').fill('שלום');
  await expect(page.getByText('It fits.')).toBeVisible();
  await page.getByText('Real size').click();
  const side = page.getByRole('img', { name: /engraved side/ });
  // 200 mm in CSS.
  await expect.poll(async () => Math.round((await side.boundingBox())?.width ?? 0)).toBe(756);

  // As who double-clicks everything.
  await page.getByRole('button', { name: 'Add to cart' }).dblclick();
  await expect(page.getByText(/in the cart of this device/)).toBeVisible();
  await page.getByRole('link', { name: 'To the cart' }).first().click();
  await expect(page).toHaveURL(/\/memorial-cart$/);
  await expect(page.getByRole('blockquote')).toContainText('Rose Delaunay');
  await page.getByRole('button', { name: 'One more: Memorial plaque' }).click();
  await expect(page.getByText('$318.00').first()).toBeVisible();
  await expectNoViolations(page, '/memorial-cart');
  await page.getByRole('button', { name: 'Remove Memorial plaque' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Sign in to pay' }).click();
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 3, name: 'Memorial plaque' })).toBeVisible();
  const readLines = async () => {
    const snapshot = await getDoc(doc(person.firestore, 'users', person.uid, 'cart', 'current'));
    return snapshot.exists() ? cartSchema.parse(snapshot.data()).lines : [];
  };
  await expect.poll(async () => (await readLines()).length).toBe(1);
  expect(await readLines()).toMatchObject([
    {
      productId: 'memorial-plaque',
      options: { size: '200x120', material: 'brass' },
      quantity: 2,
      engraving: { lines: ['Rose Delaunay', 'שלום'], font: 'serif' },
      seenPrice: 15_900,
    },
  ]);
  // Once: another page moves nothing again.
  await open('/physical-products');
  await expect(page.getByRole('heading', { level: 1, name: 'Memorial Shop' })).toBeVisible();
  expect(await readLines()).toHaveLength(1);
  await person.leave();
});

test('what a member presses before it is known who is here goes into their own cart', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  const known = Promise.withResolvers<void>();
  await page.route(/\/documents\/users\/|documents:batchGet/, async (route) => {
    await known.promise;
    await route.continue();
  });
  await open('/memorial-shop/candle-lantern');
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('button', { name: /^Adding/ })).toBeVisible();
  await expect(page.getByText(/in the cart of this device/)).toHaveCount(0);
  known.resolve();
  await expect(page.getByText('It is in your cart.')).toBeVisible();
});

test('the list is filtered and compared by keyboard, and its address says so', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/store2');
  await page.getByRole('checkbox', { name: 'Opens an album' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '2 things' })).toBeVisible();
  for (const name of ['QR medallion', 'Memorial plaque']) {
    await page.getByRole('checkbox', { name: `Compare: ${name}` }).focus();
    await page.keyboard.press('Space');
  }
  await expect(page).toHaveURL(/opensAlbum=yes&compare=qr-medallion\.memorial-plaque/);
  await page.reload();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  await expect(table.getByRole('row', { name: /^Made in/ })).toContainText('14 working days');
});

test('the public pages of the shop pass axe in both themes, on a phone and on a wide screen', async ({
  amaranth,
}) => {
  test.setTimeout(120_000);
  const { page, open } = amaranth;
  for (const path of ['/memorial-shop', '/memorial-shop/engraved-pendant']) {
    await open(path);
    await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
    await expectNoViolations(page, path);
  }
});

test('a member’s pages of the shop pass axe too', async ({ amaranth }) => {
  test.setTimeout(180_000);
  const { page, open } = amaranth;
  await comeBack(amaranth);
  for (const path of [
    '/store2?compare=qr-medallion.framed-print',
    '/physical-products',
    '/physical-products/qr-medallion',
    '/physical-products/keepsake-book',
  ]) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoViolations(page, path);
  }
});
