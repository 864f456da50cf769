/** Letters, stories and recipes: written in an album, read there, kept safe on the way, taken along. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { exportedAlbumSchema } from '#shared/domain/exportedAlbum.ts';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { comeBack, newCredentials, signIn } from './pages/account.ts';
import { createAlbum, openNewAlbum, tiles } from './pages/albums.ts';
import {
  beginLetter,
  keepLetter,
  letterEditor,
  letterText,
  sheet,
  storedDrafts,
  typeLetter,
} from './pages/letters.ts';
import { loseAnswers } from './pages/lostAnswers.ts';

test('a letter is written with headings, lists and bold words, lies in the album with its first lines, and is read and changed there', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'For Lucie');
  await beginLetter(page);
  await letterEditor(page).getByRole('button', { name: 'Keep the letter' }).click();
  await expect(letterEditor(page).getByRole('alert')).toHaveText(
    'Give the letter a title. It is how it will be found.',
  );
  await typeLetter(page, 'Pancakes', 'My dear Lucie, this is ');
  await letterEditor(page).getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('hers');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('.');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('- two eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('milk');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  await page.keyboard.type('How');
  await letterEditor(page).getByRole('button', { name: 'Heading' }).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Beat them.');
  await letterEditor(page).getByRole('button', { name: 'Numbered list' }).click();
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
  await expect(letterText(page).locator('ol > li')).toHaveText('Beat them.');
  await letterText(page).locator('ol > li').click();
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
  await openNewAlbum(amaranth, 'Undoing');
  await beginLetter(page);
  await typeLetter(page, 'A story', '# One');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  const heading = letterText(page).getByRole('heading');
  const button = letterEditor(page).getByRole('button', { name: 'Heading' });
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('ArrowRight');
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Backspace');
  await expect(heading).toHaveText('OneTwo');
  await page.keyboard.press('Control+z');
  await expect(heading).toHaveText('One');
  await expect(letterText(page).getByRole('paragraph')).toHaveText('Two');
  await page.keyboard.press('Control+Shift+z');
  await expect(heading).toHaveText('OneTwo');
});

/** Moves the caret or the selection. The browser tells of it a task later: well before a person's next key. */
async function moveBy(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))));
}

test('a selection runs across headings, paragraphs and lists, and what is done to it is done to all of it', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Across');
  await beginLetter(page);
  await typeLetter(page, 'Pancakes', '# From her book');
  await page.keyboard.press('Enter');
  await page.keyboard.type('For four.');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- eggs');
  await page.keyboard.press('Enter');
  await page.keyboard.type('milk');
  const text = letterText(page);
  for (let press = 0; press < 3; press += 1) await moveBy(page, 'Shift+ArrowUp');
  await moveBy(page, 'Shift+Home');
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveText(['From her book', 'For four.', 'eggs', 'milk']);
  await page.keyboard.press('Control+b');
  await expect(text.locator('strong')).toHaveCount(0);
  await letterEditor(page).getByRole('button', { name: 'Numbered list' }).click();
  await expect(text.locator('ol > li')).toHaveText(['From her book', 'For four.', 'eggs', 'milk']);
  await letterEditor(page).getByRole('button', { name: 'Undo' }).click();
  await expect(text.locator('ul > li')).toHaveText(['eggs', 'milk']);
  await expect(text.getByRole('heading')).toHaveText('From her book');

  await moveBy(page, 'Control+a');
  await page.keyboard.press('Backspace');
  await expect(text).toHaveText('');
  await page.keyboard.press('Control+z');
  await expect(text.locator('ul > li')).toHaveText(['eggs', 'milk']);
  await moveBy(page, 'Control+a');
  await page.keyboard.press('Control+Shift+Digit8');
  await expect(text.locator('ul > li')).toHaveText(['From her book', 'For four.', 'eggs', 'milk']);
});

