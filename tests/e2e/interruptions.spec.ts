/**
 * What happens to files on their way when something ends too early: the page, the browser, the server, the session.
 * Nothing acknowledged is sent twice, nothing half-arrived is shown, and the person is told by name.
 */
import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { unzipSync } from 'fflate';
import { spawnBackend } from '../support/backend.ts';
import { findFreePort } from '../support/desktopDouble/launch.ts';
import { expect, inEveryShell, isSessionKept, restarts, type ShellOptions, test } from './fixtures.ts';
import { type Credentials, comeBack, newCredentials, signIn } from './pages/account.ts';
import {
  addFiles,
  createAlbum,
  dropManyPhotos,
  dropRecording,
  openNewAlbum,
  sample,
  tiles,
  uploadPanel,
} from './pages/albums.ts';

const MEBIBYTE = 1024 * 1024;

/** Slows the page's uploads, in bytes a second; null lets them run. */
async function limitUploads(page: Page, bytesPerSecond: number | null): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond ?? -1,
  });
}

/** What the page says to the resumable protocol, in order. */
function recordTransfers(page: Page): { readonly command: string; readonly offset: number }[] {
  const transfers: { command: string; offset: number }[] = [];
  page.on('request', (request: Request) => {
    const command = request.headers()['x-goog-upload-command'];
    if (command) transfers.push({ command, offset: Number(request.headers()['x-goog-upload-offset'] ?? 0) });
  });
  return transfers;
}

/** Resolves once the server has acknowledged some bytes of the recording. */
async function waitUntilUnderWay(transfers: readonly { offset: number }[]): Promise<void> {
  await expect
    .poll(() => transfers.some(({ offset }) => offset >= 3 * MEBIBYTE), { timeout: 60_000 })
    .toBe(true);
}

async function beginRecording(page: Page, album: string): Promise<ReturnType<typeof recordTransfers>> {
  await createAlbum(page, album);
  const transfers = recordTransfers(page);
  await limitUploads(page, 2 * MEBIBYTE);
  await dropRecording(page, 'lullaby.mp3', 24 * MEBIBYTE);
  await waitUntilUnderWay(transfers);
  return transfers;
}

async function enterAgain(page: Page, shell: ShellOptions['shell'], person: Credentials): Promise<void> {
  if (!isSessionKept(shell)) await signIn(page, person);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true })).toBeVisible();
}

/** A desktop without a keychain writes no address of a session: it sends the file again. */
const isSendingKept = (shell: ShellOptions['shell']) => shell === 'web' || isSessionKept(shell);

test('an upload goes on from where the server stands after the page is reloaded', {
  tag: inEveryShell,
}, async ({ amaranth, shell }) => {
  const { page } = amaranth;
  await comeBack(amaranth);
  const transfers = await beginRecording(page, 'Songs');
  // The browser asks before it leaves; in the desktop shell the main process asks, and the double answers.
  page.on('dialog', (dialog) => {
    if (shell === 'web') void dialog.accept();
  });
  transfers.length = 0;
  await page.reload();
  await limitUploads(page, null);
  await expect(uploadPanel(page)).toContainText('1 file is safe', { timeout: 60_000 });
  await expect(tiles(page)).toHaveCount(1);
  if (!isSendingKept(shell)) return;
  expect(transfers.map(({ command }) => command)).not.toContain('start');
  // The page that is left may send another piece of what it was at.
  const asked = transfers.findIndex(({ command }) => command === 'query');
  expect(asked).toBeGreaterThanOrEqual(0);
  expect(transfers[asked + 1]?.offset).toBeGreaterThanOrEqual(3 * MEBIBYTE);
});

test('an upload goes on the next day, after the app was closed', { tag: [restarts, inEveryShell] }, async ({
  amaranth,
  shell,
}) => {
  const person = newCredentials();
  await comeBack(amaranth, person);
  await beginRecording(amaranth.page, 'Songs');

  const next = await amaranth.restart();
  const transfers = recordTransfers(next.page);
  await next.open('/albums');
  await enterAgain(next.page, shell, person);
  await expect(uploadPanel(next.page)).toContainText('1 file is safe', { timeout: 60_000 });
  if (!isSendingKept(shell)) return;
  expect(transfers.map(({ command }) => command)).not.toContain('start');
  expect(transfers[1]?.offset).toBeGreaterThanOrEqual(3 * MEBIBYTE);
});

