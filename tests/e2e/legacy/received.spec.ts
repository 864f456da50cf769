/** From the question to the contacts to what a beneficiary reads and keeps: votes, the ceremony, the veto, the stages. */
import { readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { recordOf, stateOf, subjectsTo } from '../../support/legacy/verification.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enterAs } from '../pages/legacy/entrusted.ts';
import {
  bringToQuestion,
  type EntrustedScene,
  passUntil,
  returnToToday,
  stageEntrusted,
} from '../pages/legacy/entrustedScene.ts';
import { deed, keyPhrase, letterText, sealedLetter } from '../pages/legacy/leftThings.ts';

/** Argon2id is slow on purpose, and slower on a busy machine. */
const opening = { timeout: 40_000 };
const copyPhrase = 'seven swans asleep beside the frozen river';

let scene: EntrustedScene;
test.beforeEach(async () => {
  scene = await stageEntrusted();
});
test.afterEach(() => scene.stop());

const votesOf = async () => {
  const { state } = (await recordOf(scene.world, scene.owner.uid)).life;
  return 'votes' in state ? state.votes : null;
};

async function openWithPhrase(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open what was sealed for me' }).click();
  await page.getByLabel('The phrase of your key').fill(keyPhrase);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText(letterText)).toBeVisible(opening);
}

