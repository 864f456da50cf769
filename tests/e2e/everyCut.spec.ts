/**
 * What a browser alone can lose: the connection is cut, the page reloaded, the server killed and the browser closed once
 * each while a film is on its way, and it ends safe with the quota exact. Every single request of an upload, before and
 * after it, is cut without a browser (`integration/uploads/everyCut`).
 */

import type { Interference, Moment, PassingRequest } from '../support/cuttingProxy.ts';
import { InterruptibleAlbum, newFilm, newPhoto } from '../support/interruptible.ts';
import { purposeOf } from '../support/safeFiles.ts';
import { expect, test } from './fixtures.ts';
import { addFiles, uploadPanel } from './pages/albums.ts';
import { beginLetter, letterEditor, typeLetter } from './pages/letters.ts';

test.describe.configure({ mode: 'parallel' });

interface Interruption {
  readonly name: string;
  readonly interference: Interference;
  /** What happens while the requests are held. */
  readonly happen: (album: InterruptibleAlbum) => Promise<void>;
}

const hold: Interference = { kind: 'hold' };
const interruptions = {
  cut: { name: 'the connection is cut', interference: { kind: 'cut' }, happen: () => Promise.resolve() },
  reload: { name: 'the page is reloaded', interference: hold, happen: (album) => album.reload() },
  kill: { name: 'the server is killed', interference: hold, happen: (album) => album.killServer() },
  close: { name: 'the browser is closed', interference: hold, happen: (album) => album.closeBrowser() },
} as const satisfies Record<string, Interruption>;

/** Each met by an upload of its own, the last first: what is held early must not keep the next from getting further. */
const stages: readonly { readonly moment: Moment; readonly purpose: string }[] = [
  { moment: 'after', purpose: 'media-commit' },
  { moment: 'before', purpose: 'upload, finalize' },
  { moment: 'after', purpose: 'start' },
  { moment: 'before', purpose: 'media-reserve' },
];

test('films end safe when the connection is cut, the page reloaded, the server killed or the browser closed at any stage of their upload', async ({
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  const { purposes, weight } = await album.record(newFilm());
  expect(purposes).toEqual(expect.arrayContaining(stages.map(({ purpose }) => purpose)));
  let fileCount = 1;
  for (const { name, interference, happen } of Object.values(interruptions)) {
    await test.step(name, async () => {
      for (const { moment, purpose } of stages) {
        const matches = (request: PassingRequest) => purposeOf(request) === purpose;
        const sprung = album.proxy.set({ matches, moment, interference });
        await addFiles(album.page, [newFilm()]);
        await sprung;
      }
      await happen(album);
      fileCount += stages.length;
      await album.expectSafe(fileCount, fileCount * weight);
    });
  }
  await expect(album.page.getByRole('main')).toContainText(`${fileCount} items`);
  await expect(uploadPanel(album.page)).not.toContainText('could not be added');
  await album.close();
});

test('a photo ends safe when no request of its upload is answered', async ({ launchOptions }) => {
  test.setTimeout(240_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  const { purposes, weight } = await album.record(newPhoto());
  await album.page.clock.install();
  await album.page.reload();
  const sprung = purposes.map((purpose) => {
    const matches = (request: PassingRequest) => purposeOf(request) === purpose;
    return album.proxy.set({ matches, moment: 'before', interference: hold });
  });
  await addFiles(album.page, [newPhoto()]);
  for (const request of sprung) {
    await request;
    // The page's clock passes every limit on silence.
    await album.page.clock.runFor(75_000);
  }
  await album.expectSafe(2, 2 * weight);
  album.proxy.letGo();
  await expect(uploadPanel(album.page)).not.toContainText('could not be added');
  await album.close();
});

test('a letter is kept once when the connection is cut, the page reloaded, the server killed or the browser closed while it is sent', async ({
  launchOptions,
}) => {
  test.setTimeout(240_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  let letterCount = 0;
  const { cut, reload, kill, close } = interruptions;
  for (const { name, interference, happen, moment } of [
    { ...cut, moment: 'before' },
    { ...cut, moment: 'after' },
    { ...reload, moment: 'after' },
    { ...kill, moment: 'before' },
    { ...close, moment: 'after' },
  ] as const) {
    await test.step(`${name} ${moment} it is sent`, async () => {
      const sprung = album.proxy.set({
        matches: (request) => purposeOf(request) === 'letters-write',
        moment,
        interference,
      });
      await beginLetter(album.page);
      await typeLetter(album.page, `${name} ${moment}`, 'My dear Lucie, this is for you.');
      await letterEditor(album.page).getByRole('button', { name: 'Keep the letter' }).click();
      await sprung;
      await happen(album);
      // A line that was cut once is tried again by the page itself. A reload finds the editor open; a browser that was
      // closed begins at the album.
      if (interference.kind !== 'cut') {
        if (name === 'the browser is closed') await beginLetter(album.page);
        await expect(letterEditor(album.page).getByRole('textbox', { name: 'Title' })).toHaveValue(
          `${name} ${moment}`,
        );
        await letterEditor(album.page).getByRole('button', { name: 'Keep the letter' }).click();
      }
      await expect(letterEditor(album.page)).toBeHidden();
      letterCount += 1;
      await album.expectSafe(letterCount, 0);
    });
  }
  await expect(album.page.getByRole('main')).toContainText(`${letterCount} items`);
  await album.close();
});
