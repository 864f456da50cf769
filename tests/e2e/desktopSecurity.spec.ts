/** What the desktop window withholds: from pages that are not ours, from what is within ours, and from its own policy. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';

/** Chromium says of each violation in the console what was refused. */
function watchPolicy(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|permissions policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/** Loads a picture from elsewhere, which no page of ours may. */
const breakPolicy = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const picture = new Image();
        picture.onerror = () => resolve();
        picture.src = 'https://elsewhere.example/picture.png';
      }),
  );

test('no page of the app goes against its own policy', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const refused = watchPolicy(page);
  for (const path of ['/', '/help', '/blog', '/legal/privacy-policy', '/waitlist', '/contact']) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  for (const path of [
    '/dashboard',
    '/albums',
    '/personal-vault',
    '/beneficiaries',
    '/life-verification-setup',
    '/entrusted',
    '/settings',
  ]) {
    await open(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  expect(refused).toEqual([]);
  // Seen to be seen: what does go against it would have been told.
  await breakPolicy(page);
  await expect.poll(() => refused.length).toBeGreaterThan(0);
});

test('no frame within the page has the bridge, whatever it was made of', async ({ amaranth }) => {
  const { page, serverOrigin, open } = amaranth;
  await open('/help');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const found = await page.evaluate(async (elsewhere) => {
    const text = '<!doctype html><title>within</title>';
    const made = URL.createObjectURL(new Blob([text], { type: 'text/html' }));
    const sources = {
      empty: (frame: HTMLIFrameElement) => frame,
      blank: (frame: HTMLIFrameElement) => Object.assign(frame, { src: 'about:blank' }),
      written: (frame: HTMLIFrameElement) => Object.assign(frame, { srcdoc: text }),
      made: (frame: HTMLIFrameElement) => Object.assign(frame, { src: made }),
      foreign: (frame: HTMLIFrameElement) => Object.assign(frame, { src: elsewhere }),
      data: (frame: HTMLIFrameElement) => Object.assign(frame, { src: `data:text/html,${text}` }),
    };
    const answers: Record<string, string> = {};
    for (const [name, dress] of Object.entries(sources)) {
      const frame = dress(document.createElement('iframe'));
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
      document.body.append(frame);
      await loaded;
      try {
        answers[name] = typeof Reflect.get(frame.contentWindow ?? {}, 'amaranth');
      } catch {
        answers[name] = 'another origin';
      }
      frame.remove();
    }
    return answers;
  }, `${serverOrigin}/`);
  expect(found).toEqual({
    empty: 'undefined',
    blank: 'undefined',
    written: 'undefined',
    made: 'undefined',
    foreign: 'another origin',
    data: 'another origin',
  });
  // What was refused shows an error of the browser's, and nothing of the other page.
  for (const frame of page.frames()) expect(frame.url()).not.toContain(new URL(serverOrigin).host);
});

test('no second window opens, neither empty nor made by the page', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/help');
  const opened = await page.evaluate(() => {
    const made = URL.createObjectURL(new Blob(['<title>made</title>'], { type: 'text/html' }));
    return ['about:blank', made, '/settings', 'https://example.org/'].map((address) => {
      const child = window.open(address);
      return child === null ? 'refused' : typeof Reflect.get(child, 'amaranth');
    });
  });
  // The double closes what Electron would not have opened.
  for (const outcome of opened) expect(['refused', 'undefined']).toContain(outcome);
  await expect.poll(() => page.context().pages().length).toBe(1);
});

test('a file that the page offers is saved under a safe name, and shown in its folder', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'desktop-double', 'Nobody is there to answer the system’s dialog.');
  const { page, open, shownInFolder } = amaranth;
  await open('/help');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['codes'], { type: 'text/plain' }));
    link.download = '../..\\Codes of: Rose.txt';
    link.click();
  });
  await page.getByRole('button', { name: 'Show in folder' }).click();
  await expect.poll(() => shownInFolder?.length).toBe(1);
  expect(shownInFolder?.[0]).toMatch(/[/\\]downloads[/\\][^/\\]*Codes of_ Rose\.txt$/);
});