/** As Word and Google Docs put them on the clipboard, shortened. */
const fromWord = `<html><head><meta name=Generator content="Microsoft Word 15"></head><body>
<h1 style='color:#2F5496'>Crêpes<o:p></o:p></h1>
<p class=MsoNormal align=center style='text-align:center'><b>For</b> <i>four</i>, <u style='color:red'>quickly</u>.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>eggs<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span>&nbsp;&nbsp;</span></span></span><![endif]>milk<o:p></o:p></p></body></html>`;
const fromGoogleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1">
<h3 dir="ltr"><span style="font-size:16pt;color:#434343">How</span></h3>
<p dir="ltr" style="text-align:center"><span style="font-weight:400">Plain, </span><span style="font-weight:700">bold</span></p>
<ol><li dir="ltr" aria-level="1"><p dir="ltr"><span>Beat.</span></p></li>
<ul><li dir="ltr" aria-level="2"><p dir="ltr"><span>Gently.</span></p></li></ul>
<li dir="ltr" aria-level="1"><p dir="ltr"><span>Bake.</span></p></li></ol>
<img src="/favicon.ico?pasted"><table><tr><td><p>Butter</p></td></tr></table></b>`;

test('what is pasted from Word, Google Docs and plain text is words, bold, italic, headings and lists, and nothing else', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Pasted');
  await beginLetter(page);
  await typeLetter(page, 'Pasted', '');
  const text = letterText(page);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await paste(text, { 'text/html': fromWord, 'text/plain': 'Crêpes' });
  await expect(text.getByRole('heading', { level: 2 })).toHaveText('Crêpes');
  await expect(text.locator('ul > li')).toHaveText(['eggs', 'milk']);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(text, { 'text/html': fromGoogleDocs, 'text/plain': 'How' });
  await expect(text.getByRole('heading', { level: 2 })).toHaveText(['Crêpes', 'How']);
  await expect(text.locator('ol > li')).toHaveText(['Beat.', 'Gently.', 'Bake.']);
  await page.keyboard.press('Enter');
  await paste(text, { 'text/plain': 'Dear Lucie,\nhow are you?\n\nYours' });
  await expect(text.getByRole('paragraph')).toHaveText([
    'For four, quickly.',
    'Plain, bold',
    'Butter',
    'Dear Lucie,how are you?',
    'Yours',
  ]);
  await expect(text.locator('strong')).toHaveText(['For', 'bold']);
  await expect(text.locator('em')).toHaveText(['four']);
  await expect(text.locator('img, a, u, table, [style], [class]')).toHaveCount(0);
  expect(fetched.filter((address) => address.includes('pasted'))).toEqual([]);
});

/** What a browser does when somebody pastes, with these things on the clipboard. */
async function paste(text: Locator, clipboard: Readonly<Record<string, string>>): Promise<void> {
  await text.evaluate((element, types) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(types)) clipboardData.setData(type, value);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);
}

test('Hebrew reads from the right, Japanese is composed, and the tools stay within reach of the keyboard', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Scripts');
  await beginLetter(page);
  await typeLetter(page, 'Scripts', '- שלום');
  const text = letterText(page);
  await expect(text.locator('ul > li')).toHaveText('שלום');
  await expect(text.locator('ul > li')).toHaveCSS('direction', 'rtl');
  for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
  const devtools = await page.context().newCDPSession(page);
  for (const composed of ['に', 'にほ', 'にほん']) {
    await devtools.send('Input.imeSetComposition', {
      text: composed,
      selectionStart: composed.length,
      selectionEnd: composed.length,
    });
  }
  await devtools.send('Input.insertText', { text: '日本' });
  await expect(text.getByRole('paragraph')).toHaveText('日本');
  await expect(text.getByRole('paragraph')).toHaveCSS('direction', 'ltr');
  await page.keyboard.press('Enter');
  // A year that begins a paragraph begins no list.
  await page.keyboard.type('1986. A summer.');
  await expect(text.getByRole('paragraph')).toHaveText(['日本', '1986. A summer.']);

  await letterEditor(page).getByRole('button', { name: 'Quotation' }).focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await expect(text.locator('blockquote')).toHaveText('1986. A summer.');
  await expect(letterEditor(page).getByRole('status').filter({ hasText: 'Quotation' })).toHaveCount(1);
  // Tab leads out of the text, as out of any field.
  await page.keyboard.press('Shift+Tab');
  await expect(letterEditor(page).getByRole('toolbar').locator(':focus')).toHaveCount(1);
});

test('a draft outlives the window, waits when the editor is left, and can be begun again', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Drafts');
  await beginLetter(page);
  await typeLetter(page, 'Unfinished', 'Half a sentence');
  await expect(letterEditor(page).getByText('Draft kept on this device')).toBeVisible();
  await page.reload();
  await expect(letterEditor(page)).toContainText('This is where you left off.');
  await expect(letterText(page)).toHaveText('Half a sentence');

  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill('Unfinished still');
  await page.keyboard.press('Escape');
  await expect(letterEditor(page)).toBeHidden();
  await expect(page.getByText('Your draft is kept on this device.')).toBeVisible();
  await expect(tiles(page)).toHaveCount(0);
  await beginLetter(page);
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('Unfinished still');
  await letterEditor(page).getByRole('button', { name: 'Begin again' }).click();
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click();
  await expect(letterText(page)).toHaveText('Half a sentence');
  await keepLetter(page);
  await expect(tiles(page)).toHaveCount(1);
  await beginLetter(page);
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('');
});

test('letters written in two tabs at once are two letters, each with a draft of its own', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'web', 'The desktop app has one window.');
  const { page } = amaranth;
  const person = newCredentials();
  await openNewAlbum(amaranth, 'For the children', person);
  const second = await page.context().newPage();
  await second.goto(page.url());
  const opened = second.getByRole('heading', { level: 1, name: 'For the children' });
  await expect(second.getByRole('dialog').or(opened).first()).toBeVisible();
  if (!(await opened.isVisible())) await signIn(second, person);
  await expect(opened).toBeVisible();

  await beginLetter(page);
  await typeLetter(page, 'To Ana', 'All my love.');
  await expect(letterEditor(page).getByText('Draft kept on this device')).toBeVisible();
  await second.bringToFront();
  await beginLetter(second);
  await expect(letterEditor(second).getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await typeLetter(second, 'To Ben', 'Be brave.');
  await keepLetter(second);
  await page.bringToFront();
  await page.reload();
  await expect(letterEditor(page).getByRole('textbox', { name: 'Title' })).toHaveValue('To Ana');
  await keepLetter(page);
  await expect(tiles(page).filter({ hasText: 'To Ana' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'To Ben' })).toBeVisible();
});

test('signing out asks about a letter that is not kept, and leaves nothing of it behind', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const person = newCredentials();
  await openNewAlbum(amaranth, 'For Lucie', person);
  await beginLetter(page);
  await typeLetter(page, 'Unfinished', 'My dear Lucie, I meant to say');
  await expect(letterEditor(page).getByText('Draft kept on this device')).toBeVisible();
  await letterEditor(page).getByRole('button', { name: 'Close' }).click();

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
  expect(await storedDrafts(page)).toBe('[]');
});

test('words written on two devices are all kept: the second becomes a letter of its own', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewAlbum(amaranth, 'Twice');
  await beginLetter(page);
  await typeLetter(page, 'To you both', 'First words.');
  await keepLetter(page);
  await tiles(page).click();
  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await expect(letterText(page)).toHaveText('First words.');

  // The other device changes it while it lies open here.
  const change = page.waitForRequest(/letters-change/);
  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill('From the telephone');
  await page.route('**/letters-change*', async (route) => {
    const body = route.request().postDataJSON();
    body.data.title = 'From the desk';
    await route.fetch({ postData: JSON.stringify(body) });
    await route.continue();
  });
  await letterEditor(page).getByRole('button', { name: 'Save' }).click();
  await change;
  await expect(letterEditor(page).getByRole('alert')).toContainText('changed on another device');
  await letterEditor(page).getByRole('button', { name: 'Keep as a new letter' }).click();
  await expect(letterEditor(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(2);
  await expect(tiles(page).filter({ hasText: 'From the desk' })).toBeVisible();
  await expect(tiles(page).filter({ hasText: 'From the telephone' })).toBeVisible();
});

test('what is typed after a lost answer is in the same letter, a new one or a changed one, reloaded or not', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const button = letterEditor(page).getByRole('button', { name: /Keep the letter|^Save$/ });
  const typeOn = async (text: string) => {
    await letterText(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(text);
  };
  await openNewAlbum(amaranth, 'A bad line');
  await beginLetter(page);
  await typeLetter(page, 'To Ana', 'Dear Ana.');
  // The call is made once more by itself.
  await loseAnswers(page, '**/letters-write*', 2);
  await button.click();
  await expect(letterEditor(page).getByRole('alert')).toContainText('could not be saved');
  await typeOn(' One more word.');
  await keepLetter(page);
  await expect(tiles(page)).toHaveCount(1);
  await tiles(page).click();
  await expect(sheet(page)).toContainText('Dear Ana. One more word.');

  await page.getByRole('button', { name: 'Edit the letter' }).click();
  await typeOn(' Second.');
  await loseAnswers(page, '**/letters-change*', 2);
  await button.click();
  await expect(letterEditor(page).getByRole('alert')).toContainText('could not be saved');
  await page.reload();
  await expect(letterEditor(page).getByText('It was on its way to the album')).toBeVisible();
  await typeOn(' Third.');
  await keepLetter(page);
  await expect(sheet(page)).toContainText('Dear Ana. One more word. Second. Third.');
  await page.keyboard.press('Escape');
  await expect(tiles(page)).toHaveCount(1);
});

test('a letter goes to the trash and comes back, and the export shows it as a page and as data', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await openNewAlbum(amaranth, 'Kept');
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
  const [letter] = exportedAlbumSchema.parse(JSON.parse(text('amaranth.json')).albums[0]).items;
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

test('the editor, the album and the letter pass axe in both themes, on a phone and on a desk', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const person = newCredentials();
  await openNewAlbum(amaranth, 'Accessible', person);
  await beginLetter(page);
  await typeLetter(page, 'Everyone reads this', 'Plain, **');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('slanted');
  await page.keyboard.press('Control+i');
  for (const sign of ['> A quote.', '- one', '1. first']) {
    await letterText(page).press('Control+End');
    for (const key of ['Enter', 'Enter', 'Enter']) await page.keyboard.press(key);
    await page.keyboard.type(sign);
  }
  await expect(letterEditor(page).getByText('Draft kept on this device')).toBeVisible();
  await expectNoViolations(page, 'editor');
  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill('');
  await letterEditor(page).getByRole('button', { name: 'Keep the letter' }).click();
  await expectNoViolations(page, 'editor with something missing');
  await letterEditor(page).getByRole('textbox', { name: 'Title' }).fill('Everyone reads this');
  await keepLetter(page);
  await expect(tiles(page)).toHaveCount(1);
  await expectNoViolations(page, 'album');
  await tiles(page).click();
  await expect(sheet(page)).toBeVisible();
  await expectNoViolations(page, 'letter');
});

test('the editor’s code is not loaded before somebody writes', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  const holdEditor = async () => {
    const texts = [...scripts].map(async (address) => (await page.request.get(address)).text());
    return (await Promise.all(texts)).filter((text) => text.includes('data-lexical-editor')).length;
  };
  await comeBack(amaranth);
  await open('/');
  await open('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await createAlbum(page, 'Light');
  expect(await holdEditor()).toBe(0);
  await beginLetter(page);
  expect(await holdEditor()).toBe(1);
});
