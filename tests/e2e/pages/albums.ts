/** The album screens as a person uses them. */
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const samples = join(import.meta.dirname, '../../support/media');

export const samplePath = (name: string) => join(samples, name);

export async function createAlbum(page: Page, title: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('button', { name: /Create album|New album/ }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('dialog').getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

export async function addFiles(
  page: Page,
  files: readonly (string | { name: string; mimeType: string; buffer: Buffer })[],
): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Add photos and files' }).first().click();
  const given = files.map((file) => (typeof file === 'string' ? samplePath(file) : file));
  const { setFiles } = await chooser.then((opened) => ({ setFiles: opened.setFiles.bind(opened) }));
  // Paths and contents cannot be mixed in one call of Playwright's.
  await setFiles(given as string[]);
}

export function uploadPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'Uploads' });
}

export function tiles(page: Page): Locator {
  return page.getByRole('main').getByRole('gridcell');
}
