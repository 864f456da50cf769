/** The lightbox under fingers: real touch events, as a phone's browser sends them. */
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { newCredentials, signUp, walkToBeginning } from './pages/account.ts';
import { sample, tiles, uploadPanel } from './pages/albums.ts';

test.use({ viewport: { width: 390, height: 844 } });

type Point = readonly [x: number, y: number];

/** Moves fingers from where they begin to where they end. */
async function drag(cdp: CDPSession, fingers: readonly (readonly [Point, Point])[]): Promise<void> {
  const steps = 10;
  const at = (step: number) =>
    fingers.map(([from, to], id) => ({
      x: from[0] + ((to[0] - from[0]) * step) / steps,
      y: from[1] + ((to[1] - from[1]) * step) / steps,
      id,
    }));
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
  for (let step = 1; step <= steps; step += 1) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
    // A page that is busy joins moves of one frame together: each has a frame of its own.
    await cdp.send('Runtime.evaluate', {
      expression: 'new Promise((drawn) => requestAnimationFrame(drawn))',
      awaitPromise: true,
    });
  }
  await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Two short taps; the browser sends after each what a mouse would have. */
async function tapTwice(cdp: CDPSession): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: 200, y: 420 }] });
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
}

const scaleOf = (page: Page) =>
  page
    .locator('.react-transform-component')
    .first()
    .evaluate((content) => new DOMMatrix(getComputedStyle(content).transform).a);

/** The scale once it no longer changes from one frame to the next; 0 while it does. */
const restingScaleOf = async (page: Page) => {
  const [earlier, later] = [await scaleOf(page), await scaleOf(page)];
  return earlier === later ? later : 0;
};

test('fingers turn the page, zoom by pinch and by double tap, and close', async ({ amaranth }) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await walkToBeginning(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose photos' }).click();
  await (await chooser).setFiles([sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await uploadPanel(page).getByRole('button', { name: 'Close' }).click();
  await tiles(page).first().click();
  const viewer = page.getByRole('dialog', { name: /^Viewing/ });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 });

  await drag(cdp, [
    [
      [330, 420],
      [60, 425],
    ],
  ]);
  await expect(viewer).toContainText('2 of 2');
  await drag(cdp, [
    [
      [60, 420],
      [330, 425],
    ],
  ]);
  await expect(viewer).toContainText('1 of 2');

  await drag(cdp, [
    [
      [170, 420],
      [110, 420],
    ],
    [
      [220, 420],
      [280, 420],
    ],
  ]);
  // How far depends on how many of the fingers' moves a busy machine drops; that it is zoomed does not.
  await expect.poll(() => restingScaleOf(page)).toBeGreaterThan(1.1);
  // Under a zoomed picture a finger moves the picture, not the page.
  await drag(cdp, [
    [
      [330, 420],
      [60, 425],
    ],
  ]);
  await expect(viewer).toContainText('1 of 2');
  await drag(cdp, [
    [
      [40, 420],
      [180, 420],
    ],
    [
      [350, 420],
      [210, 420],
    ],
  ]);
  await expect.poll(() => scaleOf(page)).toBe(1);

  // On a busy machine two taps may come too far apart to be one double tap.
  await expect(async () => {
    await tapTwice(cdp);
    await expect.poll(() => restingScaleOf(page), { timeout: 3_000 }).toBeGreaterThan(1.9);
  }).toPass();
  await expect(async () => {
    await tapTwice(cdp);
    await expect.poll(() => scaleOf(page), { timeout: 3_000 }).toBe(1);
  }).toPass();

  await drag(cdp, [
    [
      [200, 300],
      [203, 640],
    ],
  ]);
  await expect(viewer).toBeHidden();
});
