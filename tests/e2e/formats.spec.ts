/** The files that families own: what is shown, what gets a card, and that each is dated by the clock of its camera. */
import { createHash } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { mediaLink } from '#shared/callables/media.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { signInPerson } from '../support/person.ts';
import { expect, test } from './fixtures.ts';
import { newCredentials, signIn } from './pages/account.ts';
import { addFiles, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

const shown = [
  'scan.heic',
  'lzw.tif',
  'fax.tif',
  'deep.tif',
  'preview.dng',
  'preview.nef',
  'mjpeg.avi',
  'camcorder.m2ts',
];
const carded = ['phone.3gp', 'film.mpg', 'film.wmv'];

/** What the details panel of an opened item says. */
async function readDetails(page: Page, tile: Locator): Promise<Locator> {
  await tile.click();
  const viewer = page.getByRole('dialog');
  await viewer.getByRole('button', { name: 'Details' }).click();
  return viewer.getByRole('complementary', { name: 'Details' });
}

test('HEIC, TIFF, camera RAW and old films are kept byte for byte, shown where anything can, and carded where not', async ({
  amaranth,
  backend,
}) => {
  test.setTimeout(180_000);
  const { page } = amaranth;
  const credentials = newCredentials();
  await openNewAlbum(amaranth, 'All sorts', credentials);
  const unknown = {
    name: 'recipes.docx',
    mimeType: '',
    buffer: Buffer.from('PK\u0003\u0004 not of any kind'),
  };
  const script = { name: 'page.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg><script/></svg>') };
  const files = [...[...shown, ...carded].map(sample), unknown, script];
  await addFiles(page, files);
  await expect(uploadPanel(page)).toContainText(`${files.length} files are safe`, { timeout: 90_000 });

  const person = await signInPerson(backend.origin, credentials.email, credentials.password);
  const documents = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
  const items = new Map(documents.docs.map((item) => [String(item.get('fileName')), item]));
  for (const { name, buffer } of files) {
    const item = items.get(name);
    const { url } = await person.call(mediaLink, { itemId: mediaItemIdSchema.parse(item?.id) });
    const kept = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(createHash('sha256').update(kept).digest('hex'), name).toBe(
      createHash('sha256').update(buffer).digest('hex'),
    );
    expect(item?.get('thumbnails').large !== null, `${name} has a picture`).toBe(shown.includes(name));
    expect(item?.get('damage'), name).toBeNull();
  }
  expect(items.get('page.svg')?.get('contentType')).toBe('application/octet-stream');
  expect(items.get('preview.nef')?.get('takenAt')).toBe('2005-05-06T07:08:09');
  expect(items.get('scan.heic')?.data()).toMatchObject({
    takenAt: '2021-08-15T10:20:30',
    takenAtOffsetMinutes: 120,
    caption: 'Breakfast on the terrace',
  });
  await person.leave();

  // It is dated by the file itself, so it stands at the end, where the list of uploads may lie over it.
  await uploadPanel(page).getByRole('button', { name: 'Close' }).click();
  await tiles(page).first().focus();
  await page.keyboard.press('End');
  await page.getByRole('option', { name: /recipes\.docx/ }).click();
  await expect(page.getByRole('dialog')).toContainText('This file is kept as it is.');
});

test('a program’s notes in a picture give its date and its caption', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Catalogued');
  await addFiles(page, ['xmp.jpg', 'iptc.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect(
    page.getByRole('option', { name: 'Photo, Grand-mère au jardin, 3 February 2004' }),
  ).toBeVisible();
  await expect(page.getByRole('option', { name: 'Photo, The harbour in June, 5 June 1987' })).toBeVisible();
});

test('a damaged picture is kept as it is, marked, and shown as far as it goes', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Rescued');
  const photo = sample('lake-1.jpg');
  await addFiles(page, [
    { ...photo, name: 'half.jpg', buffer: photo.buffer.subarray(0, photo.buffer.length / 2) },
  ]);
  await uploadPanel(page).getByRole('button', { name: 'Keep half.jpg anyway' }).click();
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(tiles(page).locator('img')).toBeVisible();
  const details = await readDetails(page, tiles(page).first());
  await expect(details).toContainText('Damaged: the end of this file is missing. It is kept as it is.');
});

test('a film whose end is missing waits for an answer, and its card says why it does not play', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Rescued');
  const film = sample('film.mp4');
  const picture = sample('scan.heic');
  const half = ({ buffer }: typeof film) => buffer.subarray(0, buffer.length / 2);
  await addFiles(page, [
    { ...film, name: 'cut.mp4', buffer: half(film) },
    { ...picture, name: 'cut.heic', buffer: half(picture) },
  ]);
  await uploadPanel(page).getByRole('button', { name: 'Keep cut.mp4 anyway' }).click();
  await uploadPanel(page).getByRole('button', { name: 'Keep cut.heic anyway' }).click();
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect(page.getByRole('option', { name: /^Photo, .*, damaged$/ })).toBeVisible();
  await page.getByRole('option', { name: /cut\.mp4.*, damaged$/ }).click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('Damaged: the end of this file is missing. It is kept as it is.');
  await expect(viewer).toContainText('It cannot be played as it is.');
  await expect(viewer).not.toContainText('another program');
});

