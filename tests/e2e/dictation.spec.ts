/** Speaking a letter instead of typing it. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { openNewAlbum } from './pages/albums.ts';
import { beginLetter, letterEditor, letterText, typeLetter } from './pages/letters.ts';

/** Stands in for the browser's recognition service, which needs a microphone and somebody who speaks. */
async function installRecognizer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    class Scripted extends EventTarget {
      lang = '';
      onresult: ((event: unknown) => void) | null = null;
      onend: (() => void) | null = null;
      start() {
        const say = (transcript: string, isFinal: boolean) =>
          this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
        setTimeout(() => say('and she', false), 50);
        setTimeout(() => say(' and she laughed', true), 1_500);
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Reflect.set(window, 'SpeechRecognition', Scripted);
  });
}

test('one speaks instead of typing where the browser has it, and sees no button for it elsewhere', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Spoken');
  await installRecognizer(page);
  await page.reload();
  await beginLetter(page);
  await typeLetter(page, 'Spoken', 'We came home');
  await letterEditor(page).getByRole('button', { name: 'Dictate' }).click();
  await expect(letterEditor(page).getByText('and she', { exact: true })).toBeVisible();
  const text = letterText(page);
  await expect(text).toHaveText('We came home and she laughed');
  await letterEditor(page).getByRole('button', { name: 'Stop dictating' }).click();
  await expect(text).toBeFocused();
  await page.keyboard.type('.');
  await expect(text).toHaveText('We came home and she laughed.');

  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await page.reload();
  await expect(letterEditor(page).getByRole('button', { name: 'Bold' })).toBeVisible();
  await expect(letterEditor(page).getByRole('button', { name: 'Dictate' })).toHaveCount(0);
});
