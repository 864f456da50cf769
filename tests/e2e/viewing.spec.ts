/** Looking at what was kept: captions that stay, films that stream, pictures that follow one another, keys, turns. */
import type { Page, Request } from '@playwright/test';
import type { Amaranth } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { addFiles, type GivenFile, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

async function openAlbumWith(amaranth: Amaranth, files: readonly GivenFile[]): Promise<Page> {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'At the lake');
  await addFiles(page, files);
  const count = files.length;
  await expect(uploadPanel(page)).toContainText(count === 1 ? '1 file is safe' : `${count} files are safe`);
  await expect(tiles(page)).toHaveCount(count);
  return page;
}

const lake = ['lake-1.jpg', 'lake-2.jpg', 'lake-3.jpg'].map(sample);

/** A film whose index stands behind many megabytes, as phones write theirs: it plays only where parts can be asked for. */
function longFilm(megabytes: number): GivenFile {
  const film = sample('film.mp4');
  const index = film.buffer.indexOf('moov') - 4;
  const padding = Buffer.alloc(megabytes * 1024 * 1024);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4);
  const parts = [film.buffer.subarray(0, index), padding, film.buffer.subarray(index)];
  return { ...film, name: 'wedding.mp4', buffer: Buffer.concat(parts) };
}

const viewer = (page: Page) => page.getByRole('dialog', { name: /^Viewing/ });
const film = (page: Page) => viewer(page).locator('video');
const filmState = (page: Page) =>
  film(page).evaluate((video: HTMLVideoElement) => ({
    time: video.currentTime,
    isPaused: video.paused,
    ready: video.readyState,
  }));

test('a caption typed before Next is kept, and one that cannot be saved is said and not lost', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, lake);
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  const caption = viewer(page).getByRole('textbox', { name: 'Caption' });
  await caption.fill('Jeanne learns to swim');
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(caption).toHaveValue('');
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await expect(caption).toHaveValue('Jeanne learns to swim');
  await page.reload();
  await expect(viewer(page)).toHaveAccessibleName(/Jeanne learns to swim/);

  await page.route('**/media-update*', (route) => route.abort());
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await caption.fill('Jeanne swims to the island');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('The caption could not be saved.');
  await page.unroute('**/media-update*');
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(caption).toHaveValue('Jeanne swims to the island');
  await caption.focus();
  await viewer(page).getByRole('heading', { name: 'Details' }).click();
  await expect(viewer(page).getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(viewer(page)).toHaveAccessibleName(/Jeanne swims to the island/);
});

test('a caption that was not saved before a reload is told below its picture, and saved by turning the page', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, lake.slice(0, 2));
  const caption = viewer(page).getByRole('textbox', { name: 'Caption' });
  const kept = viewer(page).getByText('“Jeanne swims” is not saved yet. It is kept on this device.');
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await caption.fill('Jeanne swims');
  await page.reload();
  await expect(kept).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(viewer(page)).not.toHaveAccessibleName(/Jeanne swims/);
  await viewer(page).getByRole('button', { name: 'Previous' }).click();
  await expect(viewer(page)).toHaveAccessibleName(/Jeanne swims/);
  await expect(kept).toHaveCount(0);

  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await caption.fill('Jeanne swims to the island');
  await page.reload();
  await viewer(page).getByRole('button', { name: 'Edit the caption' }).click();
  await expect(caption).toHaveValue('Jeanne swims to the island');
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('option', { name: /Jeanne swims to the island/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('option', { name: /Jeanne swims to the island/ })).toBeVisible();
});

