/** A printed code, from the album it is made for to the guest who opens it on a phone and writes a few words. */
import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { albumCodesApprove, albumCodesCreate, albumCodesRevoke } from '#shared/callables/albumCodes.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import { type AlbumCodeId, albumCodeIdSchema, PLAIN_STYLE } from '#shared/domain/albumCode.ts';
import { type Amaranth, expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';
import { addFiles, openNewAlbum, sample, tiles } from './pages/albums.ts';

const codeName = 'Grandfather’s stone';
const title = 'Harvests with Grandfather';
const newCode = () =>
  albumCodeIdSchema.parse(
    `e${Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
      .toString('base64url')
      .slice(1)}`,
  );

/** A member with an album of two photos and a film, and a code for it made past the page. */
async function makeCode(amaranth: Amaranth, more: { readonly passcode?: string } = {}) {
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  const { albumId } = await owner.call(albumsCreate, { title, description: 'Forty years of grapes.' });
  const codeId = newCode();
  await owner.call(albumCodesCreate, {
    codeId,
    albumId,
    name: codeName,
    style: PLAIN_STYLE,
    passcode: null,
    hasGuestBook: true,
    showsLetters: false,
    ...more,
  });
  await enter(amaranth, owner, credentials, `/albums/${albumId}`);
  await addFiles(amaranth.page, ['lake-1.jpg', 'lake-2.jpg', 'film.mp4'].map(sample));
  await expect(tiles(amaranth.page)).toHaveCount(3);
  await expect(amaranth.page.getByText('3 files are safe')).toBeVisible();
  return { owner, codeId };
}

/** Opens a code as whoever holds it: in a window without anybody's session. */
async function visit({ page, serverOrigin }: Amaranth, codeId: AlbumCodeId): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('No browser.');
  const context = await browser.newContext({ viewport: { width: 390, height: 780 } });
  const guest = await context.newPage();
  await guest.goto(`${serverOrigin}/qr/${codeId}`);
  return guest;
}

const words = 'He taught me to wait for the rain.';
async function write(guest: Page) {
  await guest.getByLabel('Your name').fill('Ana');
  await guest.getByLabel('Your words').fill(words);
}
const send = (guest: Page) => guest.getByRole('button', { name: 'Send', exact: true }).click();

test('a guest opens a code, looks at the pictures, and writes what the family shows later', async ({
  amaranth,
}) => {
  const { owner, codeId } = await makeCode(amaranth);
  const guest = await visit(amaranth, codeId);
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const pictures = guest.getByRole('listitem').getByRole('button');
  await expect(pictures).toHaveCount(3);
  await expect(guest.locator('.tile img').first()).toHaveJSProperty('complete', true);
  expect(
    await guest
      .locator('.tile img')
      .first()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  await expectNoViolations(guest, 'the page of a code');

  await pictures.first().click();
  const full = guest.getByRole('dialog');
  await expect(full).toBeVisible();
  await full.getByRole('button', { name: 'Later' }).click();
  await guest.goBack();
  await expect(full).toBeHidden();

  await write(guest);
  await send(guest);
  await expect(guest.getByText('Thank you. Your words are with the family now.')).toBeVisible();
  await guest.reload();
  await expect(guest.getByText('Nobody has written here yet.')).toBeVisible();
  const { docs } = await import('firebase/firestore/lite').then(({ collection, getDocs }) =>
    getDocs(collection(owner.firestore, 'users', owner.uid, 'guestBookEntries')),
  );
  await owner.call(albumCodesApprove, { entryId: docs[0]?.id ?? '' });
  await guest.reload();
  await expect(guest.getByText(words)).toBeVisible();
  expect(await guest.context().cookies()).toEqual([]);

  await guest.getByRole('button', { name: 'Français' }).click();
  await expect(guest.getByRole('heading', { name: 'Livre d’or' })).toBeVisible();
  await owner.leave();
});

test('an owner makes a code, saves it for print, and shows what a guest wrote', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, title);
  const openCodes = async () => {
    await page.getByRole('button', { name: 'Album actions' }).click();
    await page.getByRole('menuitem', { name: 'Printed codes' }).click();
  };
  await openCodes();
  const dialog = page.getByRole('dialog', { name: 'Codes' });
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  await dialog.getByLabel('Name').fill(codeName);
  await dialog.getByLabel('Caption').fill('Rosé & Jiří');
  await dialog.getByText('On stone, wood or metal').click();
  await dialog.getByRole('button', { name: 'Make a code' }).click();
  await expect(dialog.getByRole('img', { name: `The code “${codeName}”` })).toBeVisible();
  const address =
    (await dialog.getByRole('link', { name: 'See what guests see' }).getAttribute('href')) ?? '';

  for (const format of ['PNG', 'SVG', 'PDF']) {
    const saving = page.waitForEvent('download');
    await dialog.getByRole('button', { name: format }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toBe(`Grandfathers stone.${format.toLowerCase()}`);
    const content = await readFile(await file.path());
    expect(await readCode(page, content, format), format).toBe(address);
  }

  const guest = await visit(amaranth, albumCodeIdSchema.parse(address.split('/').at(-1)));
  await expect(guest.getByText('Nothing is shown here yet.')).toBeVisible();
  await write(guest);
  await send(guest);
  await expect(guest.getByText('Thank you.')).toBeVisible();
  await page.reload();
  await openCodes();
  await expect(dialog.getByText('Opened once')).toBeVisible();
  await dialog.getByRole('button', { name: `Show “${codeName}”` }).click();
  await dialog.getByRole('button', { name: 'Show to guests' }).click();
  await expect(dialog.getByText('Shown to guests')).toBeVisible();
  await expectNoViolations(page, 'the codes of an album');
  await guest.reload();
  await expect(guest.getByText(words)).toBeVisible();

  await dialog.getByRole('button', { name: 'Pause' }).click();
  await expect(dialog.getByRole('button', { name: 'Open again' })).toBeVisible();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This page is resting' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('Revoked')).toBeVisible();
});

