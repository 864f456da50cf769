/** A vault that was set up on another device, and the ways to open it here. */
import { expect, type Page } from '@playwright/test';
import type { Person } from '../../support/person.ts';
import {
  openVaultPage,
  PHRASE,
  realArgon2id,
  setUpVault,
  type VaultPage,
} from '../../support/vault/session.ts';
import type { Amaranth } from '../fixtures.ts';
import { type Credentials, enter, newCredentials, newMember } from './account.ts';

export { PHRASE };

export interface OwnedVault {
  readonly credentials: Credentials;
  readonly recoveryKey: string;
  /** The owner on another device, in the open vault. */
  readonly elsewhere: VaultPage & { readonly person: Person };
}

/** Ends on the locked vault. The caller lets the other device go (`elsewhere.person.leave`). */
export async function enterLockedVault(amaranth: Amaranth): Promise<OwnedVault> {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const page = openVaultPage(person, { stretch: realArgon2id });
  const recoveryKey = await setUpVault(page);
  await enter(amaranth, person, credentials, '/personal-vault');
  await expectLocked(amaranth.page);
  return { credentials, recoveryKey, elsewhere: { ...page, person } };
}

export async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'Your vault is locked' })).toBeVisible();
}

/** The open vault is where it can be locked. */
export async function expectOpen(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Lock now' })).toBeVisible();
}

export async function tryPhrase(page: Page, phrase: string): Promise<void> {
  await page.getByLabel('Your vault phrase').fill(phrase);
  await page.getByRole('button', { name: 'Open the vault' }).click();
}

export async function openByPhrase(page: Page, phrase = PHRASE): Promise<void> {
  await tryPhrase(page, phrase);
  await expectOpen(page);
}

export async function lockNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expectLocked(page);
}

/** Within the page, so that the vault stays open. */
export async function goToSettings(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the vault' })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(page.getByRole('heading', { level: 2, name: 'Recovery key' })).toBeVisible();
}

/** The new phrase, seen while it is typed. */
export async function chooseNewPhrase(page: Page, phrase: string): Promise<void> {
  await page.getByLabel('Your phrase', { exact: true }).fill(phrase);
  await page.getByRole('button', { name: 'Show the phrase' }).click();
  await page.getByRole('button', { name: 'Change the phrase' }).click();
}

export async function confirmItIsMe(page: Page, password: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}
