/** The vendor's payment page, as a person uses it with one of its published test cards. */
import { expect, type Page } from '@playwright/test';

/** Ends where the payment page sends back to. */
export async function payWithTestCard(page: Page, number = '4242 4242 4242 4242'): Promise<void> {
  await expect(page).toHaveURL(/\/pay\/c\//);
  const email = page.getByLabel('E-mail address');
  if ((await email.inputValue()) === '') await email.fill('rose@example.org');
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expires').fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel('Name on the card').fill('Rose Martin');
  await page.getByRole('button', { name: /pay \$/i }).click();
  await expect(page).toHaveURL(/\/checkout\/success/);
}
