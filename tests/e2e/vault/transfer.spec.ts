/** What comes into the vault from other programs, what goes out of it, and what in it deserves attention. */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { doc, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { z } from 'zod';
import { type VaultContent, vaultContentSchema } from '#shared/vault/content.ts';
import { readFixture, zip } from '../../support/vault/exports.ts';
import * as second from '../../support/vault/secondImplementation.ts';
import { openStateOf, saveNew } from '../../support/vault/session.ts';
import { type Amaranth, expect, test } from '../fixtures.ts';
import { expectNoFaults, expectNoViolations } from '../pages/accessibility.ts';
import { uploadPanel } from '../pages/albums.ts';
import {
  confirmItIsMe,
  enterLockedVault,
  expectLocked,
  lockNow,
  type OwnedVault,
  openByPhrase,
  PHRASE,
} from '../pages/vaultWays.ts';

const content = (parts: object): VaultContent => vaultContentSchema.parse(parts);
const login = (title: string, parts: object = {}): VaultContent =>
  content({ kind: 'password', title, username: 'marie', websites: [`https://${title}`], ...parts });

/** Ends in the open vault, which holds `contents`. */
async function enterVault(amaranth: Amaranth, contents: readonly VaultContent[]): Promise<OwnedVault> {
  const vault = await enterLockedVault(amaranth);
  for (const each of contents) await saveNew(vault.elsewhere, each);
  await openByPhrase(amaranth.page);
  return vault;
}

async function goTo(page: Page, part: 'Bring in' | 'Take out' | 'Passwords'): Promise<void> {
  await page.getByRole('link', { name: part, exact: true }).click();
}

async function chooseFile(page: Page, name: string, bytes: Blob): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose the file' }).click();
  const buffer = Buffer.from(await bytes.arrayBuffer());
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

const rows = (page: Page) => page.getByRole('grid', { name: 'What is in the file' }).getByRole('row');

/** Without the save dialog, which no test can answer. */
async function save(page: Page, button: string): Promise<Download> {
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return download;
}

/** What the vault holds on another device. */
async function titlesElsewhere({ elsewhere: { session } }: OwnedVault): Promise<string[]> {
  await session.look();
  return [...openStateOf(session).items.values()]
    .filter(({ state }) => state === 'kept')
    .map(({ content: { title } }) => title)
    .sort();
}

test('a Bitwarden file is looked at, compared, brought in and undone', async ({ amaranth }) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [
    login('bank.example', { password: 'former one', notes: 'Ask for Mr Roy' }),
  ]);
  await goTo(page, 'Bring in');
  await chooseFile(page, 'bitwarden.json', readFixture('bitwarden.json'));

  await test.step('everything is there with a tick, and no secret is shown', async () => {
    await expect(rows(page)).toHaveCount(7);
    await expect(page.getByRole('button', { name: 'Bring in 7 items' })).toBeVisible();
    await expect(page.getByText('correct horse')).toHaveCount(0);
    await page.getByLabel('Search').fill('ALARM');
    await expect(rows(page)).toHaveCount(1);
    await page.getByLabel('Search').fill('');
    await rows(page).filter({ hasText: 'Alarm' }).click();
    await expect(page.getByRole('button', { name: 'Bring in 6 items' })).toBeVisible();
  });

  await test.step('what is like one here stands beside it, and takes its place', async () => {
    await rows(page).filter({ hasText: 'Bank of Examples' }).getByRole('button').click();
    const dialog = page.getByRole('dialog', { name: 'Side by side: Bank of Examples' });
    await expect(dialog.getByRole('row', { name: /^Notes/ })).toContainText('Ask for Mr Roy');
    await expect(dialog.getByText('correct horse')).toHaveCount(0);
    await dialog.getByText('Show what is hidden').click();
    await expect(dialog.getByRole('row', { name: /^Password/ }).first()).toContainText('former one');
    await dialog.getByText('Replace', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(rows(page).filter({ hasText: 'Bank of Examples' })).toContainText('Replaces the one here');
  });

  await page.getByRole('button', { name: 'Bring in 6 items' }).click();
  await expect(page.getByRole('heading', { name: 'Brought in' })).toBeVisible();
  await expect(page.getByText('5 items were added to your vault.')).toBeVisible();
  await expect(page.getByText('1 item here got what the file says.')).toBeVisible();
  await expect(
    page.getByText('1 item was left out: here already, twice in the file, or as you chose.'),
  ).toBeVisible();
  await expect(page.getByText('Its passkey stayed where it is')).toBeVisible();
  await expect(page.getByText('“bitwarden.json” still lies on your device')).toBeVisible();
  expect(await titlesElsewhere(vault)).toHaveLength(6);

  await test.step('the report can be kept, and holds no secret', async () => {
    const report = await readFile(await (await save(page, 'Save the report')).path(), 'utf8');
    expect(report).toContain('Bank of Examples: Its passkey stayed where it is');
    for (const secret of ['correct horse', '4321', 'JBSW', 'old-one']) expect(report).not.toContain(secret);
  });

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Undone: 6 items are as before.')).toBeVisible();
  expect(await titlesElsewhere(vault)).toEqual(['bank.example']);
  const [bank] = [...openStateOf(vault.elsewhere.session).items.values()].filter(
    ({ state }) => state === 'kept',
  );
  expect(bank?.content).toMatchObject({ password: 'former one' });
  await vault.elsewhere.person.leave();
});