test('an upload whose session was revoked stops, says so, and goes on after signing in', async ({
  amaranth,
  backend,
}) => {
  const person = newCredentials();
  const { page } = amaranth;
  await comeBack(amaranth, person);
  const transfers = await beginRecording(page, 'Songs');
  await changePasswordElsewhere(backend.origin, person, 'rosemary-8');
  const modal = page.getByRole('dialog');
  await expect(modal).toBeVisible({ timeout: 60_000 });
  await limitUploads(page, null);
  transfers.length = 0;
  await signIn(page, { ...person, password: 'rosemary-8' });
  await expect(uploadPanel(page)).toContainText('1 file is safe', { timeout: 60_000 });
  expect(transfers.map(({ command }) => command)).not.toContain('start');
});

test('an upload waits for a killed server and goes on when it is back', async ({ browser, shell }) => {
  test.skip(
    shell !== 'web',
    'The server of this test is its own; the shell is told one address at its start.',
  );
  const environment = { AMARANTH_PORT: String(await findFreePort()) };
  const first = await spawnBackend({ environment });
  const page = await browser.newPage();
  const open = async (path: string) => void (await page.goto(first.origin + path));
  const amaranth = {
    page,
    serverOrigin: first.origin,
    open,
    restart: () => Promise.reject(new Error('Not here.')),
  };
  await comeBack(amaranth);
  await beginRecording(page, 'Songs');
  // The folder goes with `kill` unless it was given, so the process is killed as the system would.
  first.process.kill('SIGKILL');
  await expect(uploadPanel(page)).toContainText('Waiting for the connection. It goes on by itself.');
  await expect(tiles(page)).toHaveCount(0);
  const second = await spawnBackend({ environment, dataFolder: first.dataFolder });
  await limitUploads(page, null);
  await expect(uploadPanel(page)).toContainText('1 file is safe', { timeout: 90_000 });
  await expect(tiles(page)).toHaveCount(1);
  await page.context().close();
  await second.stop();
  await first.stop();
});

test('many photos at once all arrive, and are downloaded as one archive', async ({ amaranth }) => {
  const count = Number(process.env.AMARANTH_MANY_PHOTOS ?? 60);
  test.setTimeout(120_000 + count * 400);
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'A whole life');
  await dropManyPhotos(page, count);
  await addFiles(page, [sample('lake-1.jpg')]);
  const total = (count + 1).toLocaleString('en');
  await expect(uploadPanel(page)).toContainText(`${total} files are safe`, {
    timeout: 60_000 + count * 300,
  });
  await expect(page.getByRole('main')).toContainText(`${total} items`);

  // The system's save dialog cannot be driven here: without it the archive goes to the downloads folder.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  await tiles(page).first().focus();
  await page.keyboard.press('Control+a');
  const download = page.waitForEvent('download', { timeout: 60_000 + count * 100 });
  await page.getByRole('button', { name: 'Download' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(Object.keys(archive)).toHaveLength(count + 1);
  const original = Object.entries(archive).find(([name]) => name.endsWith('lake-1.jpg'))?.[1];
  expect(Buffer.from(original ?? []).equals(sample('lake-1.jpg').buffer)).toBe(true);
});

/** As the person does on another device: every other session ends. */
async function changePasswordElsewhere(
  origin: string,
  { email, password }: Credentials,
  next: string,
): Promise<void> {
  const accounts = `${origin}/identitytoolkit.googleapis.com/v1/accounts`;
  const ask = async (verb: string, body: object): Promise<{ idToken?: unknown }> => {
    const response = await fetch(`${accounts}:${verb}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as { idToken?: unknown };
  };
  const { idToken } = await ask('signInWithPassword', { email, password });
  await ask('update', { idToken, password: next });
}
