/** Settings: taking everything along, and deleting the account with 30 days to change one's mind. */
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { accountExportSchema } from '#shared/domain/accountExport.ts';
import { exportedAlbumSchema } from '#shared/domain/exportedAlbum.ts';
import { waitForLink } from '../support/mailbox.ts';
import { expect, test } from './fixtures.ts';
import { comeBack, newCredentials } from './pages/account.ts';
import { addFiles, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';
import { loseAnswers } from './pages/lostAnswers.ts';

test('an export holds every original byte for byte, a page that shows them without us, and the same as data', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Summers: at the lake?');
  const names = ['lake-1.jpg', 'voice.m4a', 'letter.pdf', 'phone.heic'];
  await addFiles(page, [...names.map(sample), { ...sample('lake-2.jpg'), name: 'lake-1.jpg' }]);
  await expect(uploadPanel(page)).toContainText('5 files are safe');
  await tiles(page).first().dblclick();
  await page.keyboard.press('Escape');

  await open('/settings');
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Amaranth \d{4}-\d\d-\d\d\.zip$/);
  const archive = unzipSync(await readFile(await file.path()));
  const written: unknown = JSON.parse(strFromU8(archive['amaranth.json'] ?? new Uint8Array()));
  const content = {
    ...accountExportSchema.parse(written),
    ...z.object({ albums: z.array(exportedAlbumSchema) }).parse(written),
  };
  expect(content.profile).toMatchObject({ name: 'Rose Martin', plan: 'Free' });
  const items = content.albums.flatMap((album) => album.items).filter((item) => item.kind !== 'letter');
  expect(items).toHaveLength(5);
  expect(new Set(items.map(({ path }) => path)).size).toBe(5);
  for (const { path, sha256, isPresent } of items) {
    expect(path).toMatch(/^albums\/Summers_ at the lake_\//);
    expect(isPresent).toBe(true);
    expect(
      createHash('sha256')
        .update(archive[path] ?? '')
        .digest('hex'),
    ).toBe(sha256);
  }
  const index = strFromU8(archive['index.html'] ?? new Uint8Array());
  expect(index).toContain('The memories of Rose Martin');
  expect(index).not.toContain('<script');
  expect(index).toContain('albums/Summers_%20at%20the%20lake_/lake-1.jpg');
  // The page works by itself, on a machine that never heard of us.
  const viewer = await page.context().newPage();
  await viewer.setContent(index);
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('The memories of Rose Martin');
});

test('the page of an export shows every picture without us, as its owner turned it, and names what cannot be shown', async ({
  amaranth,
}, testInfo) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Every kind');
  const broken = {
    name: 'broken.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 9]),
  };
  const drawn = ['lake-1.jpg', 'scan.heic', 'deep.tif', 'mjpeg.avi', 'preview.nef', 'letter.pdf'];
  const album = page.url();
  await addFiles(page, [sample('scan.heic')]);
  await tiles(page).dblclick();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  const turned = page.waitForResponse('**/media-update*');
  await page.keyboard.press('r');
  await turned;
  await page.goto(album);
  await addFiles(page, [...drawn.filter((name) => name !== 'scan.heic').map(sample), broken]);
  await uploadPanel(page).getByRole('button', { name: 'Keep broken.jpg anyway' }).click();
  await expect(uploadPanel(page)).toContainText('6 files are safe');

  await open('/settings');
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  const folder = testInfo.outputPath('unpacked');
  for (const [path, content] of Object.entries(archive)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const viewer = await page.context().newPage();
  await viewer.goto(pathToFileURL(join(folder, 'index.html')).href);
  const entry = (name: string) => viewer.getByRole('listitem').filter({ hasText: `Open the file: ${name}` });
  for (const name of drawn) {
    const picture = entry(name).getByRole('img');
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), name)
      .toBeGreaterThan(0);
    const address = await entry(name).getByRole('link').getAttribute('href');
    expect(archive[decodeURIComponent(address ?? '')], name).toBeDefined();
  }
  // The picture lies on its side in its frame: a quarter turn, and nothing else that is transformed.
  await expect(entry('scan.heic').getByRole('img')).toHaveCSS('transform', /^matrix\(0, 1, -1, 0,/);
  await expect(entry('lake-1.jpg').getByRole('img')).toHaveCSS('transform', /^matrix\(1, 0, 0, 1,/);
  await expect(entry('broken.jpg').getByRole('img')).toHaveCount(0);
  await expect(entry('broken.jpg')).toContainText('Damaged: ');
  await expect(viewer.getByText('This is a preview.')).toHaveCount(5);
});

