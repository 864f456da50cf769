/** Being invited, as somebody without an account walks it. */
import { expect, type Page } from '@playwright/test';
import { newCredentials } from '../account.ts';
import { typeGroupsBack, vaultPhrase } from '../vault.ts';

async function groupsOnPaper(page: Page): Promise<readonly string[]> {
  const groups = page.getByRole('list', { name: /^The code, in sixteen/ }).first();
  const texts = await groups.getByRole('listitem').allInnerTexts();
  return texts.map((text) => text.trim().split(/\s+/).at(-1) ?? '');
}

/** Up to the last button, which depends on what the key is made for. `look` sees the paper. */
export async function makeKey(
  page: Page,
  password: string,
  look: (where: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByLabel('The phrase of your key', { exact: true }).fill(vaultPhrase);
  await page.getByRole('button', { name: 'Show the phrase' }).click();
  await page.getByRole('button', { name: 'Make my key' }).click();
  const question = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Print your recovery code' })).toBeVisible({
    timeout: 60_000,
  });
  await look('recovery code');
  const groups = await groupsOnPaper(page);
  await page.getByRole('button', { name: 'I have it on paper' }).click();
  await typeGroupsBack(page, groups);
}

/** On the page of the invitation, until it is accepted: an account is made in place, and a key. `look` sees the paper. */
export async function acceptInvitation(
  page: Page,
  { name, email }: { readonly name: string; readonly email: string },
  look: (where: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  const { password } = newCredentials();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: 'Choose the phrase of your key' })).toBeVisible();
  await makeKey(page, password, look);
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you. It is done' })).toBeVisible();
}
