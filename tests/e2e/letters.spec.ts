/** Letters, stories and recipes: written in an album, read there, kept safe on the way, taken along. */
import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { accountExportSchema } from '#shared/domain/accountExport.ts';
import { expect, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signIn, signUp } from './pages/account.ts';
import { createAlbum, tiles } from './pages/albums.ts';
import { beginLetter, desk, keepLetter, sheet, typeLetter } from './pages/letters.ts';

test('a letter is written with headings, lists and bold words, lies in the album with its first lines, and is read and changed there', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'For Lucie');
  await beginLetter(page);
  await desk(page).getByRole('button', { name: 'Keep the letter' }).click();
  await expect(desk(page).getByRole('alert')).toHaveText(
    'Give the letter a title. It is how it will be found.',
  );
  await typeLetter(page, 'Pancakes', 'My dear Lucie, this is ');
  await desk(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('hers');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('- two eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('milk');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('How');
  await desk(page).getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Beat them.');
  await desk(page).getByRole('button', { name: 'Numbered list' }).click();
  await keepLetter(page);

  await expect(tiles(page)).toHaveCount(1);
  await expect(tiles(page)).toHaveAccessibleName(/^Letter, Pancakes, /);
  await expect(tiles(page)).toContainText('My dear Lucie, this is hers.');
  await tiles(page).click();
  await expect(sheet(page).getByRole('heading', { name: 'Pancakes' })).toBeVisible();
  await expect(sheet(page).locator('strong')).toHaveText('hers');
  await expect(sheet(page).locator('ul > li')).toHaveText(['two eggs', 'milk']);
  await expect(sheet(page).getByRole('heading', { name: 'How' })).toBeVisible();
  await expect(sheet(page).locator('ol > li')).toHaveText(['Beat them.']);

  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await expect(desk(page).getByRole('textbox', { name: 'Numbered list' })).toHaveValue('Beat them.');
  await desk(page).getByRole('textbox', { name: 'Numbered list' }).click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Never hurry.');
  await keepLetter(page);
  await expect(sheet(page).locator('ol > li')).toHaveText(['Beat them.', 'Never hurry.']);
  await page.reload();
  await expect(sheet(page).locator('ol > li')).toHaveText(['Beat them.', 'Never hurry.']);
});