test('contacts answer, change their minds, and their parts are sealed anew; after the veto a beneficiary reads', async ({
  browser,
}, testInfo) => {
  test.setTimeout(300_000);
  const { owner, heir, world } = scene;
  const address = `/beneficiary-albums/${heir.id}`;
  await bringToQuestion(scene);
  const [jules, ada] = scene.contacts;
  if (!jules || !ada) throw new Error('There are three.');

  await test.step('before its time the beneficiary finds a kind page that tells nothing', async () => {
    const page = await enterAs(browser, scene, heir, address);
    await expect(page.getByRole('heading', { name: 'There is nothing here at the moment' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Rose');
    await page.getByRole('link', { name: 'Entrusted to me' }).click();
    await expect(page.getByText('Rose Martin has named you')).toBeVisible();
    await expectNoFaults(page, 'entrusted to a beneficiary');
    await page.context().close();
  });

  await test.step('a contact says that the owner has died, with a wrong phrase first', async () => {
    const page = await enterAs(browser, scene, jules, '/entrusted');
    await expect(page.getByRole('heading', { name: 'We can no longer reach Rose Martin' })).toBeVisible();
    await expectNoFaults(page, 'the question');
    await page.getByRole('button', { name: 'They have died' }).click();
    await expectNoFaults(page, 'the ceremony');
    await page.getByLabel('The phrase of your key').fill('another phrase of five words');
    await page.getByRole('button', { name: 'Open my part and answer' }).click();
    await expect(page.getByText('This is not the phrase of your key.')).toBeVisible(opening);
    expect(await votesOf()).toEqual({ gone: [], alive: [] });
    await page.getByLabel('The phrase of your key').fill(keyPhrase);
    await page.getByRole('button', { name: 'Open my part and answer' }).click();
    await expect(page.getByText('You said: They have died.')).toBeVisible(opening);
    await page.context().close();
  });

  await test.step('another takes back what was said, and says it again', async () => {
    const page = await enterAs(browser, scene, ada, '/entrusted');
    const sayGone = async () => {
      await page.getByRole('button', { name: 'They have died' }).click();
      await page.getByLabel('The phrase of your key').fill(keyPhrase);
      await page.getByRole('button', { name: 'Open my part and answer' }).click();
      await expect(page.getByText('You said: They have died.')).toBeVisible(opening);
    };
    await sayGone();
    await page.getByRole('button', { name: 'Take back what I said' }).click();
    await expect(page.getByText('You said: Nothing yet.')).toBeVisible();
    expect(await votesOf()).toEqual({ gone: [jules.id], alive: [] });
    await sayGone();
    await page.context().close();
  });

  await passUntil(scene, 'veto');
  await passUntil(scene, 'released');
  returnToToday(scene);
  expect(subjectsTo(world, heir.email)).toContain('Words that Rose left for you');

  const page = await enterAs(browser, scene, heir, '/entrusted');
  await test.step('the page begins with the owner’s words and says what came when', async () => {
    await expect(page.getByText('Rose Martin has named you')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open' }).click();
    await expect(page).toHaveURL(new RegExp(`/entrusted/${heir.id}$`));
    await expect(page.getByRole('heading', { level: 1, name: 'From Rose' })).toBeVisible();
    await expect(page.getByText('look after the garden')).toBeInViewport();
    await expect(page.getByText('Things from the vault')).toBeVisible();
    await expectNoFaults(page, 'what was received');
  });

  await test.step('an album opens in the gallery, read-only', async () => {
    await page.getByRole('link', { name: 'Summer at the lake' }).click();
    await expect(page.getByText('The summer you learned to swim.')).toBeVisible();
    await page.getByRole('option').or(page.getByRole('gridcell')).first().dblclick();
    await expectNoFaults(page, 'a received album');
    await page.goto(`${world.backend.origin}${address}`);
  });

  await test.step('what was sealed opens with the phrase alone, and its file is the one that was sealed', async () => {
    await openWithPhrase(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save ${deed.name}` }).click();
    expect(await readFile(await (await saved).path(), 'utf8')).toBe(deed.text);
    await expect(page.getByText(sealedLetter.text)).toBeVisible();
    await expectNoFaults(page, 'what was opened');
    // As a browser tells a page that it puts aside.
    await page.evaluate(() => document.dispatchEvent(new Event('freeze')));
    await expect(page.getByText('It closed by itself')).toBeVisible();
    for (const secret of [letterText, sealedLetter.text]) await expect(page.getByText(secret)).toHaveCount(0);
  });

  const copy = testInfo.outputPath('From Rose.zip');
  await test.step('all of it is kept in one file', async () => {
    await openWithPhrase(page);
    await page.getByRole('button', { name: 'Prepare the copy' }).click();
    await page.getByLabel('A phrase for the copy').fill(copyPhrase);
    await page.getByRole('button', { name: 'Show the phrase' }).last().click();
    await page.getByRole('button', { name: 'Use this phrase' }).click();
    await expect(page.getByText('The copy is ready to be saved.')).toBeVisible(opening);
    await page.evaluate(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the copy' }).click();
    await (await saved).saveAs(copy);
    await expect(page.getByText('From Rose.zip is saved on this device')).toBeVisible();
  });
  await page.context().close();

  await test.step('which opens without us: pictures and words in the clear, what was sealed by its phrase', async () => {
    const entries = unzipSync(await readFile(copy));
    expect(Object.keys(entries).filter((name) => name.startsWith('albums/'))).toHaveLength(3);
    expect(strFromU8(entries['index.html'] ?? new Uint8Array())).toContain('look after the garden');
    const offline = testInfo.outputPath('open-vault.html');
    await writeFile(offline, entries['vault/open-vault.html'] ?? '');
    const context = await browser.newContext({ offline: true });
    const decryptor = await context.newPage();
    await decryptor.goto(pathToFileURL(offline).href);
    await decryptor.getByLabel('Choose the export').setInputFiles(copy);
    await decryptor.getByLabel('Phrase of the vault', { exact: true }).last().fill(copyPhrase);
    await decryptor.getByRole('button', { name: 'Open the vault' }).click();
    await expect(decryptor.getByText('3 items')).toBeVisible(opening);
    await expect(decryptor.getByRole('heading', { name: 'Not as it was exported' })).toBeHidden();
    await decryptor.getByText('For Léa').click();
    await expect(decryptor.getByText(letterText)).toBeVisible();
    await context.close();
  });
  expect(await stateOf(world, owner.uid)).toBe('released');
});
