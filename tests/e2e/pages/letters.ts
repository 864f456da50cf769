/** The editor of letters as a person uses it. */
import { expect, type Locator, type Page } from '@playwright/test';

export function letterEditor(page: Page): Locator {
  return page.getByRole('dialog', { name: /A new letter|Edit the letter/ });
}

/** Where the letter itself is written, all its headings and lists included. */
export function letterText(page: Page): Locator {
  return page.getByRole('textbox', { name: 'Text', exact: true });
}

/** Opens a new sheet from the album's page. */
export async function beginLetter(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Write a letter' }).first().click();
  await expect(letterEditor(page)).toBeVisible();
}

/** Types a title and goes on to the text with Enter, as one does. */
export async function typeLetter(page: Page, title: string, text: string): Promise<void> {
  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill(title);
  await page.keyboard.press('Enter');
  await expect(letterText(page)).toBeFocused();
  await page.keyboard.type(text);
}

export async function keepLetter(page: Page): Promise<void> {
  await letterEditor(page)
    .getByRole('button', { name: /Keep the letter|Save/ })
    .click();
  await expect(letterEditor(page)).toBeHidden();
}

/** The open letter, in the viewer. */
export function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: /^Viewing Letter/ }).getByRole('article');
}

/** What the device holds of letters that are not saved, as text. */
export async function storedDrafts(page: Page): Promise<string> {
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open('amaranth-letters');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onerror = () => reject(reading.error);
          reading.onsuccess = () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          };
        };
      }),
  );
}
