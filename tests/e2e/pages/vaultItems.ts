/** The list of the vault and its trash, and a vault that has things in it already. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItem } from '../../../src/renderer/features/vault/open/vaultState.ts';
import type { VaultPage } from '../../support/vault/session.ts';
import type { Amaranth } from '../fixtures.ts';
import { enterLockedVault, type OwnedVault, openByPhrase } from './vaultWays.ts';

/** Ends on the open vault. The caller lets the other device go (`elsewhere.person.leave`). */
export async function openVaultWith(
  amaranth: Amaranth,
  contents: readonly VaultContent[],
): Promise<OwnedVault> {
  const vault = await enterLockedVault(amaranth);
  if (contents.length > 0) await saveAll(vault.elsewhere, contents);
  await openByPhrase(amaranth.page);
  return vault;
}

/** From another device. */
export async function saveAll(
  { session }: VaultPage,
  contents: readonly VaultContent[],
): Promise<VaultItem[]> {
  const outcomes = await session.save(contents.map((content) => ({ basedOn: 0, content })));
  return outcomes.map((outcome) => {
    if (outcome.is !== 'saved') throw new Error(`Not saved: ${JSON.stringify(outcome)}`);
    return outcome.item;
  });
}

/** Those of the list, or of the trash. */
export function rows(page: Page): Locator {
  return page.getByRole('listbox').getByRole('option');
}

export function row(page: Page, title: string): Locator {
  return rows(page).filter({ hasText: title });
}

/** All of them, in their order. */
export async function expectTitles(page: Page, titles: readonly string[]): Promise<void> {
  await expect(rows(page)).toHaveCount(titles.length);
  for (const [at, title] of titles.entries()) await expect(rows(page).nth(at)).toContainText(title);
}

export function actions(page: Page): Locator {
  return page.getByRole('toolbar');
}

export function toast(page: Page, text: string | RegExp): Locator {
  return page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('alertdialog')
    .filter({ hasText: text });
}

/** Another part of the vault, without a reload that would lock it. */
export async function goToPart(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Parts of the vault' })
    .getByRole('link', { name, exact: true })
    .click();
}
