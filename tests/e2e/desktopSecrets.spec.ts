/**
 * Whoever takes the computer's disk finds no secret in what the app wrote there: neither while somebody is signed in nor
 * after they left. A word that the page keeps in plain is found by the same search.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findText } from '../support/findText.ts';
import { expect, isSessionKept, restarts, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';
import { createAlbum, dropRecording } from './pages/albums.ts';
import { setUpVault } from './pages/vault.ts';
import { field, save } from './pages/vaultItem.ts';

const word = (name: string) => `${name}${randomBytes(8).toString('hex')}`;

/** Every token that the identity service gives the page, as they come. */
function collectTokens(page: Page): ReadonlySet<string> {
  const tokens = new Set<string>();
  page.on('response', async (response) => {
    if (!/accounts:|\/v1\/token/.test(response.url())) return;
    const answer: unknown = await response.json().catch(() => null);
    for (const [name, value] of Object.entries(answer ?? {})) {
      if (/token$/i.test(name) && typeof value === 'string') tokens.add(value);
    }
  });
  return tokens;
}

/** The ids of the sessions that files are sent in, once bytes of one are asked for; those never arrive. */
async function holdUploads(page: Page): Promise<ReadonlySet<string>> {
  const sessions = new Set<string>();
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!request.headers()['x-goog-upload-command']?.startsWith('upload')) {
      await route.fallback();
      return;
    }
    const id = new URL(request.url()).searchParams.get('upload_id');
    if (id) sessions.add(id);
  });
  return sessions;
}

/** What the queue wrote of its sessions. */
function keptSessions(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const answered = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answered(indexedDB.open('amaranth-uploads'));
    const uploads = await answered(database.transaction('uploads').objectStore('uploads').getAll());
    database.close();
    return uploads.map(({ progress }: { progress: { session: unknown } }) => progress.session);
  });
}

test('no token, password, phrase, word of a vault or way into an upload is in the app’s folder, before and after signing out', {
  tag: restarts,
}, async ({ amaranth, shell }) => {
  test.slow();
  const { page, open, userDataFolder = '' } = amaranth;
  const credentials = { ...newCredentials(), password: word('password') };
  const [phrase, canary, chosen] = [
    `${word('phrase')} seven herons cross the weir`,
    word('canary'),
    word('chosen'),
  ];
  const tokens = collectTokens(page);

  await signUp(amaranth, credentials);
  await finishOnboarding(page);
  await page.evaluate((value) => localStorage.setItem('chosen', value), chosen);
  await open('/personal-vault');
  const recoveryKey = await setUpVault(page, phrase, credentials.password);
  await page.getByRole('link', { name: 'Vault', exact: true }).first().click();
  await page.getByRole('button', { name: /Your passport or identity card/ }).click();
  await field(page, 'Name').fill(`${canary} passport`);
  await field(page, 'Number').fill(canary);
  await save(page, `${canary} passport`);

  const sessions = await holdUploads(page);
  const recording = word('recording');
  await createAlbum(page, 'Songs');
  await dropRecording(page, `${recording}.mp3`, 200_000);
  await expect.poll(() => sessions.size).toBeGreaterThan(0);
  if (isSessionKept(shell)) await expect.poll(() => keptSessions(page)).toEqual([expect.any(String)]);
  // The queue keeps what is on its way, by its name.
  await expect.poll(async () => (await findText(userDataFolder, recording)).length).toBeGreaterThan(0);

  const expectNothing = async () => {
    expect((await findText(userDataFolder, chosen)).length).toBeGreaterThan(0);
    const secrets = [
      ...tokens,
      ...sessions,
      credentials.password,
      phrase.split(' ')[0] ?? '',
      canary,
      recoveryKey,
    ];
    for (const secret of secrets) expect(await findText(userDataFolder, secret)).toEqual([]);
  };
  // A refresh token and an id token at the least.
  expect(tokens.size).toBeGreaterThan(1);
  await expectNothing();
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Forget and sign out' }).click();
  await expect(page).toHaveURL((address) => address.pathname === '/');
  await amaranth.restart();
  await expectNothing();
});
