/** Files of the vault: sealed before they leave, shown inside of it, and nowhere else in any form that can be read. */
import { readFile } from 'node:fs/promises';
import { note, saveNew } from '../../support/vault/session.ts';
import { type Amaranth, expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { uploadPanel } from '../pages/albums.ts';
import {
  type ChosenFile,
  chooseAction,
  chooseFiles,
  closeFile,
  filesOf,
  holdUploads,
  isDrawn,
  openFile,
  readDevice,
  sampleFile,
} from '../pages/vaultFiles.ts';
import {
  enterLockedVault,
  expectLocked,
  lockNow,
  type OwnedVault,
  openByPhrase,
} from '../pages/vaultWays.ts';

const CANARY = 'heron-by-the-weir-1974';

const passport: ChosenFile = {
  name: `${CANARY} passport.jpg`,
  mimeType: 'image/jpeg',
  buffer: sampleFile('sideways.jpg'),
};
const will: ChosenFile = {
  name: 'The will.pdf',
  mimeType: 'application/pdf',
  buffer: sampleFile('letter.pdf'),
};
const film: ChosenFile = { name: 'The lake.mp4', mimeType: 'video/mp4', buffer: sampleFile('film.mp4') };
const diary: ChosenFile = {
  name: 'Diary.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(`${CANARY}\n`.repeat(150_000)),
};

/** An item with nothing in it yet, open in the page. */
async function openItem(amaranth: Amaranth): Promise<OwnedVault & { readonly itemId: string }> {
  const vault = await enterLockedVault(amaranth);
  const { itemId } = await saveNew(vault.elsewhere, note('Papers'));
  await amaranth.open(`/personal-vault?item=${itemId}`);
  await openByPhrase(amaranth.page);
  return { ...vault, itemId };
}

test('a picture, a paper and a film are added and seen inside the vault', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openItem(amaranth);
  await expect(page.getByText('They are sealed on this device before they leave it.')).toBeVisible();
  await chooseFiles(page, [passport, will, film]);
  const list = filesOf(page);
  await expect(list.getByRole('listitem')).toHaveCount(3);

  await test.step('each is drawn from memory', async () => {
    const picture = await openFile(page, passport.name);
    const drawn = picture.getByRole('img', { name: passport.name });
    await expect.poll(() => isDrawn(drawn)).toBe(true);
    await expectNoFaults(page, 'a picture of the vault');
    await closeFile(picture);
    const paper = await openFile(page, will.name);
    const firstPage = paper.getByRole('img', { name: 'Page 1 of 1' });
    await expect.poll(() => isDrawn(firstPage)).toBe(true);
    await closeFile(paper);
  });

  await test.step('a film plays, and its address ends with the view', async () => {
    const shown = await openFile(page, film.name);
    const player = shown.locator('video');
    await expect(player).toBeVisible();
    const address = (await player.getAttribute('src')) ?? '';
    expect(address).toMatch(/^blob:/);
    await closeFile(shown);
    const isThere = await page.evaluate(async (url) => {
      try {
        return (await fetch(url)).ok;
      } catch {
        return false;
      }
    }, address);
    expect(isThere).toBe(false);
  });

  await elsewhere.person.leave();
});

test('a file is saved as it was, renamed, taken away and put back', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openItem(amaranth);
  await chooseFiles(page, [passport, film]);
  const list = filesOf(page);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // It makes room by itself for what is under it.
  await expect(uploadPanel(page)).toBeHidden();

  await test.step('a copy is the file itself, after a word about what it is', async () => {
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'showSaveFilePicker'));
    await chooseAction(page, passport.name, 'Save a copy');
    await expect(page.getByRole('alertdialog')).toContainText('whoever uses this device can open it');
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the copy' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(passport.name);
    expect((await readFile(await download.path())).equals(passport.buffer)).toBe(true);
  });

  await test.step('it is renamed, taken away, and put back', async () => {
    await chooseAction(page, film.name, 'Rename');
    await page.getByRole('textbox', { name: 'Name' }).fill('Summer.mp4');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(list).toContainText('Summer.mp4');
    await chooseAction(page, 'Summer.mp4', 'Remove');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list.getByRole('listitem')).toHaveCount(2);
  });

  await expectNoFaults(page, 'an item with files');
  await elsewhere.person.leave();
});

test('a file goes on through a reload and a locked vault, without a word of it on the device', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere } = await openItem(amaranth);
  const held = await holdUploads(page);
  await chooseFiles(page, [diary]);
  await expect(uploadPanel(page)).toContainText(diary.name);
  await expect.poll(() => readDevice(page)).toContain('amaranth-vault-uploads');
  await expect.poll(async () => (await readDevice(page)).length).toBeGreaterThan(diary.buffer.length);

  await test.step('locked: it goes on without its name', async () => {
    await lockNow(page);
    await expect(uploadPanel(page)).toContainText('A file for your vault');
    await expect(uploadPanel(page)).not.toContainText(diary.name);
    const device = await readDevice(page);
    expect(device).not.toContain(CANARY);
    expect(device).not.toContain('Diary');
    expect(device).not.toContain('text/plain');
  });

  await test.step('reloaded: it goes on where it was, to its end', async () => {
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(uploadPanel(page)).toContainText('A file for your vault');
    await held.release();
    await expect(uploadPanel(page)).toContainText('It has arrived. Open your vault');
    const device = await readDevice(page);
    expect(device).not.toContain(CANARY);
    expect(device).not.toContain('Diary');
  });

  await test.step('unlocked: its item has it, and the device has nothing of it', async () => {
    await openByPhrase(page);
    await expect(filesOf(page)).toContainText(diary.name);
    const text = await openFile(page, diary.name);
    await expect(text).toContainText(CANARY);
    await expect.poll(() => readDevice(page)).not.toMatch(/file:[0-9a-f-]{36}/);
    const device = await readDevice(page);
    expect(device).not.toContain(CANARY);
    expect(device).not.toContain('Diary');
  });

  await test.step('locking closes what is looked at', async () => {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await openByPhrase(other);
    await lockNow(other);
    await expectLocked(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(CANARY)).toHaveCount(0);
    await other.close();
  });
  await elsewhere.person.leave();
});