test('the camera’s own date is kept beside a typed one, and taken back from the details', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [sample('newyear.jpg')]);
  const change = viewer(page).getByRole('button', { name: 'Change the date' });
  const back = viewer(page).getByRole('button', {
    name: 'Back to the camera’s date: 1 January 1998 at 00:10',
  });
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(viewer(page).getByText('This date comes from the camera.')).toBeVisible();
  await expect(back).toBeHidden();
  await change.click();
  await page.keyboard.type('14071962');
  await viewer(page).getByRole('button', { name: 'Save' }).click();
  await expect(viewer(page).getByText('This date comes from you.')).toBeVisible();
  await expect(back).toBeVisible();
  await page.reload();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await back.click();
  await expect(viewer(page).getByText('This date comes from the camera.')).toBeVisible();
  await expect(back).toBeHidden();
  await expect(change).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'January 1998' })).toBeVisible();
});

test('a print is dated in the words of whoever remembers, and stands in the album under them', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [sample('newyear.jpg')]);
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await viewer(page).getByRole('button', { name: 'Change the date' }).click();
  await viewer(page).getByRole('button', { name: 'I do not know the day' }).click();
  await page.keyboard.type('Aunt Lucie’s wedding');
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText(/^No date is understood from this/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('in the summer of 1961');
  await expect(viewer(page).getByText('Shown as “Summer 1961”.')).toBeVisible();
  await page.keyboard.press('Enter');
  const details = viewer(page).getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('Summer 1961', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Summer 1961' })).toBeVisible();
});

test('a date being typed outlives Escape, is saved by Next, means the latest such year, and is not in the future', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, lake.slice(0, 2));
  const change = viewer(page).getByRole('button', { name: 'Change the date' });
  const parts = viewer(page).getByRole('spinbutton');
  const kept = viewer(page).getByText('The date you typed is not saved yet. It is kept on this device.');
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await change.click();
  await page.keyboard.type('140762');
  await page.keyboard.press('Escape');
  await expect(kept).toBeVisible();
  await expect(change).toBeFocused();
  await page.reload();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(kept).toBeVisible();
  await change.click();
  await expect(parts.nth(0)).toHaveText('14');
  await expect(parts.nth(2)).toHaveText('1962');
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(change).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { name: '1962 – 2012' })).toBeVisible();

  await page.getByRole('option', { name: /1962$/ }).click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await change.click();
  await parts.nth(2).click();
  await page.keyboard.type('2062');
  await page.keyboard.press('Enter');
  await expect(viewer(page).getByText('That day has not come yet. Check the year.')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await page.getByRole('option', { name: /1962$/ }).click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(kept).toBeVisible();
  await change.click();
  await viewer(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(kept).toBeHidden();
});

test('a film plays from a signed link before it has come, seeks, and outlives its link', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [longFilm(30)]);
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  await tiles(page).first().click();
  await expect.poll(async () => (await filmState(page)).ready).toBeGreaterThanOrEqual(2);
  const address = await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(address).toContain('X-Goog-Signature=');
  expect(
    asked.filter((request) => decodeURIComponent(request.url()).includes('/original?alt=media')),
  ).toEqual([]);

  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration / 2;
  });
  await expect.poll(async () => (await filmState(page)).time).toBeGreaterThan(0.2);
  const { time } = await filmState(page);

  // Two links that are signed in one second are one.
  const linkedAt = Date.now();
  await expect.poll(() => Date.now() - linkedAt).toBeGreaterThan(1_000);
  // The hour is over: what the first link gives now is what the storage answers to an expired one.
  await page.route(
    (url) => url.href === address,
    (route) => route.fulfill({ status: 400, body: 'This link has expired.' }),
  );
  await film(page).evaluate((video: HTMLVideoElement) => {
    const at = video.currentTime;
    video.load();
    video.currentTime = at;
  });
  await expect
    .poll(() => film(page).evaluate((video: HTMLVideoElement) => video.currentSrc !== '' && video.readyState))
    .toBeGreaterThanOrEqual(2);
  expect(await film(page).evaluate((video: HTMLVideoElement) => video.currentSrc)).not.toBe(address);
  expect((await filmState(page)).time).toBeCloseTo(time, 1);
});

