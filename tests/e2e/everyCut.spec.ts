/**
 * Nothing is ever stranded: the connection is cut, the page reloaded, the server killed and the browser closed before
 * and after every single request of an upload, and each time the file ends safe with the quota exact. The requests are
 * not a list in this file: an upload is recorded first.
 */

import type { Interference, Moment, PassingRequest } from '../support/cuttingProxy.ts';
import { InterruptibleAlbum, newFilm, newPhoto, purposeOf } from '../support/interruptible.ts';
import { expect, test } from './fixtures.ts';
import { addFiles, type GivenFile, uploadPanel } from './pages/albums.ts';
import { beginLetter, letterEditor, typeLetter } from './pages/letters.ts';

test.describe.configure({ mode: 'parallel' });

const moments: readonly Moment[] = ['before', 'after'];

interface Interruption {
  readonly name: string;
  readonly interference: Interference;
  /** Requests it meets at once, each of an upload of its own; a browser keeps six connections to a server. */
  readonly requestsAtOnce: number;
  /** What happens while the requests are held. */
  readonly happen: (album: InterruptibleAlbum) => Promise<void>;
}

const hold: Interference = { kind: 'hold' };
const interruptions: readonly Interruption[] = [
  {
    name: 'the connection is cut',
    interference: { kind: 'cut' },
    requestsAtOnce: 1,
    happen: () => Promise.resolve(),
  },
  {
    name: 'the page is reloaded',
    interference: hold,
    requestsAtOnce: 4,
    happen: (album) => album.reload(),
  },
  {
    name: 'the server is killed',
    interference: hold,
    requestsAtOnce: 4,
    happen: (album) => album.killServer(),
  },
  {
    name: 'the browser is closed',
    interference: hold,
    requestsAtOnce: 4,
    happen: (album) => album.closeBrowser(),
  },
];

const kinds: readonly { readonly name: string; readonly make: () => GivenFile; readonly requests: number }[] =
  [
    { name: 'photo', make: newPhoto, requests: 6 },
    { name: 'film', make: newFilm, requests: 7 },
  ];

/** Purposes in groups, the last first: what is held early in an upload must not keep the next from getting further. */
function groupsOf(purposes: readonly string[], size: number): readonly (readonly string[])[] {
  const last = purposes.toReversed();
  return Array.from({ length: Math.ceil(last.length / size) }, (_, index) =>
    last.slice(index * size, (index + 1) * size),
  );
}

for (const { name, interference, requestsAtOnce, happen } of interruptions) {
  test(`photos and films end safe when ${name} before or after any request of their upload`, async ({
    launchOptions,
  }) => {
    test.setTimeout(420_000);
    const album = await InterruptibleAlbum.open(launchOptions);
    let fileCount = 0;
    for (const kind of kinds) {
      const { purposes, weight } = await album.record(kind.make());
      expect(purposes).toHaveLength(kind.requests);
      fileCount += 1;
      for (const moment of moments) {
        for (const group of groupsOf(purposes, requestsAtOnce)) {
          await test.step(`${kind.name}: ${moment} ${group.join(', ')}`, async () => {
            const earlier = await album.readSafe();
            for (const purpose of group) {
              const matches = (request: PassingRequest) => purposeOf(request) === purpose;
              const sprung = album.proxy.set({ matches, moment, interference });
              await addFiles(album.page, [kind.make()]);
              await sprung;
            }
            await happen(album);
            fileCount += group.length;
            await album.expectSafe(fileCount, earlier.storageUsed + group.length * weight);
          });
        }
      }
    }
    await expect(album.page.getByRole('main')).toContainText(`${fileCount} items`);
    await expect(uploadPanel(album.page)).not.toContainText('could not be added');
    await album.close();
  });
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
  { name: 'silence', interference: hold },
];

test('a photo ends safe when every request of its upload is answered with too many requests, a fault, an expired token, somebody else’s page, or not at all', async ({
  launchOptions,
}) => {
  test.setTimeout(300_000);
  const album = await InterruptibleAlbum.open(launchOptions);
  const { purposes, weight } = await album.record(newPhoto());
  let fileCount = 1;
  await album.page.clock.install();
  await album.page.reload();
  for (const { name, interference } of answers) {
    await test.step(name, async () => {
      const sprung = purposes.map((purpose) => {
        const matches = (request: PassingRequest) => purposeOf(request) === purpose;
        return album.proxy.set({ matches, moment: 'before', interference });
      });
      await addFiles(album.page, [newPhoto()]);
      for (const request of sprung) {
        await request;
        // The page's clock passes every limit on silence.
        if (interference.kind === 'hold') await album.page.clock.runFor(75_000);
      }
      fileCount += 1;
      await album.expectSafe(fileCount, fileCount * weight);
    });
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
  }
  await expect(album.page.getByRole('main')).toContainText(`${letterCount} items`);
  await album.close();
});
