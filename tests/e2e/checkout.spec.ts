/** From a cart to an order: whom it goes to, the sum, the payment page, and what can still be changed within the hour. */
import type { Page } from '@playwright/test';
import { cartMerge } from '#shared/callables/shop.ts';
import { cents } from '#shared/money.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';
import { payWithTestCard } from './pages/payment.ts';

const pendant = () => ({
  id: crypto.randomUUID(),
  productId: 'engraved-pendant' as const,
  options: { material: 'silver', chain: '45' },
  quantity: 1,
  engraving: { lines: ['Rose'], font: 'serif' as const },
  albumCodeId: null,
  printFileId: null,
  recipientId: null,
  seenPrice: cents(7_900),
});

async function addRecipient(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a recipient' }).click();
  const form = page.getByRole('dialog', { name: 'A recipient' });
  await form.getByLabel('Name', { exact: true }).fill('Paul Martin');
  // Escape, pressed for a list that is not open, loses no words.
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Paul Martin');
  await form.getByRole('button', { name: 'Country' }).click();
  await page.getByRole('option', { name: 'France', exact: true }).click();
  await form.getByLabel('Street and number').fill('4 rue des Lilas');
  await form.getByLabel('Postcode').fill('69');
  await expect(form.getByText('not how postcodes there usually look')).toBeVisible();
  await form.getByLabel('Postcode').fill('69003');
  await form.getByLabel('City or town').fill('Lyon');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
}

test('what is in the cart is paid with a card, becomes an order, and its words are changed within the hour', async ({
  amaranth,
}) => {
  test.setTimeout(180_000);
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await person.call(cartMerge, { lines: [pendant()] });
  await enter(amaranth, person, credentials, '/cart');
  await expect(page.getByRole('heading', { name: 'Engraved pendant' })).toBeVisible();
  const pay = page.getByRole('button', { name: /^Pay/ });
  await expect(pay).toBeDisabled();
  await expect(page.getByText('Say who it goes to first.')).toBeVisible();

  await addRecipient(page);
  await expect(page.getByText(/^Arrives in/)).toBeVisible();
  await expect(page.getByText('Tick that you know what is not taken back.')).toBeVisible();
  // Nothing of it stands on a grave.
  await expect(page.getByText('I have asked the cemetery')).toHaveCount(0);
  await page.getByText('engraved and made-to-order pieces are not taken back').click();
  await expect(page.getByText('No money moves here')).toBeVisible();
  await expectNoViolations(page, '/cart');
  await pay.dblclick();

  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'Thank you. It is in good hands' })).toBeVisible();
  await page.getByRole('link', { name: 'See your order' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Order AM-/ })).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/For (59|60) more minutes/);
  await page.getByRole('button', { name: 'Change the engraving' }).click();
  const form = page.getByRole('dialog', { name: 'The engraving' });
  await form.getByLabel('Line 1').fill('Rose & Paul');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('blockquote').filter({ hasText: 'Rose & Paul' })).toBeVisible();
  await expect(page.getByText('Changed by you')).toBeVisible();
  await expectNoViolations(page, '/orders/:orderId');

  await page.getByRole('link', { name: 'All orders' }).click();
  await expect(page.getByRole('link', { name: /^Order AM-/ })).toHaveCount(1);
  await amaranth.open('/cart');
  await expect(page.getByRole('heading', { name: 'Nothing in it yet' })).toBeVisible();
  await person.leave();
});

test('a plan is paid, and a larger one costs exactly what was shown before', async ({ amaranth }) => {
  test.setTimeout(180_000);
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/subscription');
  await page.getByRole('button', { name: 'Take Pro' }).click();
  await payWithTestCard(page);
  await expect(page.getByRole('heading', { name: 'You now have Pro' })).toBeVisible();
  await page.getByRole('link', { name: 'Your plan' }).click();
  await expect(page.getByText(/^\$9\.99 a month, next paid on/)).toBeVisible();
  await expectNoViolations(page, '/subscription');

  await page.getByRole('button', { name: 'Go up to Premium' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change to Premium' });
  const confirm = dialog.getByRole('button', { name: /^Pay \$\d+\.\d\d and change$/ });
  await expect(confirm).toBeVisible();
  await expectNoViolations(page, 'the sum of a change');
  await confirm.click();
  await expect(page.getByText('You now have Premium.')).toBeVisible();
  await expect(page.getByText(/^\$19\.99 a month, next paid on/)).toBeVisible();

  await page.getByRole('button', { name: 'End at the period’s end' }).click();
  const end = page.getByRole('dialog', { name: 'End this plan?' });
  await expect(end.getByText('Your vault and everything in it')).toBeVisible();
  await end.getByRole('button', { name: 'End it then' }).click();
  await expect(page.getByText(/^It ends on/)).toBeVisible();
  await page.getByRole('button', { name: 'Keep this plan' }).first().click();
  await expect(page.getByText(/^\$19\.99 a month, next paid on/)).toBeVisible();
  await person.leave();
});

test('a pack of credits is paid, and the ledger says why', async ({ amaranth }) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/credits');
  await expect(page.getByRole('heading', { name: 'No line yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Buy 50 for $5.00' }).click();
  await payWithTestCard(page);
  await page.getByRole('link', { name: 'Your credits' }).click();
  await expect(page.getByRole('row', { name: /You bought a pack/ })).toContainText('+50');
  await expectNoViolations(page, '/credits');
  await person.leave();
});

test('somebody else’s payment is told to nobody', async ({ amaranth }) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const address = '/checkout/success?session=cs_test_somebodyelses';
  await amaranth.open(address);
  await expect(page.getByRole('heading', { name: 'What counts is the confirmation' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sign in to see your order' })).toBeVisible();
  await enter(amaranth, person, credentials, address);
  await expect(page.getByRole('heading', { name: 'There is no payment of yours here' })).toBeVisible();
  await person.leave();
});
