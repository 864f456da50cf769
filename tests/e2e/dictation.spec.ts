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
        Reflect.set(window, 'hear', (transcript: string, isFinal: boolean) =>
          this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] }),
        );
      }
      stop() {
        this.onend?.();
      }
      abort() {}
    }
    Reflect.set(window, 'SpeechRecognition', Scripted);
  });
}

/** What the service makes of what is said, once it listens. */
async function say(page: Page, transcript: string, isFinal: boolean): Promise<void> {
  const hear = await page.waitForFunction(
    () => Reflect.get(window, 'hear') as (words: string, final: boolean) => void,
  );
  await hear.evaluate((tell, [words, final]) => tell(words, final), [transcript, isFinal] as const);
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
  await say(page, 'and she', false);
  await expect(letterEditor(page).getByText('and she', { exact: true })).toBeVisible();
  const text = letterText(page);
  await say(page, ' and she laughed', true);
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