test('an old film whose header lies about its length is kept', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Rescued');
  const film = sample('mjpeg.avi');
  const buffer = Buffer.from(film.buffer);
  const header = buffer.indexOf('avih') + 8;
  buffer.writeUInt32LE(0xffff_ffff, header);
  buffer.writeUInt32LE(0xffff_ffff, header + 16);
  buffer.writeUInt32LE(0xffff_fff0, header + 32);
  await addFiles(page, [{ ...film, buffer }]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
});

test('a photograph whose picture ends early, though the file has its end, waits for an answer and is marked', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Rescued');
  const photo = sample('lake-1.jpg');
  const half = Buffer.concat([photo.buffer.subarray(0, photo.buffer.length / 2), Buffer.from([0xff, 0xd9])]);
  await addFiles(page, [{ ...photo, name: 'grey.jpg', buffer: half }]);
  await uploadPanel(page).getByRole('button', { name: 'Keep grey.jpg anyway' }).click();
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(tiles(page).locator('img')).toBeVisible();
  const details = await readDetails(page, tiles(page).first());
  await expect(details).toContainText('Damaged: a part of this picture is missing. It is kept as it is.');
});

test('a picture that nothing can read is marked in the album, and opens as a card with a way to have it', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Rescued');
  const photo = sample('lake-1.jpg');
  // It begins as a photograph does, and has nothing of one after that.
  const buffer = Buffer.concat([photo.buffer.subarray(0, 24), Buffer.alloc(9_000, 7)]);
  await addFiles(page, [{ ...photo, name: 'lost.jpg', buffer }]);
  await uploadPanel(page).getByRole('button', { name: 'Keep lost.jpg anyway' }).click();
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(tiles(page).first()).toHaveAccessibleName(/lost\.jpg.*, damaged$/);
  await tiles(page).first().click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toContainText('lost.jpg');
  await expect(viewer).toContainText('This browser cannot show this file.');
  await expect(viewer).toContainText('Damaged: the end of this file is missing. It is kept as it is.');
  await expect(viewer.getByText('Download the original', { exact: true })).toBeVisible();
});

test('New Year in Paris is New Year from New York, and a date given there is the same here', async ({
  amaranth,
  backend,
  browser,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  await openNewAlbum(amaranth, 'Nineties', credentials);
  await addFiles(page, [sample('newyear.jpg')]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(page.getByRole('heading', { name: 'January 1998' })).toBeVisible();
  const address = new URL(page.url()).pathname;

  const context = await browser.newContext({ timezoneId: 'America/New_York', locale: 'en-US' });
  const away = await context.newPage();
  await away.goto(backend.origin + address);
  await signIn(away, credentials);
  await expect(away.getByRole('heading', { name: 'January 1998' })).toBeVisible();
  const details = await readDetails(away, tiles(away).first());
  await expect(details).toContainText('Thursday, 1 January 1998 at 00:10');
  await details.getByRole('button', { name: 'Change the date' }).click();
  // The order of the interface's own language, on a device of another country.
  const parts = details.getByRole('spinbutton');
  await expect(parts).toHaveText(['01', '01', '1998', '00', '10']);
  await expect(parts.first()).toHaveAccessibleName(/^day/);
  await parts.nth(3).click();
  await away.keyboard.type('2350');
  await details.getByRole('button', { name: 'Save' }).click();
  await expect(details).toContainText('Thursday, 1 January 1998 at 23:50');
  await context.close();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'January 1998' })).toBeVisible();
  await expect(await readDetails(page, tiles(page).first())).toContainText(
    'Thursday, 1 January 1998 at 23:50',
  );
});

test('a large photograph of a camera held upright is drawn small the right way up, and sized as it is', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Upright');
  await addFiles(page, [sample('sideways.jpg')]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  const thumbnail = tiles(page).locator('img');
  await expect(thumbnail).toBeVisible();
  const corners = await thumbnail.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const isRed = (x: number, y: number) => (pen?.getImageData(x, y, 1, 1).data[0] ?? 0) > 128;
    return { width, height, left: isRed(20, 20), right: isRed(width - 20, 20) };
  });
  expect(corners).toEqual({ width: 300, height: 400, left: false, right: true });
  const details = await readDetails(page, tiles(page).first());
  await expect(details).toContainText('1800 × 2400 pixels');
});

test('a picture transparent all over is a tile of grey squares, never an empty one', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Drawings');
  await addFiles(page, ['clear.png', 'planes.tif', 'inks.tif'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await expect(tiles(page).locator('img')).toHaveCount(3);
  const tile = page.getByRole('option', { name: /clear\.png/ }).locator('img');
  const colours = await tile.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const seen = new Set<string>();
    for (let at = 0; at < pixels.length; at += 4) {
      seen.add((pixels[at + 3] ?? 0) < 255 ? 'see-through' : (pixels[at] ?? 0) > 230 ? 'white' : 'grey');
    }
    return [...seen].sort();
  });
  expect(colours).toEqual(['grey', 'white']);
});
