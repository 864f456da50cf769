/** The account's screens as a person uses them: sign up, walk through onboarding, sign in again. */
import { expect, type Page } from '@playwright/test';
import type { Amaranth } from '../fixtures.ts';

export interface Credentials {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let count = 0;

export function newCredentials(): Credentials {
  count += 1;
  return {
    name: 'Rose Martin',
    email: `rose-${process.pid}-${count}-${Date.now()}@example.org`,
    password: 'lavender-7',
  };
}

export async function signUp({ page, open }: Amaranth, credentials: Credentials): Promise<void> {
  await open('/signin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Name').fill(credentials.name);
  await page.getByLabel('E-mail').fill(credentials.email);
  await page.getByLabel('Password', { exact: true }).fill(credentials.password);
  await page.getByLabel('Confirm password').fill(credentials.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: /Welcome, Rose/ })).toBeVisible();
}

/** Answers what a person in a hurry answers. Ends on the dashboard. */
export async function finishOnboarding(page: Page): Promise<void> {
  const goOn = page.getByRole('button', { name: 'Continue' });
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'How should we call you?' })).toBeVisible();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Your birthday and your language' })).toBeVisible();
  await goOn.click();
  await page.getByText('Photos and films').click();
  await goOn.click();
  await expect(page.getByRole('heading', { name: 'Begin your first album' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Is there someone you trust?' })).toBeVisible();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByRole('button', { name: 'Open my dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Rose$/ })).toBeVisible();
}

export async function signIn(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
}

/** By the user menu, until it is done. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(page).toHaveURL((address) => address.pathname === '/');
}