test('the lightbox follows the keyboard: turning, playing, closing, and a list of its keys', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [...lake.slice(0, 2), sample('film.mp4')]);
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Next');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await expect(viewer(page)).toBeFocused();

  await expect(viewer(page).getByText('1 of 3')).toBeVisible();
  for (let position = 2; position <= 3 && (await film(page).count()) === 0; position += 1) {
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(`${position} of 3`)).toBeVisible();
  }
  await expect.poll(async () => (await filmState(page)).ready).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await filmState(page)).time).toBeGreaterThan(0);
  const shown = new URL(page.url()).searchParams.get('item');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page.locator(`[data-item="${shown}"]`)).toBeFocused();
});

test('Escape closes the lightbox at once, also from a button whose name is shown', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, lake.slice(0, 1));
  await tiles(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
});

/** Lets nothing of the store through but small pictures, until the returned function is called. */
async function holdLargePictures(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/alt=media/, async (route) => {
    if (/original|thumbnail-large/.test(decodeURIComponent(route.request().url()))) await promise;
    await route.continue();
  });
  return resolve;
}

/** The addresses of all pictures that are painted on the stage. */
const paintedPictures = (page: Page) =>
  viewer(page)
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap((image) =>
        image.complete && image.naturalWidth > 0 && image.checkVisibility({ opacityProperty: true })
          ? [image.src]
          : [],
      ),
    );

test('however slow the line, the picture under a head is that of its item, and says that it is coming', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, lake);
  await page.reload();
  const release = await holdLargePictures(page);
  const small = (index: number) => tiles(page).nth(index).locator('img').getAttribute('src');
  await expect(tiles(page).locator('img')).toHaveCount(3);
  const addresses = await Promise.all([0, 1, 2].map(small));
  await tiles(page).first().click();
  for (const index of [0, 1, 2]) {
    if (index > 0) await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(`${index + 1} of 3`)).toBeVisible();
    // Another's never; the item's own once it is decoded.
    expect([[], [addresses[index]]]).toContainEqual(await paintedPictures(page));
    await expect.poll(() => paintedPictures(page)).toEqual([addresses[index]]);
    await expect(viewer(page).locator('[aria-busy="true"]')).toHaveCount(1);
  }
  await expect(viewer(page).getByRole('status')).toHaveText('Loading the picture');
  release();
  await expect(viewer(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(viewer(page).getByText('Loading the picture')).toHaveCount(0);
  const [sharper, ...others] = await paintedPictures(page);
  expect(others).toEqual([]);
  expect(addresses).not.toContain(sharper);
});

test('a file of which there is no picture is named under its own head, and goes at once with it', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const photo = sample('lake-1.jpg');
  // Photographs by their beginnings, and nothing of one after that.
  const lost = [7, 8].map((rest) => ({
    ...photo,
    name: `lost-${rest}.jpg`,
    buffer: Buffer.concat([photo.buffer.subarray(0, 24), Buffer.alloc(9_000, rest)]),
  }));
  await openNewAlbum(amaranth, 'Rescued');
  await addFiles(page, [...lost, photo]);
  for (const { name } of lost) {
    await uploadPanel(page)
      .getByRole('button', { name: `Keep ${name} anyway` })
      .click();
  }
  await expect(tiles(page)).toHaveCount(3);
  await page.reload();
  await holdLargePictures(page);
  await tiles(page).first().click();
  for (let position = 1; position <= 3; position += 1) {
    if (position > 1) await page.keyboard.press('ArrowRight');
    await expect(viewer(page).getByText(`${position} of 3`)).toBeVisible();
    const shown = await viewer(page).getAttribute('aria-label');
    const names = await viewer(page)
      .getByText(/\.jpg$/)
      .allTextContents();
    expect(names).toEqual(shown?.includes('lost') ? [/lost-\d\.jpg/.exec(shown)?.[0]] : []);
  }
});