test('an import that a lost answer, a lock and a reload interrupt tells what came, goes on, and is undone whole', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [login('mine.example')]);
  await goTo(page, 'Bring in');
  const names = Array.from({ length: 120 }, (_, index) => `site-${index}`);
  const table = names.map((name) => `${name},https://${name}.example,marie,word of ${name}`);
  await chooseFile(page, 'passwords.csv', new Blob([['name,url,username,password', ...table].join('\n')]));

  let saves = 0;
  const arrived = Promise.withResolvers<void>();
  await page.route(/vault-saveItems/, async (route) => {
    saves += 1;
    if (saves === 1) return route.continue();
    // It reaches the server, and its answer never comes.
    await route.fetch();
    return arrived.resolve();
  });
  await page.getByRole('button', { name: 'Bring in 120 items' }).click();
  await arrived.promise;
  await lockNow(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  const expectReport = async () => {
    await expect(page.getByText('The vault was locked or the page closed in the middle.')).toBeVisible();
    await expect(page.getByText('100 items were added to your vault.')).toBeVisible();
    await expect(page.getByRole('heading', { name: '20 items were not begun' })).toBeVisible();
  };
  await openByPhrase(page);
  await expectReport();
  await page.reload();
  await expectLocked(page);
  await openByPhrase(page);
  await expectReport();

  await page.getByRole('button', { name: 'Go on with the rest' }).click();
  await expect(page.getByText('120 items were added to your vault.')).toBeVisible();
  expect(await titlesElsewhere(vault)).toEqual(['mine.example', ...names].sort());
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await expect(page.getByText('Undone: 120 items are as before.')).toBeVisible();
  expect(await titlesElsewhere(vault)).toEqual(['mine.example']);

  await page.reload();
  await openByPhrase(page);
  await expect(page.getByRole('button', { name: 'Choose the file' })).toBeVisible();
  await vault.elsewhere.person.leave();
});

