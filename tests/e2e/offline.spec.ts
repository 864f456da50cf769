/**
 * The desktop without a connection: it opens with what it kept of what was seen, says so, changes nothing, and goes on by
 * itself. What it keeps is sealed, and gone after signing out. It needs the OS keychain, as the session does.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { collection, getDocs } from 'firebase/firestore/lite';
import { albumsCreate } from '#shared/callables/albums.ts';
import { KEYCHAIN_SERVICE, keychainAccount } from '../../src/main/keychain/keychain.ts';
import { type SpawnedBackend, spawnBackend } from '../support/backend.ts';
import { findFreePort } from '../support/desktopDouble/launch.ts';
import { findInBytes, findText } from '../support/findText.ts';
import type { Person } from '../support/person.ts';
import { type Amaranth, type Backend, test as base, expect, isSessionKept, restarts } from './fixtures.ts';
import { type Credentials, enter, newCredentials, newMember, signIn, signOut } from './pages/account.ts';
import { addFiles, sample, tiles, uploadPanel } from './pages/albums.ts';

/** A server that stops, and comes back at the same address with what it had. */
interface Line {
  cut(): Promise<void>;
  mend(): Promise<SpawnedBackend>;
}

const test = base.extend<object, { readonly line: Line; readonly backend: Backend }>({
  line: [
    async ({ rendererPort }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'amaranth-offline-'));
      const environment = {
        AMARANTH_PORT: String(await findFreePort()),
        AMARANTH_ORIGINS: `http://127.0.0.1:${rendererPort}`,
      };
      let server: SpawnedBackend | null = null;
      const line: Line = {
        async cut() {
          await server?.stop();
          server = null;
        },
        async mend() {
          server ??= await spawnBackend({ dataFolder: join(folder, 'data'), environment });
          return server;
        },
      };
      await use(line);
      await line.cut();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  backend: [
    async ({ line }, use) => {
      const server = await line.mend();
      await use({ origin: server.origin, server });
    },
    { scope: 'worker' },
  ],
});

test.beforeEach(async ({ shell, line }) => {
  test.skip(!isSessionKept(shell), 'There is no keyring here: nobody is signed in after a restart.');
  await line.mend();
});

const word = (name: string) => `${name}${randomBytes(8).toString('hex')}`;
const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'You are offline' });

/** In a browser, elsewhere: the queue of uploads keeps what is on its way on its own device, by its name. */
async function addPicturesElsewhere(
  browser: Browser,
  { serverOrigin }: Amaranth,
  { person, credentials, albumId }: { person: Person; credentials: Credentials; albumId: string },
): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const elsewhere: Amaranth = {
    page,
    serverOrigin,
    open: async (path) => void (await page.goto(serverOrigin + path)),

    restart: () => Promise.reject(new Error('It is not started again.')),
  };
  await enter(elsewhere, person, credentials, `/albums/${albumId}`);
  await addFiles(page, [sample('lake-1.jpg'), sample('lake-2.jpg')]);
  await expect(uploadPanel(page)).toContainText('2 files are safe');
  await context.close();
}

/** A member who looked at one album with two pictures, and not at the other one. */
async function lookAtAlbum(amaranth: Amaranth, browser: Browser) {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  const seen = word('Seen');
  const unseen = word('Unseen');
  const { albumId } = await person.call(albumsCreate, { title: seen, description: word('About') });
  await person.call(albumsCreate, { title: unseen });
  await addPicturesElsewhere(browser, amaranth, { person, credentials, albumId });
  const { page } = amaranth;
  await amaranth.open(`/albums/${albumId}`);
  await signIn(page, credentials);
  await expect(tiles(page).locator('img[src^="blob:"]')).toHaveCount(2);
  await amaranth.open('/albums');
  await expect(page.getByRole('row', { name: seen }).locator('img[src^="blob:"]')).toBeVisible();
  return { credentials, person, seen, unseen, albumId };
}