/** What a reader sees on the paper. A page of PDF is drawn from its shapes. */
async function readCode(page: Page, content: Buffer, format: string): Promise<unknown> {
  const svg = format === 'PDF' ? shapesOf(content) : null;
  const type = format === 'PNG' ? 'image/png' : 'image/svg+xml';
  const source = `data:${type};base64,${(svg === null ? content : Buffer.from(svg)).toString('base64')}`;
  const { width, height, pixels } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(600, Math.round((600 * image.height) / image.width));
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('No canvas.');
    pen.drawImage(image, 0, 0, canvas.width, canvas.height);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    return { width: canvas.width, height: canvas.height, pixels: [...data] };
  }, source);
  return decodeQR({ width, height, data: Uint8ClampedArray.from(pixels) });
}

function shapesOf(pdf: Buffer): string {
  const start = pdf.indexOf('stream\n') + 'stream\n'.length;
  const content = inflateSync(pdf.subarray(start, pdf.indexOf('\nendstream'))).toString();
  const shapes = [...content.matchAll(/^([0-9]+) (-[0-9]+) ([0-9]+) 1 re$/gm)].map(
    ([, x, y, length]) => `<rect x="${x}" y="${-Number(y) - 1}" width="${length}" height="1"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="0 0 60 60"><rect width="60" height="60" fill="#fff"/>${shapes.join('')}</svg>`;
}

test('a guest’s words stay when sending fails, when the page is left and when it is loaded again', async ({
  amaranth,
}) => {
  const { owner, codeId } = await makeCode(amaranth);
  const guest = await visit(amaranth, codeId);
  await write(guest);
  await guest.route('**/functions/albumCodes-sign*', (route) => route.fulfill({ status: 500, body: 'No' }));
  await send(guest);
  await expect(guest.getByText('Your words are still here.')).toContainText('our side');
  await guest.unroute('**/functions/albumCodes-sign*');
  await guest.context().setOffline(true);
  await send(guest);
  await expect(guest.getByText('Your words are still here.')).toContainText('connection');
  await guest.context().setOffline(false);
  guest.on('dialog', (dialog) => void dialog.accept());
  await guest.reload();
  await expect(guest.getByLabel('Your words')).toHaveValue(words);
  await guest.getByRole('button', { name: 'Français' }).click();
  await expect(guest.getByLabel('Vos mots')).toHaveValue(words);
  await guest.getByRole('button', { name: 'Envoyer' }).click();
  await expect(guest.getByText('Merci.')).toBeVisible();
  await expect(guest.getByLabel('Vos mots')).toHaveValue('');
  await owner.leave();
});

test('a guest who changes the language while words are sent is thanked once, for one entry', async ({
  amaranth,
}) => {
  const { owner, codeId } = await makeCode(amaranth);
  const guest = await visit(amaranth, codeId);
  await write(guest);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await guest.route('**/functions/albumCodes-sign*', async (route) => {
    await held;
    await route.continue();
  });
  await send(guest);
  await guest.getByRole('button', { name: 'Français' }).click();
  await expect(guest.getByRole('button', { name: 'Envoyer' })).toBeDisabled();
  letGo();
  await expect(guest.getByText('Merci.')).toBeVisible();
  await expect(guest.getByLabel('Vos mots')).toHaveValue('');
  await guest.getByRole('button', { name: 'Envoyer' }).click();
  await expect(guest.getByText('Écrivez d’abord quelques mots.')).toBeVisible();
  await owner.leave();
});

test('a passcode is asked for, and a code that was revoked says the same as one that never was', async ({
  amaranth,
}) => {
  const { owner, codeId } = await makeCode(amaranth, { passcode: 'harvest' });
  const guest = await visit(amaranth, codeId);
  await guest.getByLabel('Passcode').fill('grapes');
  await guest.getByRole('button', { name: 'Open the album' }).click();
  await expect(guest.getByRole('alert')).toContainText('This is not the passcode.');
  await guest.getByLabel('Passcode').fill('harvest');
  await guest.getByRole('button', { name: 'Open the album' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await owner.call(albumCodesRevoke, { codeId });
  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'This page is resting' })).toBeVisible();
  const closed = await guest.getByRole('main').textContent();
  await guest.goto(`${amaranth.serverOrigin}/qr/${newCode()}`);
  await expect(guest.getByRole('main')).toHaveText(closed ?? '');
  const answer = await guest.request.get(`${amaranth.serverOrigin}/qr/${codeId}`);
  expect(answer.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await owner.leave();
});
