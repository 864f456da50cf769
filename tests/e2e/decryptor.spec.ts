/** The page that comes with every export opens it from the disk, alone. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { attachmentName, type MadeExport, makeExport, zipExport } from '../support/vault/makeExport.ts';
import { newItemId, phrase, withOneBitChanged } from '../support/vault/makeVault.ts';
import { expectNoViolations } from './pages/accessibility.ts';

const page = pathToFileURL(join(import.meta.dirname, '../../out/web/open-vault.html')).href;
let made: MadeExport;

test.beforeAll(async () => {
  made = await makeExport();
});

async function choose(tab: Page, archive: unknown, files = made.files): Promise<void> {
  await tab.goto(page);
  await tab.getByLabel('Choose the export').setInputFiles({
    name: 'vault.zip',
    mimeType: 'application/zip',
    buffer: await zipExport(archive, files),
  });
}

async function unlock(tab: Page): Promise<void> {
  await tab.getByLabel('Phrase of the vault', { exact: true }).last().fill(phrase);
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByLabel('Search')).toBeVisible();
}

test('an export opens by its phrase, without any request, and gives back what was put in', async ({
  page: tab,
}) => {
  const requests: string[] = [];
  tab.on('request', (request) => requests.push(request.url()));
  const problems: string[] = [];
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  tab.on('pageerror', (error) => problems.push(error.message));
  await choose(tab, made.archive);
  await expect(tab.getByText('Export of 20 November 2026')).toBeVisible();
  await unlock(tab);
  await expect(tab.getByRole('heading', { name: 'Not as it was exported' })).toBeHidden();
  await expect(tab.getByText('2 items')).toBeVisible();

  await tab.getByText('Crédit du Lac').click();
  await expect(tab.getByText('rose@lac.example')).toBeVisible();
  await expect(tab.getByText('correct horse')).toBeHidden();
  await tab.getByRole('button', { name: 'Show: Password' }).click();
  await expect(tab.getByText('correct horse battery staple')).toBeVisible();
  await tab.getByRole('button', { name: 'Hide: Password' }).click();
  await expect(tab.getByText('correct horse')).toBeHidden();

  const download = tab.waitForEvent('download');
  await tab.getByRole('button', { name: `Save ${attachmentName}` }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(attachmentName);
  expect(Buffer.compare(await readFile(await saved.path()), made.attachment)).toBe(0);
  await tab.getByRole('button', { name: 'Check every file' }).click();
  await expect(tab.getByText('The one file is sound.')).toBeVisible();

  await tab.getByLabel('Search').fill('CREDIT harbour');
  await expect(tab.getByText('1 item', { exact: true })).toBeVisible();
  await expect(tab.getByText('Where the keys are')).toBeHidden();
  await tab.getByLabel('Search').fill('horse battery');
  await expect(tab.getByText('0 items')).toBeVisible();
  await tab.getByLabel('Search').fill('');
  await tab.getByText('Where the keys are').click();
  await tab.getByText('1 earlier version').click();
  await expect(tab.getByText('Version 1: Where the keys were')).toBeVisible();

  await tab.getByRole('button', { name: 'Close the vault' }).click();
  await expect(tab.getByText('Where the keys')).toHaveCount(0);
  expect(requests.filter((address) => !/^(file|blob):/.test(address))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a wrong phrase opens nothing, and says so', async ({ page: tab }) => {
  await choose(tab, made.archive);
  const typed = tab.getByLabel('Phrase of the vault', { exact: true }).last();
  await typed.fill('wrong');
  await expect(typed).toHaveAttribute('type', 'password');
  await tab.getByLabel('Show what is typed').check();
  await expect(typed).toHaveAttribute('type', 'text');
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByRole('alert').getByText('does not open the vault')).toBeVisible();
  await unlock(tab);
});

test('a recovery key that is typed where the phrase is asked for opens it', async ({ page: tab }) => {
  await choose(tab, made.archive);
  await tab.getByLabel('Phrase of the vault', { exact: true }).last().fill(made.recoveryKey);
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByText('2 items')).toBeVisible();
});

test('the unpacked files open too, by the recovery key as it is printed', async ({ page: tab }, testInfo) => {
  const folder = testInfo.outputPath('unpacked');
  await mkdir(join(folder, 'files'), { recursive: true });
  await writeFile(join(folder, 'vault.json'), JSON.stringify(made.archive));
  for (const [fileId, sealed] of made.files) await writeFile(join(folder, 'files', fileId), sealed);
  await tab.goto(page);
  await tab.getByLabel('Choose the unpacked folder').setInputFiles(folder);
  await tab.getByRole('radio', { name: 'Recovery key' }).check();
  const printed = (made.recoveryKey.match(/.{1,4}/g) ?? []).join(' ').toUpperCase();
  const mistyped = printed.replace(/.$/, (last) => (last === 'Q' ? 'P' : 'Q'));
  await tab.getByRole('textbox', { name: 'Recovery key' }).fill(mistyped);
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByText('A character or two are mistyped')).toBeVisible();
  await tab.getByRole('textbox', { name: 'Recovery key' }).fill(printed);
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByText('2 items')).toBeVisible();
  await tab.getByRole('button', { name: 'Check every file' }).click();
  await expect(tab.getByText('The one file is sound.')).toBeVisible();
});

test('what is altered or missing is told item by item, and the rest stays readable', async ({
  page: tab,
}) => {
  const [login, note] = made.archive.items;
  if (!login || !note) throw new Error('The export has two items');
  const { sealed } = note;
  const broken = { ...sealed, ciphertext: withOneBitChanged(sealed.ciphertext, 999) };
  await choose(tab, { ...made.archive, items: [login, { ...note, sealed: broken }, null] }, new Map());
  await unlock(tab);
  const warnings = tab.getByRole('region', { name: 'Not as it was exported' });
  await expect(warnings.getByText('“Where the keys were”: altered or damaged.')).toBeVisible();
  await expect(warnings.getByText('damaged, so that it cannot be read.')).toBeVisible();
  await expect(warnings.getByText(`The file ${attachmentName} is missing.`)).toBeVisible();
  await expect(warnings.getByRole('listitem')).toHaveCount(3);
  await tab.getByText('Crédit du Lac').click();
  await expect(tab.getByText('rose@lac.example')).toBeVisible();
  await tab.getByRole('button', { name: `Save ${attachmentName}` }).click();
  await expect(tab.getByText(`The file ${attachmentName}: it is missing.`)).toBeVisible();
});

test('an item that was taken out, and a file that was cut, are told', async ({ page: tab }) => {
  const cut = new Map([...made.files].map(([fileId, sealed]) => [fileId, sealed.subarray(0, -20)]));
  await choose(tab, { ...made.archive, items: made.archive.items.slice(0, 1) }, cut);
  await unlock(tab);
  await expect(tab.getByText(`An item (${made.ids.note}) was exported and is missing here.`)).toBeVisible();
  await tab.getByRole('button', { name: 'Check every file' }).click();
  await expect(tab.getByText(`The file ${attachmentName}: its end is missing.`)).toBeVisible();
});

test('what was moved about is told, and what was wanting from the beginning stands apart', async ({
  page: tab,
}) => {
  const wanting = await makeExport([{ is: 'item-missing', itemId: newItemId(), seenVersion: 2 }]);
  const [login, note] = wanting.archive.items;
  if (!login || !note) throw new Error('The export has two items');
  await choose(tab, { ...wanting.archive, items: [login, login, { ...note, versions: [] }] }, wanting.files);
  await unlock(tab);
  const warnings = tab.getByRole('region', { name: 'Not as it was exported' });
  await expect(warnings.getByRole('listitem')).toHaveText([
    'Of “Where the keys are” the earlier version 1 was exported and is missing here.',
    '“Crédit du Lac” stands in it twice.',
  ]);
  const gaps = tab.getByRole('region', { name: 'Not in this export from the beginning' });
  await expect(gaps.getByRole('listitem')).toHaveText([/had been seen before, and was not given/]);
  await expect(tab.getByText('2 items')).toBeVisible();
});

test('what is no export is told so', async ({ page: tab }) => {
  await tab.goto(page);
  const input = tab.getByLabel('Choose the export');
  await input.setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from('no zip') });
  await expect(tab.getByText('This zip cannot be read.')).toBeVisible();
  await input.setInputFiles({ name: 'vault.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(tab.getByText('vault.json is damaged')).toBeVisible();
  await choose(tab, { ...made.archive, version: 2 });
  await tab.getByLabel('Phrase of the vault', { exact: true }).last().fill(phrase);
  await tab.getByRole('button', { name: 'Open the vault' }).click();
  await expect(tab.getByText('written by a newer version')).toBeVisible();
});

test.describe('in French', () => {
  test.use({ locale: 'fr-FR' });

  test('the page speaks the language of the browser, and the other when asked', async ({ page: tab }) => {
    await tab.goto(page);
    await expect(tab.getByRole('heading', { name: 'Ouvrir un coffre-fort Amaranth' })).toBeVisible();
    await expect(tab.locator('html')).toHaveAttribute('lang', 'fr');
    await tab.getByLabel('Langue').selectOption('English');
    await expect(tab.getByRole('heading', { name: 'Open an Amaranth vault' })).toBeVisible();
  });
});

test('every step passes axe, from 360 pixels up, in the theme of the device', async ({ page: tab }) => {
  const check = (where: string) =>
    expectNoViolations(tab, where, async (seenWhere) => {
      const overflow = await tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, seenWhere).toBeLessThanOrEqual(0);
    });
  for (const colorScheme of ['dark', 'light'] as const) {
    await tab.emulateMedia({ colorScheme });
    await tab.goto(page);
    await expect(tab.locator('html')).toHaveAttribute('data-theme', colorScheme);
  }
  await check('choosing');
  await choose(tab, { ...made.archive, items: [...made.archive.items, null] });
  await check('unlocking');
  await unlock(tab);
  await tab.getByText('Crédit du Lac').click();
  await check('opened');
});

test('a phone shows it whole, in letters twice as large too, and with the longest name of a file', async ({
  page: tab,
}) => {
  const long = await makeExport([], `${'a_very_long_name_of_a_scanned_contract'.repeat(4)}.pdf`);
  const widthBeside = () => tab.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await tab.setViewportSize({ width: 390, height: 844 });
  await choose(tab, long.archive, long.files);
  await unlock(tab);
  await tab.getByText('Crédit du Lac').click();
  await expect(tab.getByRole('button', { name: /^Save a_very/ })).toBeVisible();
  expect(await widthBeside()).toBe(0);
  await tab.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const width of [390, 320]) {
    await tab.setViewportSize({ width, height: 844 });
    expect(`${width}: ${await widthBeside()}`).toBe(`${width}: 0`);
  }
});