test('what is there already is left out, a table of one’s own gets its columns, and nonsense is told', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [
    login('bank.example', { password: 'correct horse', notes: 'Branch in Lyon' }),
  ]);
  await goTo(page, 'Bring in');
  await chooseFile(page, 'photo.csv', new Blob(['<html>']));
  await expect(page.getByRole('alert')).toContainText('This is not an export that we know.');

  await chooseFile(page, 'Chrome Passwords.csv', readFixture('chrome.csv'));
  await expect(page.getByText('1 is in your vault already and will be left out')).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Already here' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Bring in 1 item' }).click();
  await expect(page.getByText('1 item was added to your vault.')).toBeVisible();
  expect(await titlesElsewhere(vault)).toHaveLength(2);

  await page.getByRole('button', { name: 'Bring in another file' }).click();
  await chooseFile(page, 'mine.csv', new Blob(['Where;Who;Word\nShed;rose;tulip 7\nGate;rose;lily 9\n']));
  await expect(page.getByRole('heading', { name: 'What does each column hold?' })).toBeVisible();
  await page.getByText('The first line names the columns').click();
  for (const [column, role] of [
    ['Where', 'Title'],
    ['Who', 'Username'],
    ['Word', 'Password'],
  ] as const) {
    await page.getByRole('button', { name: new RegExp(`${column}$`) }).click();
    await page.getByRole('option', { name: role, exact: true }).click();
    await expect(page.getByRole('listbox')).toHaveCount(0);
  }
  await expect(page.getByText('tulip')).toHaveCount(0);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Bring in 2 items' }).click();
  await expect(page.getByText('2 items were added to your vault.')).toBeVisible();
  expect(await titlesElsewhere(vault)).toEqual(expect.arrayContaining(['Gate', 'Shed']));
  await vault.elsewhere.person.leave();
});

test('of 5,000 logins only those that are looked at are drawn; the keyboard and the search reach all', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [login('site-7.example', { password: 'word 7' })]);
  await goTo(page, 'Bring in');
  const lines = Array.from(
    { length: 5_000 },
    (_, index) => `site-${index}.example,https://site-${index}.example,marie,word ${index},`,
  );
  await chooseFile(page, 'chrome.csv', new Blob([['name,url,username,password,note', ...lines].join('\n')]));
  await expect(page.getByRole('button', { name: 'Bring in 4,999 items' })).toBeVisible();
  const grid = page.getByRole('grid', { name: 'What is in the file' });
  await expect(grid).toHaveAttribute('aria-rowcount', '5000');
  expect(await rows(page).count()).toBeLessThan(100);
  expect(await grid.locator('*').count()).toBeLessThan(2_000);

  await test.step('by the keyboard', async () => {
    await rows(page).first().focus();
    await page.keyboard.press('End');
    await expect(page.getByRole('row', { name: /^site-4999\.example/ })).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByRole('button', { name: 'Bring in 4,997 items' })).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByRole('button', { name: 'Bring in 5,000 items' })).toBeVisible();
  });

  await test.step('by the search', async () => {
    await page.getByLabel('Search').fill('site-7.');
    await expect(rows(page)).toHaveCount(1);
    await rows(page).first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Side by side: site-7.example' })).toBeVisible();
    await page.getByRole('button', { name: 'Done' }).click();
    await rows(page).first().click();
    await expect(rows(page).first()).toHaveAttribute('aria-selected', 'false');
    await page.getByLabel('Search').fill('nothing of the kind');
    await expect(page.getByText('Nothing of that name is in the file.')).toBeVisible();
  });
  await vault.elsewhere.person.leave();
});

const archiveSchema = z.object({
  ownerId: z.string(),
  keys: z.custom<second.Box>(),
  items: z.array(z.custom<second.Item>()),
  files: z.array(z.object({ fileId: z.string() })),
});
const openedSchema = z.object({ content: vaultContentSchema });

