/** Live photos: two files of one moment are one picture that moves, wherever they go. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { exportedAlbumSchema } from '#shared/domain/exportedAlbum.ts';
import { type Amaranth, expect, test } from './fixtures.ts';
import { addFiles, openNewAlbum, sample, tiles, uploadPanel } from './pages/albums.ts';

async function openAlbumWithPair(amaranth: Amaranth): Promise<Page> {
  const { page } = amaranth;
  // So short a film would be over before a busy machine looks at it.
  await page.addInitScript(() => {
    const slowDown = ({ target }: Event) => {
      if (target instanceof HTMLMediaElement) target.playbackRate = 0.1;
    };
    addEventListener('play', slowDown, { capture: true });
  });
  await openNewAlbum(amaranth, 'Beach');
  await addFiles(page, ['live.mov', 'live.jpg', 'lake-1.jpg'].map(sample));
  await expect(uploadPanel(page)).toContainText('3 files are safe');
  await expect(tiles(page)).toHaveCount(2);
  return page;
}

const live = (page: Page) => page.getByRole('option', { name: /\bLive\b/ });

test('a live photo is one tile that says so, and moves in place by its button, its key and a long press', async ({
  amaranth,
}) => {
  const page = await openAlbumWithPair(amaranth);
  await expect(live(page)).toHaveText('Live');
  await expect(page.getByText(/^2 items ·/)).toBeVisible();
  await live(page).click();
  const viewer = page.getByRole('dialog', { name: /^Viewing/ });
  const film = viewer.locator('video');
  await expect(viewer.getByText('2 of 2').or(viewer.getByText('1 of 2'))).toBeVisible();
  await expect(viewer.locator('img').first()).toBeVisible();

  await viewer.getByRole('button', { name: 'Play the live photo' }).click();
  await expect(film).toHaveJSProperty('muted', true);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await viewer.getByRole('button', { name: 'Turn the sound on' }).click();
  await expect(film).toHaveJSProperty('muted', false);
  // Once through, then the still is there again.
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.05;
  });
  await expect(film).toHaveCount(0);

  await page.keyboard.press('l');
  await expect(film).toBeVisible();
  await page.keyboard.press('l');
  await expect(film).toHaveCount(0);

  // The still is drawn anew once the film went.
  await expect(viewer.locator('img').first()).toBeVisible();
  const picture = await viewer.locator('img').first().boundingBox();
  if (!picture) throw new Error('No picture.');
  await page.mouse.move(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await page.mouse.down();
  await expect(film).toBeVisible();
  await page.mouse.up();
});

test('a live photo goes into the trash and comes back whole', async ({ amaranth }) => {
  const page = await openAlbumWithPair(amaranth);
  const deleteLive = async () => {
    await live(page).click();
    const deleted = page.waitForResponse('**/media-trash*');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    // What is shown at once is not yet what the server keeps.
    await deleted;
    await page.keyboard.press('Escape');
    await expect(tiles(page)).toHaveCount(1);
  };
  await deleteLive();
  await expect(page.getByText(/^1 item ·/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(live(page)).toBeVisible();
  await expect(tiles(page)).toHaveCount(2);

  await deleteLive();
  await amaranth.open('/albums?view=trash');
  await expect(tiles(page)).toHaveCount(1);
  await expect(live(page)).toBeVisible();
});

test('an export holds both halves of a live photo and names the pair, and every edit beside its file', async ({
  amaranth,
}) => {
  const page = await openAlbumWithPair(amaranth);
  await live(page).click();
  await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
  const turned = page.waitForResponse('**/media-update*');
  await page.keyboard.press('r');
  await turned;
  await page.keyboard.press('Escape');
  // It closes by a step back, which would take the next page along.
  await expect(page.getByRole('dialog')).toBeHidden();
  await amaranth.open('/settings');
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  const written: unknown = JSON.parse(strFromU8(archive['amaranth.json'] ?? new Uint8Array()));
  const items = z
    .object({ albums: z.array(exportedAlbumSchema) })
    .parse(written)
    .albums.flatMap((album) => album.items);
  const halves = items.filter((item) => item.kind !== 'letter' && item.livePhotoId !== null);
  expect(halves).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        path: 'albums/Beach/live.jpg',
        livePhotoId: '4F3C2B1A-0000-4000-8000-0123456789AB',
        rotation: 90,
        damage: null,
      }),
      expect.objectContaining({
        path: 'albums/Beach/live.mov',
        livePhotoId: '4F3C2B1A-0000-4000-8000-0123456789AB',
        rotation: 0,
      }),
    ]),
  );
  for (const name of ['live.jpg', 'live.mov']) {
    const hash = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
    expect(hash(archive[`albums/Beach/${name}`] ?? new Uint8Array()), name).toBe(hash(sample(name).buffer));
  }
});
