/**
 * Nothing is ever stranded: the connection is cut, the page reloaded, the server killed and the browser closed before
 * and after every single request of an upload, and each time the file ends safe with the quota exact. The requests are
 * not a list in this file: an upload is recorded first.
 */

import type { Interference, Moment } from '../support/cuttingProxy.ts';
import { InterruptibleAlbum, newFilm, newPhoto, purposeOf } from '../support/interruptible.ts';
import { expect, test } from './fixtures.ts';
import { addFiles, type GivenFile, uploadPanel } from './pages/albums.ts';
import { beginLetter, desk, typeLetter } from './pages/letters.ts';

const moments: readonly Moment[] = ['before', 'after'];

interface Interruption {
  readonly name: string;
  readonly interference: Interference;
  /** What happens while the request is held. */
  readonly happen: (album: InterruptibleAlbum) => Promise<void>;
}

const interruptions: readonly Interruption[] = [
  { name: 'the connection is cut', interference: { kind: 'cut' }, happen: () => Promise.resolve() },
  { name: 'the page is reloaded', interference: { kind: 'hold' }, happen: (album) => album.reload() },
  { name: 'the server is killed', interference: { kind: 'hold' }, happen: (album) => album.killServer() },
  { name: 'the browser is closed', interference: { kind: 'hold' }, happen: (album) => album.closeBrowser() },
];

const kinds: readonly { readonly name: string; readonly make: () => GivenFile; readonly requests: number }[] =
  [
    { name: 'photo', make: newPhoto, requests: 6 },
    { name: 'film', make: newFilm, requests: 7 },
  ];

/** What one undisturbed upload asks, in order. */
async function record(album: InterruptibleAlbum, file: GivenFile) {
  album.proxy.seen.length = 0;
  await addFiles(album.page, [file]);
  const weight = await album.weigh();
  expect(weight).toBeGreaterThanOrEqual(file.buffer.length);
  return { weight, purposes: album.proxy.seen.flatMap((request) => purposeOf(request) ?? []) };
}

for (const kind of kinds) {
  for (const { name, interference, happen } of interruptions) {
    test(`a ${kind.name} ends safe when ${name} before or after any request of its upload`, async ({
      launchOptions,
    }) => {
      test.setTimeout(300_000);
      const album = await InterruptibleAlbum.open(launchOptions);
      const { purposes, weight } = await record(album, kind.make());
      expect(purposes).toHaveLength(kind.requests);
      let fileCount = 1;
      for (const purpose of purposes) {
        for (const moment of moments) {
          await test.step(`${moment} ${purpose}`, async () => {
            const file = kind.make();
            const sprung = album.proxy.set({
              matches: (request) => purposeOf(request) === purpose,
              moment,
              interference,
            });
            await addFiles(album.page, [file]);
            await sprung;
            await happen(album);
            fileCount += 1;
            await album.expectSafe(fileCount, fileCount * weight);
          });
        }
      }
      await expect(album.page.getByRole('main')).toContainText(`${fileCount} items`);
      await expect(uploadPanel(album.page)).not.toContainText('could not be added');
      await album.close();
    });
  }
}

const answers: readonly { readonly name: string; readonly interference: Interference }[] = [
  {
    name: 'too many requests',
    interference: { kind: 'answer', status: 429, headers: { 'retry-after': '1' }, body: '' },
  },
  { name: 'a fault', interference: { kind: 'answer', status: 500, body: 'Internal Server Error' } },
  { name: 'an expired token', interference: { kind: 'answer', status: 401, body: '{}' } },
  {
    name: 'the page of a hotel’s network',
    interference: {
      kind: 'answer',
      status: 200,
      headers: { 'content-type': 'text/html' },
      body: '<h1>Welcome to Hotel Miramar</h1>',
    },
  },
  { name: 'silence', interference: { kind: 'hold' } },
];

test('a photo ends safe when any request of its upload is answered with too many requests, a fault, an expired token, somebody else’s page, or not at all', async ({
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  const { purposes, weight } = await record(album, newPhoto());
  let fileCount = 1;
  await album.page.clock.install();
  await album.page.reload();
  for (const { name, interference } of answers) {
    for (const purpose of purposes) {
      await test.step(`${purpose} gets ${name}`, async () => {
        const file = newPhoto();
        const sprung = album.proxy.set({
          matches: (request) => purposeOf(request) === purpose,
          moment: 'before',
          interference,
        });
        await addFiles(album.page, [file]);
        await sprung;
        // The page's clock passes every limit on silence.
        if (interference.kind === 'hold') await album.page.clock.runFor(75_000);
        fileCount += 1;
        await album.expectSafe(fileCount, fileCount * weight);
      });
    }
  }
  album.proxy.letGo();
  await expect(uploadPanel(album.page)).not.toContainText('could not be added');
  await album.close();
});

test('a letter is kept once when the connection is cut, the page reloaded, the server killed or the browser closed before or after it is sent', async ({
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  let letterCount = 0;
  for (const { name, interference, happen } of interruptions) {
    for (const moment of moments) {
      await test.step(`${name} ${moment} it is sent`, async () => {
        const sprung = album.proxy.set({
          matches: (request) => purposeOf(request) === 'letters-write',
          moment,
          interference,
        });
        await beginLetter(album.page);
        await typeLetter(album.page, `${name} ${moment}`, 'My dear Lucie, this is for you.');
        await desk(album.page).getByRole('button', { name: 'Keep the letter' }).click();
        await sprung;
        await happen(album);
        if (!(await desk(album.page).isVisible())) await beginLetter(album.page);
        await expect(desk(album.page).getByRole('textbox', { name: 'Title' })).toHaveValue(
          `${name} ${moment}`,
        );
        await desk(album.page).getByRole('button', { name: 'Keep the letter' }).click();
        await expect(desk(album.page)).toBeHidden();
        letterCount += 1;
        await album.expectSafe(letterCount, 0);
      });
    }
  }
  await expect(album.page.getByRole('main')).toContainText(`${letterCount} items`);
  await album.close();
});