test('without a connection the app opens with what was seen, changes nothing, and goes on by itself', {
  tag: restarts,
}, async ({ amaranth, browser, line }) => {
  const { seen, unseen, person } = await lookAtAlbum(amaranth, browser);
  await person.leave();
  await line.cut();

  const offline = await amaranth.restart();
  const { page } = offline;
  await offline.open('/albums');
  await expect(banner(page)).toContainText(/You see what this computer kept on .+ at /);
  const card = page.getByRole('row', { name: seen });
  await expect(card.locator('img[src^="blob:"]')).toBeVisible();

  await page.getByRole('button', { name: 'New album' }).click();
  await expect(page.getByText('You are offline, so nothing was changed.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: seen })).toBeVisible();
  await expect(tiles(page).locator('img[src^="blob:"]')).toHaveCount(2);

  await page.goBack();
  await page.getByRole('row', { name: unseen }).getByRole('link').click();
  await expect(page.getByText('this computer has kept nothing of this')).toBeVisible();

  await line.mend();
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText('this computer has kept nothing of this')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('button', { name: 'New album' }).click();
  const later = word('Later');
  await page.getByLabel('Title').fill(later);
  await page.getByRole('dialog').getByRole('button', { name: 'Create album' }).click();
  await expect(page.getByRole('heading', { level: 1, name: later })).toBeVisible();
});

test('a connection that is lost while the app is open is said, and its return is noticed', async ({
  amaranth,
  browser,
  line,
}) => {
  const { seen, person } = await lookAtAlbum(amaranth, browser);
  await person.leave();
  const { page } = amaranth;
  await line.cut();
  await page.getByRole('navigation').getByRole('link', { name: 'Dashboard' }).click();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByRole('link', { name: new RegExp(seen) })).toBeVisible();
  await line.mend();
  await banner(page)
    .getByRole('button', { name: 'Try again' })
    .click()
    // It may have noticed by itself just now.
    .catch(() => undefined);
  await expect(banner(page)).toHaveCount(0, { timeout: 40_000 });
});

/** A piece of the first thumbnail as the store has it. */
async function thumbnailPiece({ serverOrigin }: Amaranth, person: Person): Promise<Buffer> {
  const items = await getDocs(collection(person.firestore, 'users', person.uid, 'mediaItems'));
  const path = encodeURIComponent(`users/${person.uid}/media/${items.docs[0]?.id}/thumbnail-small`);
  const answer = await fetch(`${serverOrigin}/v0/b/${person.bucket}/o/${path}?alt=media`, {
    headers: { Authorization: `Firebase ${await person.auth.currentUser?.getIdToken()}` },
  });
  expect(answer.status).toBe(200);
  const content = Buffer.from(await answer.arrayBuffer());
  return content.subarray(content.length >> 1, (content.length >> 1) + 40);
}

async function findBytes(folder: string, bytes: Buffer): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const content = entry.isFile() ? await readFile(path).catch(() => null) : null;
    if (content && findInBytes(content, new Map([['bytes', bytes]]), path).length > 0) found.push(path);
  }
  return found;
}

async function keysIn(folder: string): Promise<string[]> {
  const { default: keytar } = await import('keytar');
  const entries = await keytar.findCredentials(KEYCHAIN_SERVICE);
  return entries
    .map(({ account }) => account)
    .filter((account) => account.startsWith(keychainAccount(folder, 'cache')));
}

test('what is kept is sealed, and gone after signing out', { tag: restarts }, async ({
  amaranth,
  backend,
  browser,
}) => {
  const { userDataFolder: folder } = amaranth;
  if (folder === undefined) throw new Error('A desktop has a folder.');
  const { credentials, person, seen, unseen } = await lookAtAlbum(amaranth, browser);
  const thumbnail = await thumbnailPiece(amaranth, person);
  await person.leave();
  const session = await amaranth.page.evaluate(() =>
    (window as unknown as { amaranth: { readSession(): Promise<string> } }).amaranth.readSession(),
  );
  const token = /"refreshToken":"([^"]{24})/.exec(session)?.[1];
  if (!token) throw new Error('There is no refresh token.');

  // Its files are whole once the app has ended.
  const next = await amaranth.restart();
  expect(await findBytes(backend.server.dataFolder, thumbnail)).not.toEqual([]);
  expect(await findBytes(folder, thumbnail)).toEqual([]);
  for (const secret of [seen, unseen, token, credentials.password, credentials.name]) {
    expect(await findText(folder, secret), secret).toEqual([]);
  }
  expect(await keysIn(folder)).toHaveLength(1);

  const databases = () =>
    next.page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await next.open('/dashboard');
  await expect(next.page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  expect(await databases()).toContain('amaranth-kept');
  await signOut(next.page);
  await expect.poll(databases).not.toContain('amaranth-kept');
  expect(await keysIn(folder)).toEqual([]);
});

test('a sign-in dialog over a page says from the beginning that there is no connection, and no longer once it is back', {
  tag: restarts,
}, async ({ amaranth, line }) => {
  await line.cut();
  const { page, open } = await amaranth.restart();
  await open('/dashboard');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('E-mail')).toBeVisible();
  const notice = dialog.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(notice).toContainText('Amaranth goes on by itself as soon as the connection is back.');
  await line.mend();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(notice).toHaveCount(0);
});
