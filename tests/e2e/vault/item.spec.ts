/** One item of the vault: written, read, changed, taken back, and written in two places at once. */
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { type Amaranth, expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { setUpVault, unlockVault } from '../pages/vault.ts';
import { beginItem, choose, edit, field, said, save } from '../pages/vaultItem.ts';

async function openNewVault(amaranth: Amaranth): Promise<() => Promise<Page>> {
  const { page } = amaranth;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/personal-vault');
  await setUpVault(page);
  await page.getByRole('link', { name: 'Vault', exact: true }).first().click();
  return async () => {
    const second = await page.context().newPage();
    const open = async (path: string) => void (await second.goto(new URL(path, page.url()).href));
    await enter({ ...amaranth, page: second, open }, person, credentials, '/personal-vault');
    await unlockVault(second);
    return second;
  };
}

test('a newcomer puts their first paper in, finds it whole after a reload, changes it and takes the change back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewVault(amaranth);
  await page.getByRole('button', { name: /Your passport or identity card/ }).click();
  await field(page, 'Name').fill('Passport');
  await field(page, 'Where it is kept').fill('Second drawer, blue folder');
  await field(page, 'Number').fill('19XA44221');
  await page.getByRole('spinbutton', { name: /^day/ }).first().click();
  await page.keyboard.type('01022027');
  await expectNoFaults(page, 'the form of a paper');
  await save(page, 'Passport');
  await expect(page.getByText('It is in your vault.')).toBeVisible();
  await expect(said(page, 'Expires on')).toContainText('1 February 2027');
  await expect(said(page, 'Expires on')).toContainText('It runs out in 2 months.');

  await page.reload();
  await unlockVault(page);
  await expect(said(page, 'Where it is kept')).toContainText('Second drawer, blue folder');
  await expect(page.getByText('19XA44221')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show: Number' }).click();
  await expect(said(page, 'Number')).toContainText('19XA44221');
  await expectNoFaults(page, 'a paper');

  await edit(page);
  await field(page, 'Where it is kept').fill('In the safe');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(said(page, 'Where it is kept')).toContainText('In the safe');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(said(page, 'Where it is kept')).toContainText('Second drawer, blue folder');

  await choose(page, 'Move to the trash');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It is back in your vault.')).toBeVisible();
});

const secret = 'JBSWY3DPEHPK3PXP';

test('a login gets a password that is made here and gives one-time codes, and its earlier versions come back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewVault(amaranth);
  await amaranth.open('/personal-vault?new=password');
  await unlockVault(page);
  await field(page, 'Name').fill('My bank');
  await field(page, 'User name').fill('marie');
  await page.getByRole('button', { name: 'Make a password' }).click();
  const generator = page.getByRole('dialog', { name: 'Make a password' });
  await generator.getByRole('tab', { name: 'Several words' }).click();
  await expect(generator.locator('output')).toHaveText(/^[a-z]+(-[a-z]+){5}$/);
  await generator.getByRole('tab', { name: 'Password', exact: true }).click();
  await expect(generator.locator('output')).toHaveText(/^\S{20}$/);
  const made = (await generator.locator('output').textContent()) ?? '';
  await generator.getByRole('button', { name: 'Use this one' }).click();
  await expect(field(page, 'Password')).toHaveValue(made);
  await field(page, 'Website 1').fill('bank.example/login');
  await page.getByRole('button', { name: 'More fields' }).click();
  await field(page, 'One-time code').fill('not a secret');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^No code can be made of this/)).toBeVisible();
  await field(page, 'One-time code').fill(secret);
  await expectNoFaults(page, 'the form of a login');
  await save(page, 'My bank');

  await expect(page.getByRole('link', { name: 'bank.example/login' })).toHaveAttribute(
    'href',
    'https://bank.example/login',
  );
  await expect(said(page, 'One-time code')).toContainText(/\d{3}\s\d{3}/);
  const codes = new TOTP({ secret });
  await expect
    .poll(
      async () => (await page.locator('[data-code]').textContent())?.replace(/\s/g, '') === codes.generate(),
    )
    .toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy: Password' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(made);
  await page.getByRole('button', { name: 'Large letters: Password' }).click();
  await expect(page.getByRole('dialog', { name: 'To read aloud' })).toContainText(made);
  await page.keyboard.press('Escape');

  await edit(page);
  await field(page, 'User name').fill('marie.roy');
  await save(page, 'My bank');
  await choose(page, 'Earlier versions');
  const versions = page.getByRole('dialog', { name: 'Earlier versions' });
  await expect(versions.getByText('Then changed: User name')).toBeVisible();
  await versions.getByRole('button', { name: /^Read the version of/ }).click();
  await expect(versions.getByText('marie', { exact: true })).toBeVisible();
  await expectNoFaults(page, 'the earlier versions');
  await versions.getByRole('button', { name: 'Bring this one back' }).click();
  await expect(said(page, 'User name')).toHaveText(/marie$/);
  await expect(page.getByText('It is as it was then.')).toBeVisible();
});

