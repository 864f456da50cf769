/** Looking at what was kept: captions that stay, films that stream, pictures that follow one another, keys, turns. */
import { type CDPSession, chromium, type Locator, type Page, type Request } from '@playwright/test';
import type { Amaranth } from './fixtures.ts';
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signIn, signUp } from './pages/account.ts';
import { addFiles, createAlbum, type GivenFile, sample, tiles, uploadPanel } from './pages/albums.ts';

async function openAlbumWith(
  amaranth: Amaranth,
  files: readonly GivenFile[],
  credentials = newCredentials(),
): Promise<Page> {
  const { page } = amaranth;
  await signUp(amaranth, credentials);
  await finishOnboarding(page);
  await createAlbum(page, 'At the lake');
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

  await page.route('**/media-update', (route) => route.abort());
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await caption.fill('Jeanne swims to the island');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toContainText('The caption could not be saved.');
  await page.unroute('**/media-update');
  await tiles(page).first().click();
  await viewer(page).getByRole('button', { name: 'Details', exact: true }).click();
  await expect(caption).toHaveValue('Jeanne swims to the island');
  await caption.focus();
  await viewer(page).getByRole('heading', { name: 'Details' }).click();
  await expect(viewer(page).getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(viewer(page)).toHaveAccessibleName(/Jeanne swims to the island/);
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

  for (let turn = 0; turn < 3 && (await film(page).count()) === 0; turn += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect.poll(async () => (await filmState(page)).ready).toBeGreaterThanOrEqual(2);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await filmState(page)).time).toBeGreaterThan(0);
  const shown = new URL(page.url()).searchParams.get('item');
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(page.locator(`[data-item="${shown}"]`)).toBeFocused();
});

test('the picture before stays until the next one is drawn', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, lake);
  await page.reload();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const seen: string[] = [];
  await page.route(/alt=media/, async (route) => {
    const path = decodeURIComponent(route.request().url());
    // The first large picture comes at once and stays, all later ones when the test says so.
    if (/\/original/.test(path)) return route.abort();
    if (/thumbnail-large/.test(path) && seen.push(path) > 1) await held;
    await route.continue();
  });
  await tiles(page).first().click();
  const pictures = viewer(page).getByRole('img', { name: /^Photo/ });
  await expect(pictures).toHaveCount(1);
  const first = await pictures.first().getAttribute('src');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/item=/);
  await expect(viewer(page).getByText('2 of 3')).toBeVisible();
  await expect(viewer(page).locator(`img[src="${first}"]`)).toBeVisible();
  release();
  await expect(viewer(page).locator(`img[src="${first}"]`)).toHaveCount(0);
  await expect(pictures.last()).toBeVisible();
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
  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  const cover = page.getByRole('row', { name: /At the lake/ }).locator('img');
  await expect(cover).toHaveCSS('rotate', '90deg');
});

test('a film of an old phone, whose picture or sound no browser knows, gets a card that says so', async ({
  amaranth,
}) => {
  const names = ['sounding.3gp', 'phone.3gp'];
  const page = await openAlbumWith(amaranth, names.map(sample));
  for (const name of names) {
    await tiles(page)
      .and(page.getByRole('option', { name: new RegExp(name) }))
      .click();
    await expect(viewer(page)).toContainText('This browser cannot play this file. The original is safe.');
    await expect(film(page)).toHaveCount(0);
    await expect(viewer(page)).toContainText(/Video · [\d.]+\u00a0kB · \d+ \w+ \d{4}/);
    const saved = page.waitForEvent('download');
    await viewer(page).getByRole('button', { name: 'Download the original' }).click();
    expect((await saved).suggestedFilename()).toBe(name);
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toBeHidden();
  }
});