test('an archive opens without us: in its own page, and by a program that shares no code', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [
    login('lake.example', { password: '=1+1', notes: 'At the harbour' }),
  ]);
  await goTo(page, 'Bring in');
  const alarm = 'attachments/22222222-2222-4222-8222-222222222222/plan.txt';
  const withFile = { 'data.json': readFixture('bitwarden.json'), [alarm]: 'the plan of the alarm' };
  await chooseFile(page, 'bitwarden.zip', await zip(withFile));
  await page.getByRole('button', { name: /^Bring in \d+ items/ }).click();
  await expect(page.getByText('1 file is being sealed and sent.')).toBeVisible();
  await expect(uploadPanel(page)).toContainText('1 file is safe');

  await goTo(page, 'Take out');
  const download = await save(page, 'Save an encrypted copy');
  expect(download.suggestedFilename()).toMatch(/^Amaranth vault \d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('The encrypted copy is saved.')).toBeVisible();
  const archivePath = test.info().outputPath('vault.zip');
  await download.saveAs(archivePath);
  const entries = unzipSync(await readFile(archivePath));
  expect(Object.keys(entries)).toEqual(
    expect.arrayContaining(['open-vault.html', 'vault-format.md', 'vault.json', 'README.txt']),
  );

  await test.step('by the second implementation', () => {
    const text = strFromU8(entries['vault.json'] ?? new Uint8Array());
    const { ownerId, keys, items, files } = archiveSchema.parse(JSON.parse(text));
    for (const secret of ['At the harbour', 'plan.txt', 'Alarm']) expect(text).not.toContain(secret);
    const whose = { ownerId, vaultId: keys.vaultId };
    const vaultKey = second.openBox(ownerId, keys, { phrase: PHRASE });
    const contents = items.map(
      (item) => openedSchema.parse(second.openItem(whose, vaultKey, item).body).content,
    );
    expect(contents.map(({ title }) => title)).toEqual(expect.arrayContaining(['lake.example', 'Alarm']));
    const [plan] = contents.flatMap(({ attachments }) => attachments);
    expect(files.map(({ fileId }) => fileId)).toEqual([plan?.fileId]);
    const sealed = Buffer.from(entries[`files/${plan?.fileId}`] ?? []);
    const key = Buffer.from(plan?.key ?? '', 'base64url');
    expect(second.openFile(whose, plan?.fileId ?? '', key, sealed).toString()).toBe('the plan of the alarm');
  });

  await test.step('by the page inside of it, from the disk', async () => {
    const path = test.info().outputPath('open-vault.html');
    await writeFile(path, entries['open-vault.html'] ?? '');
    const tab = await page.context().newPage();
    await tab.goto(pathToFileURL(path).href);
    await tab.getByLabel('Choose the export').setInputFiles(archivePath);
    await tab.getByLabel('Phrase of the vault', { exact: true }).last().fill(PHRASE);
    await tab.getByRole('button', { name: 'Open the vault' }).click();
    await expect(tab.getByRole('heading', { name: 'Not as it was exported' })).toBeHidden();
    await tab.getByText('lake.example').first().click();
    await expect(tab.getByText('At the harbour')).toBeVisible();
    await tab.getByRole('button', { name: 'Check every file' }).click();
    await expect(tab.getByText('The one file is sound.')).toBeVisible();
    await tab.close();
  });

  await test.step('a readable copy asks for the phrase and the sign-in, and says everything plainly', async () => {
    await page.getByRole('button', { name: 'Save a readable copy…' }).click();
    const warning = page.getByRole('dialog', { name: 'A copy that anybody can read' });
    const phrase = warning.getByLabel('Your vault phrase, once more');
    await expect(warning.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await warning.getByText('I know that whoever finds it').click();
    await phrase.fill('wrong');
    await warning.getByRole('button', { name: 'Go on' }).click();
    await expect(warning.getByText('This is not the phrase of this vault.')).toBeVisible();
    await phrase.fill(PHRASE);
    await warning.getByRole('button', { name: 'Go on' }).click();
    await confirmItIsMe(page, vault.credentials.password);
    const plain = await save(page, 'Save the readable copy');
    expect(plain.suggestedFilename()).toMatch(/^Amaranth vault READABLE/);
    const read = unzipSync(await readFile(await plain.path()));
    const textOf = (path: string) => strFromU8(read[`vault-plain/${path}`] ?? new Uint8Array());
    expect(textOf('lake_example/lake_example.txt')).toContain('Password: =1+1');
    expect(textOf('Alarm/plan.txt')).toBe('the plan of the alarm');
    expect(textOf('vault.csv')).toContain("'=1+1");
    expect(JSON.parse(textOf('vault.json'))).toMatchObject({ format: 'amaranth-vault-plain', version: 1 });
    expect(textOf('README.txt')).toContain('can be read by whoever opens it');
    await expect(page.getByText('The readable copy is saved.')).toBeVisible();
  });
  await vault.elsewhere.person.leave();
});