test('what is undone is the whole letter, and the keyboard walks through it as through one text', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'Undoing');
  await beginLetter(page);
  await typeLetter(page, 'A story', '# One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(desk(page).getByRole('textbox', { name: 'Heading' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(desk(page).getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(desk(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('OneTwo');
  await page.keyboard.press('Control+z');
  await expect(desk(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Two');
  await expect(desk(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('One');
  await page.keyboard.press('Control+Shift+z');
  await expect(desk(page).getByRole('textbox', { name: 'Heading' })).toHaveValue('OneTwo');
});

test('a draft outlives the window, waits when the desk is left, and can be begun again', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'Drafts');
  await beginLetter(page);
  await typeLetter(page, 'Unfinished', 'Half a sentence');
  await expect(desk(page).getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(desk(page)).toContainText('This is where you left off.');
  await expect(desk(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Half a sentence');

  await desk(page).getByRole('textbox', { name: 'Title' }).fill('Unfinished still');
  await page.keyboard.press('Escape');
  await expect(desk(page)).toBeHidden();
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await beginLetter(page);
  await expect(desk(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Unfinished still');
  await desk(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(desk(page).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(desk(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('Half a sentence');
  await keepLetter(page);
  await expect(tiles(page)).toHaveCount(1);
  await beginLetter(page);
  await expect(desk(page).getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('letters written in two tabs at once are two letters, each with a draft of its own', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop app has one window.');
  const { page } = amaranth;
  const person = newCredentials();
  await signUp(amaranth, person);
  await finishOnboarding(page);
  await createAlbum(page, 'For the children');
  const second = await page.context().newPage();
  await second.goto(page.url());
  const opened = second.getByRole('heading', { level: 1, name: 'For the children' });
  await expect(second.getByRole('dialog').or(opened).first()).toBeVisible();
  if (!(await opened.isVisible())) await signIn(second, person);
  await expect(opened).toBeVisible();

  await beginLetter(page);
  await typeLetter(page, 'To Ana', 'All my love.');
  await expect(desk(page).getByText('Draft kept on this device')).toBeVisible();
  await second.bringToFront();
  await beginLetter(second);
  await expect(desk(second).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await typeLetter(second, 'To Ben', 'Be brave.');
  await keepLetter(second);
  await page.bringToFront();
  await page.reload();
  await expect(desk(page).getByRole('textbox', { name: 'Title' })).toHaveValue('To Ana');
  await keepLetter(page);
  await expect(tiles(page).filter({ hasText: 'To Ana' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'To Ben' })).toBeVisible();
});

test('signing out asks about a letter that is not kept, and leaves nothing of it behind', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const person = newCredentials();
  await signUp(amaranth, person);
  await finishOnboarding(page);
  await createAlbum(page, 'For Lucie');
  await beginLetter(page);
  await typeLetter(page, 'Unfinished', 'My dear Lucie, I meant to say');
  await expect(desk(page).getByText('Draft kept on this device')).toBeVisible();
  await desk(page).getByRole('button', { name: 'Close' }).click();

  const leave = async () => {
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
  };
  await leave();
  const question = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .filter({ hasText: 'One letter is not kept yet' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'For Lucie' })).toBeVisible();
  await leave();
  await question.getByRole('button', { name: 'Erase and sign out' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('amaranth-letters');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(left).toBe(0);
});

test('words written on two devices are all kept: the second becomes a letter of its own', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'Twice');
  await beginLetter(page);
  await typeLetter(page, 'To you both', 'First words.');
  await keepLetter(page);
  await tiles(page).click();
  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await expect(desk(page).getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('First words.');

  // The other device changes it while it lies open here.
  const change = page.waitForRequest(/letters-change/);
  await desk(page).getByRole('textbox', { name: 'Title' }).fill('From the telephone');
  await page.route('**/letters-change', async (route) => {
    const body = route.request().postDataJSON();
    body.data.title = 'From the desk';
    await route.fetch({ postData: JSON.stringify(body) });
    await route.continue();
  });
  await desk(page).getByRole('button', { name: 'Save' }).click();
  await change;
  await expect(desk(page).getByRole('alert')).toContainText('changed on another device');
  await desk(page).getByRole('button', { name: 'Keep as a new letter' }).click();
  await expect(desk(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).filter({ hasText: 'From the desk' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'From the telephone' })).toBeVisible();
});

test('a letter goes to the trash and comes back, and the export shows it as a page and as data', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await createAlbum(page, 'Kept');
  await beginLetter(page);
  await typeLetter(page, 'To Lucie: <b>always</b>?', 'Yes, & always.');
  await keepLetter(page);
  await tiles(page).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expect(tiles(page)).toHaveCount(0);
  await open('/albums?view=trash');
  await tiles(page).click();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('1 item is back in place.')).toBeVisible();

  await open('/settings');
  await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  const text = (name: string) => strFromU8(archive[name] ?? new Uint8Array());
  const [letter] = accountExportSchema.parse(JSON.parse(text('amaranth.json'))).albums[0]?.items ?? [];
  expect(letter).toMatchObject({ kind: 'letter', title: 'To Lucie: <b>always</b>?' });
  const own = text(letter?.path ?? '');
  for (const html of [own, text('index.html')]) {
    expect(html).toContain('To Lucie: &lt;b&gt;always&lt;/b&gt;?');
    expect(html).toContain('<p>Yes, &amp; always.</p>');
    expect(html).not.toMatch(/<script|<b>/);
  }
  const viewer = await page.context().newPage();
  await viewer.setContent(own);
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText('To Lucie: <b>always</b>?');
});

test('the desk, the album and the letter pass axe in both themes, on a phone and on a desk', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const person = newCredentials();
  await signUp(amaranth, person);
  await finishOnboarding(page);
  await createAlbum(page, 'Accessible');
  await beginLetter(page);
  await typeLetter(page, 'Everyone reads this', 'Plain, **');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('slanted');
  await page.keyboard.press('Control+i');
  for (const sign of ['> A quote.', '- one', '1. first']) {
    await desk(page).getByRole('textbox').last().press('Control+End');
    for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type(sign);
  }
  await expect(desk(page).getByText('Draft kept on this device')).toBeVisible();
  await expectNoViolations(page, 'desk');
  await desk(page).getByRole('textbox', { name: 'Title' }).fill('');
  await desk(page).getByRole('button', { name: 'Keep the letter' }).click();
  await expectNoViolations(page, 'desk with something missing');
  await desk(page).getByRole('textbox', { name: 'Title' }).fill('Everyone reads this');
  await keepLetter(page);
  await expect(tiles(page)).toHaveCount(1);
  await expectNoViolations(page, 'album');
  await tiles(page).click();
  await expect(sheet(page)).toBeVisible();
  await expectNoViolations(page, 'letter');
});

async function expectNoViolations(page: Page, where: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await page.waitForTimeout(300);
      const { violations } = await new AxeBuilder({ page }).exclude('[data-live-announcer]').analyze();
      const found = violations.map(
        ({ id, nodes }) => `${where} ${theme} ${width}: ${id} ${nodes[0]?.html ?? ''}`,
      );
      expect(found).toEqual([]);
    }
  }
}

test('the desk’s code is not loaded before somebody writes', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  const isDesk = (address: string) => /WritingDesk/.test(address);
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await open('/');
  await open('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await createAlbum(page, 'Light');
  expect(scripts.filter(isDesk)).toEqual([]);
  await beginLetter(page);
  expect(scripts.filter(isDesk)).not.toEqual([]);
});