test('deleting an account asks for password and address, can be undone, and mails what happens, lost answers or not', async ({
  amaranth,
  backend,
}) => {
  const { page, open } = amaranth;
  const person = newCredentials();
  await comeBack(amaranth, person);
  await open('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('dialog', { name: 'First, confirm that it is you' });
  await confirm.getByLabel('Current password').fill(person.password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  const typed = page.getByRole('dialog', { name: 'Delete your account?' });
  await typed.getByLabel('Your e-mail address').fill('somebody@example.org');
  await typed.getByRole('button', { name: 'Delete my account' }).click();
  const address = typed.getByRole('textbox');
  await expect(address).toHaveAccessibleDescription('That is not the address of this account.');
  await expect(address).toBeFocused();
  await typed.getByLabel('Your e-mail address').fill(person.email.toUpperCase());
  await loseAnswers(page, '**/functions/account-requestDeletion*');
  await typed.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText(/Your account will be erased on/).first()).toBeVisible();
  await waitForLink(backend.server.dataFolder, person.email, /will be deleted/);
  // What was pressed is gone: the keyboard goes on from what has taken its place.
  await expect(
    page.getByRole('region', { name: 'Delete my account' }).getByText(/will be erased/),
  ).toBeFocused();

  await open('/dashboard');
  await expect(page.getByText(/Your account will be erased on/)).toBeVisible();
  await loseAnswers(page, '**/functions/account-cancelDeletion*');
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await expect(page.getByText('Your account stays. We are glad.')).toBeVisible();
  await expect(page.getByText(/Your account will be erased on/)).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('an export waits for a server that is away while its list is read', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Summers');
  await addFiles(page, [sample('lake-1.jpg')]);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await open('/settings');
  await expect(page.getByText('(this device)')).toBeVisible();
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const refused: string[] = [];
  await page.route(/:runQuery|account-listSessions/, async (route) => {
    const { pathname } = new URL(route.request().url());
    const before = refused.filter((path) => path === pathname).length;
    refused.push(pathname);
    await (before < 2 ? route.abort('connectionrefused') : route.continue());
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(archive)).toContain('albums/Summers/lake-1.jpg');
  expect(new Set(refused).size).toBeGreaterThan(1);
});

test('an export says what it is called where the person chose its place', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/settings');
  await expect(page.getByText('(this device)')).toBeVisible();
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    Reflect.set(window, 'showSaveFilePicker', () => folder.getFileHandle('mine.zip', { create: true }));
  });
  await page.getByRole('button', { name: 'Export everything' }).click();
  await expect(page.getByText('mine.zip is saved where you chose.')).toBeVisible();
});

test('an export that is cancelled while its list is read leaves no file where it was to go', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await comeBack(amaranth);
  await open('/settings');
  await expect(page.getByText('(this device)')).toBeVisible();
  // The dialog of the system cannot be answered from here: the person chose this file of a real file system.
  await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    Reflect.set(window, 'showSaveFilePicker', () => folder.getFileHandle('chosen.zip', { create: true }));
  });
  const files = () =>
    page.evaluate(async () => {
      const names: string[] = [];
      for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
      return names.filter((name) => name.startsWith('chosen.zip'));
    });
  await page.route(/:runQuery/, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Export everything' }).click();
  const cancel = page.getByRole('button', { name: 'Cancel the download' });
  await expect(cancel).toBeVisible();
  expect(await files()).toContain('chosen.zip');
  await cancel.click();
  await expect.poll(files).toEqual([]);
});