test('what deserves attention is found on this device, with what to do first', async ({ amaranth }) => {
  const { page } = amaranth;
  const soon = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10);
  const vault = await enterVault(amaranth, [
    login('games.example', { password: 'azerty', websites: ['http://games.example'] }),
    login('shop.example', { password: 'azerty' }),
    login('bank.example', { password: 'x7$kQ!92_mZr' }),
    content({ kind: 'document', title: 'Passport', expiresOn: soon }),
    content({ kind: 'account', title: 'Old forum' }),
  ]);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  await goTo(page, 'Passwords');
  await expect(page.getByRole('heading', { name: '2 passwords are weak' })).toBeVisible();
  for (const title of [
    'Begin here',
    '2 logins share one password',
    '1 website is reached without protection (http)',
    '1 paper expires within six months or has expired',
    '1 account has no wish yet',
  ]) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText(/Change the password of “(games|shop)\.example”/)).toBeVisible();
  const weak = page.getByRole('region', { name: '2 passwords are weak' });
  await expect(weak.getByRole('link')).toHaveCount(2);
  await expect(weak.getByText('bank.example')).toHaveCount(0);
  expect(sent.join('\n')).not.toMatch(/azerty|kQ!92/);
  await weak.getByRole('link', { name: /shop\.example/ }).click();
  await expect(page).toHaveURL(/\/personal-vault\?item=/);
  await vault.elsewhere.person.leave();
});

test('every part is free of faults, on a phone and on a desk', async ({ amaranth }) => {
  const { page } = amaranth;
  const vault = await enterVault(amaranth, [login('bank.example', { password: 'azerty' })]);
  await goTo(page, 'Bring in');
  await expectNoFaults(page, 'choosing');
  await chooseFile(page, 'bitwarden.json', readFixture('bitwarden.json'));
  await expect(rows(page)).toHaveCount(7);
  await expectNoFaults(page, 'preview');
  await page.getByRole('button', { name: 'Compare: Bank of Examples' }).click();
  await expectNoFaults(page, 'comparing');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'Bring in 7 items' }).click();
  await expect(page.getByRole('heading', { name: 'Brought in' })).toBeVisible();
  await expectNoFaults(page, 'report');
  await goTo(page, 'Take out');
  await expectNoFaults(page, 'export');
  await page.getByRole('button', { name: 'Save a readable copy…' }).click();
  await expectNoFaults(page, 'warning');
  await page.keyboard.press('Escape');
  await goTo(page, 'Passwords');
  await expect(page.getByRole('heading', { name: /passwords are weak/ })).toBeVisible();
  await expectNoFaults(page, 'check');
  await vault.elsewhere.person.leave();
});

/** Of the vault's own part of the page: what is around it has its own promises. */
async function expectNoPartTooWide(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where, async (place) => {
    const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow, place).toBe(0);
  });
}

test('it is all said in French too', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await saveNew(elsewhere, login('bank.example', { password: 'azerty' }));
  await updateDoc(doc(elsewhere.person.firestore, 'users', elsewhere.person.uid), {
    'settings.language': 'fr',
    updatedAt: serverTimestamp(),
  });
  await page.reload();
  await page.getByRole('textbox').fill(PHRASE);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Importer', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choisir le fichier' }).click();
  await (await chooser).setFiles(join(import.meta.dirname, '../../fixtures/vault/bitwarden.json'));
  await page.getByRole('button', { name: 'Importer 7 éléments' }).click();
  await expect(page.getByText('7 éléments ont été ajoutés à votre coffre-fort.')).toBeVisible();
  await expectNoPartTooWide(page, 'report');
  await page.getByRole('link', { name: 'Exporter', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Une copie chiffrée, à conserver' })).toBeVisible();
  await expectNoPartTooWide(page, 'export');
  await page.getByRole('link', { name: 'Mots de passe', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Commencez ici' })).toBeVisible();
  await expectNoPartTooWide(page, 'check');
  await elsewhere.person.leave();
});
