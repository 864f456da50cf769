/** What the browser is sent and how smoothly a large album scrolls, in the machine's own Chromium. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { albumsCreate } from '#shared/callables/albums.ts';
import type { Backend } from '../support/backend.ts';
import { signUpPerson } from '../support/person.ts';
import { scriptsOf, weigh } from '../support/scriptWeight.ts';
import { measureUsualPaint } from './paint.ts';
import type { Figure } from './table.ts';

const ITEMS = 10_000;

/** The scripts of a cold load, lazily loaded ones included. */
async function readScripts(
  browser: Browser,
  origin: string,
  prepare: (page: Page) => Promise<void>,
  path: string,
): Promise<readonly string[]> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await prepare(page);
  const scripts = await scriptsOf(page, () => page.goto(origin + path, { waitUntil: 'networkidle' }));
  await context.close();
  return scripts;
}

async function seedAlbum(backend: Backend, uid: string, albumId: string): Promise<void> {
  const { services } = await backend.server.businessLogic();
  const { firestore } = services;
  const writer = firestore.bulkWriter();
  for (let index = 0; index < ITEMS; index += 1) {
    const takenAt = new Date(Date.UTC(2000, 0, 1) + index * 6 * 60 * 60_000).toISOString().slice(0, 19);
    void writer.set(firestore.doc(`users/${uid}/mediaItems/item-${index}`), {
      ownerId: uid,
      albumId,
      kind: 'photo',
      contentType: 'image/jpeg',
      fileName: `photo-${index}.jpg`,
      byteCount: 1_000,
      sha256: '0'.repeat(64),
      md5: '',
      state: 'ready',
      storagePath: `users/${uid}/media/item-${index}/original`,
      takenAt,
      takenAtSource: 'exif',
      width: index % 3 === 0 ? 3000 : 4000,
      height: index % 3 === 0 ? 4000 : 3000,
      thumbnails: { small: null, large: null },
      placeholder:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkmM/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
  }
  await writer.close();
  await firestore.doc(`users/${uid}/albums/${albumId}`).update({ itemCount: ITEMS });
}

/** The 95th percentile of the time between frames while the page scrolls by itself, in milliseconds. */
function measureFrames(page: Page): Promise<{ frame: number; elements: number }> {
  return page.evaluate(
    () =>
      new Promise<{ frame: number; elements: number }>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        let elements = 0;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          window.scrollBy(0, 60);
          elements = Math.max(elements, document.querySelectorAll('main *').length);
          if (frames.length < 300) requestAnimationFrame(step);
          else {
            const sorted = frames.slice(5).sort((one, other) => one - other);
            resolve({ frame: sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN, elements });
          }
        };
        requestAnimationFrame(step);
      }),
  );
}

export async function measurePages(backend: Backend): Promise<Figure[]> {
  const executablePath = process.env.AMARANTH_CHROMIUM;
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
    ],
  });
  const person = await signUpPerson(backend.origin);
  await updateDoc(doc(person.firestore, 'users', person.uid), {
    onboardingCompleted: true,
    updatedAt: serverTimestamp(),
  });
  const { albumId } = await person.call(albumsCreate, { title: 'Ten thousand' });
  await seedAlbum(backend, person.uid, albumId);
  const email = person.auth.currentUser?.email ?? '';
  const signIn = async (page: Page) => {
    await page.goto(`${backend.origin}/dashboard`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-secret-1');
    await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1_500);
  };
  const landing = await readScripts(browser, backend.origin, () => Promise.resolve(), '/');
  const dashboard = await readScripts(browser, backend.origin, signIn, '/dashboard');

  const page = await browser.newPage({ viewport: { width: 1280, height: 860 } });
  await signIn(page);
  const begun = performance.now();
  await page.goto(`${backend.origin}/albums/${albumId}`);
  await page.getByRole('option').first().waitFor();
  const opened = performance.now() - begun;
  const { frame, elements } = await measureFrames(page);
  const paint = {
    dashboard: await measureUsualPaint(page, `${backend.origin}/dashboard`),
    albums: await measureUsualPaint(page, `${backend.origin}/albums`),
  };
  await person.leave();
  await browser.close();
  return [
    { name: 'JavaScript sent for /', value: weigh(landing), unit: 'kB', aim: 'under 110' },
    { name: 'JavaScript sent for /dashboard', value: weigh(dashboard), unit: 'kB', aim: 'under 220' },
    { name: 'in files', value: dashboard.length, unit: '', aim: 'under 13' },
    {
      name: 'largest paint of /dashboard, slow 4G, signed in',
      value: paint.dashboard,
      unit: 'ms',
      aim: 'under 2500',
    },
    { name: 'largest paint of /albums, the same', value: paint.albums, unit: 'ms', aim: 'under 2500' },
    { name: 'album of 10,000 to its first tiles', value: opened, unit: 'ms' },
    { name: 'its frames while scrolling, 95th percentile', value: frame, unit: 'ms', aim: 'under 16.7' },
    { name: 'its elements in the page, at most', value: elements, unit: '', aim: 'under 500' },
  ];
}
