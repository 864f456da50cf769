/**
 * Nothing that is written in a vault reaches a disk in plain. A word nobody else uses is written into every field of every
 * kind, into a file and into the phrase; the vault is used for a while; then the word is looked for in the server's whole data
 * folder, its logs and mails, and the browser's profile. A word that is kept in plain is found by the same search.
 */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { albumsCreate } from '#shared/callables/albums.ts';
import { type VaultContent, type VaultKind, vaultContentSchema, vaultKinds } from '#shared/vault/content.ts';
import { spawnBackend } from '../../support/backend.ts';
import { findText } from '../../support/findText.ts';
import { openVaultPage, realArgon2id, saveNew, setUpVault } from '../../support/vault/session.ts';
import { expect, test } from '../fixtures.ts';
import { enter, newCredentials, newMember, signOut } from '../pages/account.ts';
import { uploadPanel } from '../pages/albums.ts';
import { unlockVault } from '../pages/vault.ts';

const word = (name: string) => `${name}${randomBytes(8).toString('hex')}`;
const canary = word('canary');
const phrase = `${word('phrase')} seven herons cross the weir`;
/** What may stand in plain, on the server and in the browser. */
const album = word('album');
const chosen = word('chosen');

/** Every field of the kind that takes any words, and one of the owner's own. */
function filled(kind: VaultKind): VaultContent {
  let content = vaultContentSchema.parse({
    kind,
    tags: [canary],
    customFields: [
      { label: canary, value: canary },
      { label: canary, value: canary, isSecret: true },
    ],
  });
  const more: Record<string, unknown> = { websites: [`https://${canary}.example`] };
  if (kind === 'letter') more.body = [{ kind: 'paragraph', spans: [{ text: canary }] }];
  const words = Object.entries(content).flatMap(([name, value]) =>
    value === '' ? [[name, `${canary} ${name}`]] : [],
  );
  for (const [name, value] of [...words, ...Object.entries(more)] as [string, unknown][]) {
    const changed = vaultContentSchema.safeParse({ ...content, [name]: value });
    if (changed.success) content = changed.data;
  }
  return content;
}

const lock = (page: Page) => page.getByRole('button', { name: 'Lock now' }).click();

/** A day with the vault: read, searched, changed, given a file, locked, opened, taken out, left. */
async function useVault(page: Page, file: string): Promise<void> {
  await unlockVault(page, phrase);
  for (const kind of vaultKinds) {
    await page.getByText(`${canary} title`).nth(vaultKinds.indexOf(kind)).click();
    await expect(page).toHaveURL(/item=/);
    await page.goBack();
  }
  await page.getByRole('searchbox', { name: 'Search your vault' }).fill(canary.slice(0, 12));
  await expect(page.getByText(`${canary} title`).first()).toBeVisible();
  await page.getByText(`${canary} title`).first().click();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Notes', { exact: true }).fill(`${canary} changed`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(`${canary} changed`)).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await expect(uploadPanel(page)).toContainText('1 file is safe');
  await expect(page.getByRole('main').getByText(`${canary}.txt`, { exact: true })).toBeVisible();
  await lock(page);
  await unlockVault(page, phrase);
  await page.getByRole('link', { name: 'Take out' }).click();
  // The browser's own downloads, which pass by its disk.
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save an encrypted copy' }).click();
  await (await download).delete();
  await expect(page.getByText('The encrypted copy is saved.')).toBeVisible();
  await lock(page);
  await signOut(page);
}

test('no word of a vault stands in plain on any disk afterwards', async ({ launchOptions }) => {
  const folder = await mkdtemp(join(tmpdir(), 'amaranth-canary-'));
  const server = await spawnBackend({
    isBuilt: true,
    dataFolder: join(folder, 'data'),
    environment: { AMARANTH_LOG_LEVEL: 'debug' },
  });
  const logs: Buffer[] = [];
  server.process.stdout?.on('data', (chunk: Buffer) => logs.push(chunk));
  server.process.stderr?.on('data', (chunk: Buffer) => logs.push(chunk));
  try {
    const profile = join(folder, 'profile');
    const context = await chromium.launchPersistentContext(profile, launchOptions);
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('console', (message) => logs.push(Buffer.from(message.text())));
    const amaranth = {
      page,
      serverOrigin: server.origin,
      open: async (path: string) => void (await page.goto(server.origin + path)),
      restart: () => Promise.reject(new Error('Not here')),
    };
    const credentials = newCredentials();
    const person = await newMember(amaranth, credentials);
    await person.call(albumsCreate, { title: album, description: '' });
    const writing = openVaultPage(person, { stretch: realArgon2id });
    const recoveryKey = await setUpVault(writing, phrase);
    for (const kind of vaultKinds) await saveNew(writing, filled(kind));
    writing.session.lock('chosen');
    const file = join(tmpdir(), `${canary}.txt`);
    await writeFile(file, `${canary} in a file`);

    await enter(amaranth, person, credentials, '/personal-vault');
    await person.leave();
    await page.evaluate((value) => localStorage.setItem('chosen', value), chosen);
    await useVault(page, file);
    await rm(file);
    await context.close();
    server.process.kill('SIGTERM');
    await expect.poll(() => server.process.exitCode).not.toBeNull();
    await writeFile(join(folder, 'logs'), Buffer.concat(logs));

    expect((await findText(join(folder, 'data'), album)).length).toBeGreaterThan(0);
    expect((await findText(profile, chosen)).length).toBeGreaterThan(0);
    for (const secret of [canary, phrase.split(' ')[0] ?? '', recoveryKey]) {
      expect(await findText(folder, secret)).toEqual([]);
    }
  } finally {
    server.process.kill('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
});