test('a document opens in a window of its own, and nothing of it is fetched before', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, [sample('letter.pdf')]);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(decodeURIComponent(request.url())));
  await tiles(page).first().click();
  const link = viewer(page).getByRole('link', { name: 'Open the document' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('href', /X-Goog-Signature=/);
  expect(asked.filter((address) => address.includes('/original'))).toEqual([]);
  const answer = await page.request.get((await link.getAttribute('href')) ?? '', {
    headers: { Range: 'bytes=0-7' },
  });
  expect(answer.status()).toBe(206);
  expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf' });
  expect(answer.headers()['content-disposition']).toMatch(/^inline/);
  expect(await answer.text()).toMatch(/^%PDF-1/);
});

type Finger = readonly [x: number, y: number];

/** Fingers that go down together, move in steps and leave; each stroke says where one begins and ends. */
async function touch(session: CDPSession, ...strokes: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const at = (part: number) =>
    strokes.map(([from, to], id) => ({
      id,
      x: from[0] + (to[0] - from[0]) * part,
      y: from[1] + (to[1] - from[1]) * part,
    }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let part = 0.1; part <= 1; part += 0.1) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0;

test('on a phone fingers turn the page, zoom and close', async ({ amaranth, backend, launchOptions }) => {
  const credentials = newCredentials();
  const path = new URL((await openAlbumWith(amaranth, lake, credentials)).url()).pathname;
  const browser = await chromium.launch(launchOptions);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto(backend.origin + path);
  await signIn(page, credentials);
  const session = await context.newCDPSession(page);
  await tiles(page).first().tap();
  const picture = viewer(page).getByRole('img', { name: /^Photo/ });
  await expect(picture).toHaveCount(1);
  await expect(viewer(page).getByText('1 of 3')).toBeVisible();

  await touch(session, [
    [330, 400],
    [40, 410],
  ]);
  await expect(viewer(page).getByText('2 of 3')).toBeVisible();
  await touch(session, [
    [60, 400],
    [350, 410],
  ]);
  await expect(viewer(page).getByText('1 of 3')).toBeVisible();
  await expect(picture).toHaveCount(1);

  const whole = await widthOf(picture);
  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.5);
  // A finger moves the picture while it is zoomed, and the page stays.
  await touch(session, [
    [330, 400],
    [40, 410],
  ]);
  await expect(viewer(page).getByText('1 of 3')).toBeVisible();
  await page.touchscreen.tap(195, 400);
  await page.touchscreen.tap(195, 400);
  await expect.poll(() => widthOf(picture)).toBeCloseTo(whole, 0);

  await touch(
    session,
    [
      [180, 400],
      [80, 400],
    ],
    [
      [210, 400],
      [310, 400],
    ],
  );
  await expect.poll(() => widthOf(picture)).toBeGreaterThan(whole * 1.5);
  await touch(
    session,
    [
      [80, 400],
      [185, 400],
    ],
    [
      [310, 400],
      [205, 400],
    ],
  );
  await expect.poll(() => widthOf(picture)).toBeCloseTo(whole, 0);

  await touch(session, [
    [195, 300],
    [200, 700],
  ]);
  await expect(viewer(page)).toBeHidden();
  await browser.close();
});

test('details say it in words, with the technical rest folded away', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, [sample('lake-1.jpg')]);
  await tiles(page).first().click();
  await expect(viewer(page)).toBeVisible();
  await page.keyboard.press('i');
  await expect(viewer(page).getByText('Kept exactly as you gave it')).toBeVisible();
  const checksum = viewer(page).getByText(/^[0-9a-f]{64}$/);
  await expect(checksum).toBeHidden();
  await viewer(page).getByRole('button', { name: 'About the file' }).click();
  await expect(checksum).toBeVisible();
});

test('a phone shows the pictures at once: a short head, and three in a row', async ({ amaranth }) => {
  const page = await openAlbumWith(amaranth, lake);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(tiles(page)).toHaveCount(3);
  const boxes = await Promise.all([0, 1, 2].map((index) => tiles(page).nth(index).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(boxes[0]?.y).toBeLessThan(844 * 0.42);
});
