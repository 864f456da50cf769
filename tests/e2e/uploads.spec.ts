/** Adding files as a person does, when there is too much, something is wrong with them, or the line drops. */
import type { Page } from '@playwright/test';
import { newFilm, newPhoto } from '../support/interruptible.ts';
import { purposeOf } from '../support/safeFiles.ts';
import { expect, test } from './fixtures.ts';
import { newCredentials, signIn } from './pages/account.ts';
import { addFiles, dropManyPhotos, openNewAlbum, tiles, uploadPanel } from './pages/albums.ts';

/** Drops files made in the page: `[name, size, first bytes]`. */
async function dropMade(page: Page, files: readonly (readonly [string, number, string])[]): Promise<void> {
  await page.evaluate((given) => {
    const transfer = new DataTransfer();
    for (const [name, size, beginning] of given) {
      const content = new Uint8Array(size);
      content.set(new TextEncoder().encode(`${beginning}${name}`).slice(0, size));
      transfer.items.add(
        new File([content], name, { type: name.endsWith('.mp3') ? 'audio/mpeg' : 'image/jpeg' }),
      );
    }
    window.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
  }, files);
}

test('thirty photos end safe when the line drops for three seconds in the middle', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'The lake');
  let isUnderWay = () => {};
  const underWay = new Promise<void>((resolve) => {
    isUnderWay = resolve;
  });
  page.on('request', (request) => {
    if (/thumbnail-large/.test(decodeURIComponent(request.url()))) isUnderWay();
  });
  await dropManyPhotos(page, 30);
  await underWay;
  await page.context().setOffline(true);
  await expect(uploadPanel(page)).toContainText('Waiting for the connection. It goes on by itself.');
  await page.context().setOffline(false);
  await expect(uploadPanel(page)).toContainText('30 files are safe', { timeout: 60_000 });
  await expect(page.getByRole('main')).toContainText('30 items');
});

test('no request of an upload is left half read, so none shows as aborted', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'The lake');
  const begun: string[] = [];
  const finished: string[] = [];
  const broken: string[] = [];
  const purpose = (request: { method(): string; url(): string; headers(): Record<string, string> }) => {
    const { pathname, search } = new URL(request.url());
    return purposeOf({ method: request.method(), path: pathname + search, headers: request.headers() });
  };
  page.on('request', (request) => begun.push(...[purpose(request) ?? []].flat()));
  page.on('requestfinished', (request) => finished.push(...[purpose(request) ?? []].flat()));
  page.on('requestfailed', (request) => broken.push(...[purpose(request) ?? []].flat()));
  await addFiles(page, [newPhoto(), newFilm()]);
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  expect(begun.length).toBeGreaterThan(10);
  await expect.poll(() => finished.length + broken.length).toBe(begun.length);
  expect(broken).toEqual([]);
});

test('what will not fit is said before anything starts, and what fits can be added', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Songs');
  const MEBIBYTE = 1024 * 1024;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('media-reserve')) asked.push(request.url());
  });
  await dropMade(page, [
    ['lullaby.mp3', 1 * MEBIBYTE, 'ID3\u0004'],
    ['opera.mp3', 60 * MEBIBYTE, 'ID3\u0004'],
    ['song.mp3', 1 * MEBIBYTE, 'ID3\u0004'],
  ]);
  const dialog = page.getByRole('dialog', { name: 'Not everything fits' });
  await expect(dialog).toContainText(
    'These files need 62 MB, and 50 MB are left. Nothing has been added yet.',
  );
  await expect(dialog.getByRole('listitem')).toHaveText([/^opera\.mp3/]);
  // Nothing waits in the trash: emptying it would not help.
  await expect(dialog.getByText(/trash/)).toHaveCount(0);
  expect(asked).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the 2 files that fit' }).click();
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await expect(tiles(page)).toHaveCount(2);
});

test('every file that was not added is listed, can be shown alone, and copied as text', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openNewAlbum(amaranth, 'Attic');
  const empty = Array.from({ length: 134 }, (_, index) => [`empty-${index}.jpg`, 0, ''] as const);
  await dropMade(page, empty);
  await addFiles(page, [newPhoto()]);
  await expect(uploadPanel(page)).toContainText('1 file is safe, 134 could not be added');
  const list = uploadPanel(page).getByRole('grid', { name: 'Uploads' });
  await expect(list).toHaveAttribute('aria-rowcount', '135');
  await uploadPanel(page).getByRole('radio', { name: 'Not added 134' }).click();
  await expect(list).toHaveAttribute('aria-rowcount', '134');
  await list.getByRole('row').first().focus();
  await page.keyboard.press('End');
  await expect(list.getByText('empty-133.jpg')).toBeVisible();
  await uploadPanel(page).getByRole('button', { name: 'Copy this list' }).click();
  await expect(page.getByText('The list is copied.')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(134);
  expect(lines[0]).toBe('empty-0.jpg\tThis file is empty. Nothing was added.');
});

test('a damaged photo waits for an answer, also after a reload, and is kept anyway when the person says so', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Attic');
  const whole = newPhoto();
  const torn = { ...whole, name: 'torn.jpg', buffer: whole.buffer.subarray(0, 700) };
  await addFiles(page, [torn]);
  await expect(uploadPanel(page)).toContainText(
    'This file is damaged: part of it is missing or cannot be read.',
  );
  await expect(tiles(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Attic' })).toBeVisible();
  await uploadPanel(page).getByRole('button', { name: 'Keep torn.jpg anyway' }).click();
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(tiles(page)).toHaveCount(1);
});

test('a photo is kept even where the part of the app that looks into it does not load', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.context().route(/inspect\.worker/, (route) => route.abort());
  await openNewAlbum(amaranth, 'The lake');
  await addFiles(page, [newPhoto(), newPhoto(), newPhoto()]);
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await expect(tiles(page)).toHaveCount(3);
});

test('what a second tab had not sent when it was closed goes on in the first', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop app has one window.');
  const { page } = amaranth;
  const person = newCredentials();
  await openNewAlbum(amaranth, 'The lake', person);
  const second = await page.context().newPage();
  await second.goto(page.url());
  const opened = second.getByRole('heading', { level: 1, name: 'The lake' });
  await expect(second.getByRole('dialog').or(opened).first()).toBeVisible();
  if (!(await opened.isVisible())) await signIn(second, person);
  await expect(opened).toBeVisible();
  await second.route(/media-commit/, () => undefined);
  const asked = second.waitForRequest(/media-commit/);
  await addFiles(second, [newPhoto()]);
  await asked;
  await second.close({ runBeforeUnload: false });
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(tiles(page)).toHaveCount(1);
});