test('what two pages write of one item stands side by side until its owner chooses, field by field', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const openSecond = await openNewVault(amaranth);
  await amaranth.open('/personal-vault?new=contact');
  await unlockVault(page);
  await field(page, 'Who is it?').fill('Dr Roy');
  await field(page, 'Phone').fill('01 23 45 67 89');
  await save(page, 'Dr Roy');
  await expect(page.getByRole('link', { name: '01 23 45 67 89' })).toHaveAttribute('href', 'tel:0123456789');
  const second = await openSecond();
  await second.getByText('Dr Roy').click();

  await edit(page);
  await field(page, 'Phone').fill('01 00 00 00 00');
  await field(page, 'Who they are').fill('Doctor');
  await edit(second);
  await field(second, 'Who they are').fill('Our doctor');
  await field(second, 'What to call them for').fill('Prescriptions');
  await save(second, 'Dr Roy');
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect(page.getByText('Two versions, side by side')).toBeVisible();
  const choice = (name: string) => page.getByRole('radiogroup', { name });
  await expect(page.getByRole('radiogroup')).toHaveCount(3);
  await expect(choice('Who they are')).toContainText('Our doctor');
  await expectNoFaults(page, 'two versions');
  await choice('Who they are')
    .getByText(/^From another device or window/)
    .click();
  await choice('What to call them for')
    .getByText(/^From another device or window/)
    .click();
  await page.getByRole('button', { name: 'Keep what I chose' }).click();
  await expect(said(page, 'Phone')).toContainText('01 00 00 00 00');
  await expect(said(page, 'Who they are')).toContainText('Our doctor');
  await expect(said(page, 'What to call them for')).toContainText('Prescriptions');
});

test('what is being written when the vault locks comes back, and leaving it is asked about', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await openNewVault(amaranth);
  await beginItem(page, /^Note/);
  await field(page, 'Name').fill('Where things are');
  await field(page, 'Notes').fill('The key is under the third pot.');
  await expect(page.getByText(/^Not saved yet. If the vault locks/)).toBeVisible();
  await page.keyboard.press('Control+Shift+L');
  await unlockVault(page);
  await expect(page.getByText(/^The vault was locked while you were writing/)).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Where things are');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await save(page, 'Where things are');
  await expect(page.getByText('The key is under the third pot.')).toBeVisible();
});

test('a letter is written and typeset, and is printed without its secrets', async ({ amaranth }) => {
  const { page } = amaranth;
  await openNewVault(amaranth);
  await beginItem(page, /^Letter/);
  await field(page, 'Title').fill('For Lucie');
  await page.getByRole('textbox', { name: 'Text' }).click();
  await page.keyboard.type('# My dear');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Do not hurry.');
  await page.getByRole('button', { name: 'More fields' }).click();
  await page.getByRole('button', { name: 'Add a field' }).click();
  await field(page, 'Its name').fill('Safe');
  await page.getByText('Hide it behind dots').click();
  await field(page, 'What it says').fill('4711');
  await save(page, 'For Lucie');
  await expect(page.getByRole('heading', { name: 'My dear' })).toBeVisible();

  const paper = page.locator('body > div', { hasText: 'From the personal vault' });
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await choose(page, 'Print');
  await page.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(paper).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByText('Do not hurry.')).toBeVisible();
  await expect(paper).not.toContainText('4711');
  await expect(page.getByRole('article')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(paper).toHaveCount(0);
});
