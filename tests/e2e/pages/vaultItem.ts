/** One item of the vault, as its owner reads and writes it. */
import { expect, type Locator, type Page } from '@playwright/test';

/** A field of the form by its label. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** What stands under a name of the item that is read. */
export function said(page: Page, name: string): Locator {
  return page
    .getByRole('article')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) });
}

/** From the list, until the form of a new item is there. */
export async function beginItem(page: Page, kind: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^(Put something in|Something else)$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: kind }).click();
  await expect(page.getByRole('textbox').first()).toBeFocused();
}

export async function save(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('article').getByRole('heading', { name: title })).toBeVisible();
}

export async function edit(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
}

/** One of the actions behind the three dots. */
export async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this item' }).click();
  await page.getByRole('menuitem', { name: action }).click();
}