test('pictures that have come follow one another without a black or a blurred frame', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, lake);
  await tiles(page).first().click();
  const position = (count: number) => expect(viewer(page).getByText(`${count} of 3`)).toBeVisible();
  const isDrawn = () => expect(viewer(page).locator('[aria-busy="true"]')).toHaveCount(0);
  await position(1);
  await expect(viewer(page)).toBeFocused();
  for (const count of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await position(count);
    await isDrawn();
  }
  await page.keyboard.press('ArrowLeft');
  await position(2);
  await isDrawn();
  const frames = await viewer(page).evaluateHandle((dialog) => {
    const count = { seen: 0, without: 0, waits: 0 };
    // What a script leaves behind when it ends can be painted: a stand-in that a load event has yet to take away, too.
    new MutationObserver(() => {
      if (dialog.querySelector('[aria-busy="true"]')) count.waits += 1;
    }).observe(dialog, { subtree: true, childList: true, attributes: true });
    const look = () => {
      const images = [...dialog.querySelectorAll('img')];
      const isWhole = images.some(
        (image) =>
          image.src.startsWith('blob:') &&
          image.complete &&
          image.naturalWidth > 400 &&
          image.checkVisibility({ opacityProperty: true }),
      );
      count.seen += 1;
      if (!isWhole) count.without += 1;
      requestAnimationFrame(look);
    };
    look();
    return count;
  });
  for (const [key, count] of [
    ['ArrowLeft', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
  ] as const) {
    await page.keyboard.press(key);
    await position(count);
    await isDrawn();
  }
  const { seen, without, waits } = await frames.jsonValue();
  expect(seen).toBeGreaterThan(4);
  expect(without).toBe(0);
  expect(waits).toBe(0);
});

test('a photo that lies on its side is turned, in the lightbox and in the grid, and stays turned', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [sample('lake-1.jpg')]);
  const shape = async () => {
    const box = await tiles(page).first().boundingBox();
    return box ? box.width / box.height : 0;
  };
  const before = await shape();
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('r');
  const picture = viewer(page).getByRole('img', { name: /^Photo/ });
  await expect
    .poll(async () => {
      const box = await picture.boundingBox();
      return box ? box.width / box.height : 0;
    })
    .toBeCloseTo(1 / before, 1);
  await page.keyboard.press('Escape');
  await expect.poll(shape).toBeCloseTo(1 / before, 1);
  await page.reload();
  await expect.poll(shape).toBeCloseTo(1 / before, 1);
});

test('details say it in words, with the technical rest folded away, and a favourite keeps its heart', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [sample('lake-1.jpg')]);
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('f');
  await expect(viewer(page).getByRole('button', { name: 'Favourite', pressed: true })).toBeVisible();
  await page.keyboard.press('i');
  await expect(viewer(page).getByText('Kept exactly as you gave it')).toBeVisible();
  const checksum = viewer(page).getByText(/^[0-9a-f]{64}$/);
  await expect(checksum).toBeHidden();
  await viewer(page).getByRole('button', { name: 'About the file' }).click();
  await expect(checksum).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('option', { name: /Favourite/ })).toBeVisible();
});

test('a phone shows the pictures at once: a short head, and three in a row', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, lake);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  const tops = () =>
    tiles(page).evaluateAll((shown) => shown.map((tile) => tile.getBoundingClientRect().top));
  await expect.poll(async () => new Set(await tops()).size).toBe(1);
  await expect.poll(async () => (await tops())[0]).toBeLessThan(844 * 0.42);
});

test('a phone shows the day of a picture, every button of the lightbox during the slideshow, and the year above a span of months', async ({
  amaranth,
}) => {
  const scan = sample('lzw.tif');
  const months = ['2002-09-03 12.00.00', '2002-11-05 12.00.00', '2002-12-24 12.00.00'];
  const page = await openAlbumWith(
    amaranth,
    // One byte after the end makes each another file.
    months.map((name, index) => ({
      ...scan,
      name: `${name}.tif`,
      buffer: Buffer.concat([scan.buffer, Buffer.alloc(index)]),
    })),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const heading = page.getByRole('heading', { name: /2002$/ });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0);
  const end = await heading.evaluate((name) => name.getBoundingClientRect().right);
  expect(end).toBeLessThan(390 - 44);

  await tiles(page).first().click();
  const day = viewer(page).getByText('3 Sept 2002', { exact: true });
  await expect(day).toBeVisible();
  expect(await day.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
  await viewer(page).getByRole('button', { name: 'Start the slideshow' }).click();
  await expect(viewer(page).getByRole('button', { name: 'Pause the slideshow' })).toBeVisible();
  const close = await viewer(page).getByRole('button', { name: 'Close' }).boundingBox();
  expect((close?.x ?? 390) + (close?.width ?? 0)).toBeLessThanOrEqual(390);
});

test('what stands for an original that browsers cannot show says so when looked at closer, not over the picture', async ({
  amaranth,
}) => {
  const page = await openAlbumWith(amaranth, [sample('lzw.tif')]);
  const note = viewer(page).getByText('This is a preview.');
  await tiles(page).first().click();
  await expect(viewer(page).getByRole('img', { name: /^Photo/ })).toBeVisible();
  await expect(note).toHaveCount(0);
  await viewer(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect(note).toBeVisible();
  await page.keyboard.press('0');
  await expect(note).toHaveCount(0);
  await page.keyboard.press('i');
  await expect(viewer(page).getByRole('complementary', { name: 'Details' })).toContainText(
    'This is a preview.',
  );
});

test('a picture of a few pixels is shown at a size one can see, its pixels sharp, and says so', async ({
  amaranth,
}) => {
  const tiny = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR4nGP4z8DAAMH/gdR/IPEfAErJCPjuaEC2AAAAAElFTkSuQmCC',
    'base64',
  );
  const page = await openAlbumWith(amaranth, [{ name: 'dot.png', mimeType: 'image/png', buffer: tiny }]);
  await tiles(page).first().click();
  const picture = viewer(page).locator('img').last();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(200);
  await expect(picture).toHaveCSS('image-rendering', 'pixelated');
  await expect(viewer(page).getByText('3 × 2 pixels, shown larger')).toBeVisible();
});

test('a tile opens in a tab of its own by the middle button and by Ctrl and Enter', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, lake.slice(0, 2));
  const address = page.url();
  const [byButton] = await Promise.all([
    page.context().waitForEvent('page'),
    tiles(page).nth(1).click({ button: 'middle' }),
  ]);
  await expect(viewer(byButton)).toContainText('2 of 2');
  await byButton.close();
  await tiles(page).first().focus();
  const [byKeys] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Control+Enter'),
  ]);
  await expect(viewer(byKeys)).toContainText('1 of 2');
  expect(page.url()).toBe(address);
});

test('a film whose name tells a day alone is shown without a time, which can be added and taken away', async ({
  amaranth,
}) => {
  const film = { ...sample('film.mp4'), name: 'VID-20190704-WA0001.mp4' };
  const page = await openAlbumWith(amaranth, [film]);
  const details = viewer(page).getByRole('complementary', { name: 'Details' });
  const change = details.getByRole('button', { name: 'Change the date' });
  const parts = details.getByRole('spinbutton');
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(details.getByText('Thursday, 4 July 2019', { exact: true })).toBeVisible();
  await change.click();
  await expect(parts.nth(3)).toHaveText('––');
  await parts.nth(3).click();
  await page.keyboard.type('0930');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details.getByText('Thursday, 4 July 2019 at 09:30', { exact: true })).toBeVisible();
  await page.reload();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await details.getByRole('button', { name: 'Back to the date in the file’s name: 4 July 2019' }).click();
  await expect(details.getByText('Thursday, 4 July 2019', { exact: true })).toBeVisible();
});
