/** What is in the vault is put in, found, marked, thrown away and brought back. */
import { vaultContentSchema } from '#shared/vault/content.ts';
import { openStateOf } from '../../support/vault/session.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { actions, expectTitles, goToPart, openVaultWith, row, rows, toast } from '../pages/vaultItems.ts';
import { lockNow, openByPhrase, PHRASE } from '../pages/vaultWays.ts';

const content = (parts: object) => vaultContentSchema.parse(parts);
const household = [
  content({ kind: 'document', title: 'Passport', issuer: 'Lyon', expiresOn: '2020-01-20', tags: ['family'] }),
  content({
    kind: 'password',
    title: 'Bank',
    username: 'marie.martin',
    password: 'needle',
    websites: ['https://www.bank.example/in'],
    tags: ['money'],
  }),
  content({ kind: 'contact', title: 'Maître Dubois', role: 'Notary', isFavourite: true }),
  content({ kind: 'note', title: 'Where the keys are', tags: ['house'] }),
];
const inOrder = ['Maître Dubois', 'Bank', 'Passport', 'Where the keys are'];

test('an empty vault says how to begin, and holds what is put in', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, []);
  await expect(page.getByRole('heading', { name: /ready for the first thing/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the list' })).toHaveAttribute('href', /view=readiness/);
  await expectNoFaults(page, 'empty vault');
  await page.setViewportSize({ width: 1280, height: 860 });

  await page.getByRole('button', { name: 'Something else' }).click();
  const chooser = page.getByRole('dialog', { name: 'What would you like to put in?' });
  await expect(
    chooser.getByRole('button', {
      name: /^(Document|Password|Account|Letter|Wishes|Contact|Note|File|Crypto)/,
    }),
  ).toHaveCount(9);
  await chooser.getByRole('button', { name: /^Note/ }).click();
  await expect(page).toHaveURL(/[?&]new=note/);
  await page.getByLabel('Name', { exact: true }).fill('Where the spare key is');
  await page.getByRole('button', { name: 'Save' }).click();
  await expectTitles(page, ['Where the spare key is']);
  // Back closes what is open, and the list is there.
  await page.goBack();
  await expect(page).not.toHaveURL(/new=|item=/);
  await expectTitles(page, ['Where the spare key is']);
  await elsewhere.person.leave();
});

test('things are found, filtered and ordered; what is typed is in no address', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, household);
  await expectTitles(page, inOrder);
  const search = page.getByRole('searchbox', { name: 'Search your vault' });
  await page.keyboard.press('/');
  await expect(search).toBeFocused();
  await page.keyboard.type('maitre');
  await expectTitles(page, ['Maître Dubois']);
  expect(page.url()).not.toContain('maitre');
  await page.keyboard.press('Escape');
  await expectTitles(page, inOrder);
  await search.fill('needle');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect(page.getByText('Nothing in your vault has “needle” in it.')).toBeVisible();
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expectTitles(page, inOrder);

  await page.getByRole('radio', { name: /^Passwords/ }).click();
  await expectTitles(page, ['Bank']);
  // The other parts of the vault and back change nothing of how it is looked at.
  await goToPart(page, 'Trash');
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await goToPart(page, 'Everything');
  await expectTitles(page, ['Bank']);
  await page.getByRole('button', { name: 'Take away: Passwords' }).click();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByText('Papers that run out soon (1)').click();
  await page.keyboard.press('Escape');
  await expectTitles(page, ['Passport']);
  await expect(rows(page).first()).toHaveAccessibleName('Passport, Document, Lyon, ran out on 20 Jan 2020');
  await page.getByRole('button', { name: 'Take away: Papers that run out soon' }).click();

  await page.getByRole('button', { name: 'Order' }).click();
  await page.getByRole('menuitem', { name: 'By kind' }).click();
  await expectTitles(page, ['Maître Dubois', 'Passport', 'Bank', 'Where the keys are']);
  await page.getByRole('button', { name: 'Order' }).click();
  await page.getByRole('menuitem', { name: 'Favourites among the others' }).click();
  await expectTitles(page, ['Passport', 'Bank', 'Maître Dubois', 'Where the keys are']);
  await elsewhere.person.leave();
});

test('many are changed at once by the keyboard alone, and one press takes it back', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, household);
  await expectTitles(page, inOrder);
  await page.keyboard.press('/');
  await page.keyboard.press('ArrowDown');
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(actions(page)).toContainText('2 chosen');
  await actions(page).getByRole('button', { name: 'Make favourite' }).press('Enter');
  await expect(toast(page, '2 items are favourites now.')).toBeVisible();
  await expect(row(page, 'Bank')).toHaveAccessibleName(/favourite/);
  await toast(page, '2 items are favourites').getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row(page, 'Bank')).not.toHaveAccessibleName(/favourite/);

  await actions(page).getByRole('button', { name: 'Tags' }).press('Enter');
  const tags = page.getByRole('dialog', { name: 'Tags of 2 items' });
  await tags.getByRole('checkbox', { name: 'house' }).press('Space');
  await tags.getByLabel('New tag').fill('for Paul');
  await tags.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(toast(page, 'The tags of 2 items are changed.')).toBeVisible();
  await expect(row(page, 'Bank')).toContainText('money, house, for Paul');
  await expect(row(page, 'Passport')).toContainText('family, house, for Paul');

  await rows(page).nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(actions(page)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/item=/);
  await expect(page.getByRole('heading', { name: 'Bank' })).toBeVisible();
  await page.goBack();
  await expect(rows(page).nth(1)).toBeFocused();
  await elsewhere.person.leave();
});

test('what is thrown away comes back for thirty days, and is erased only when asked twice', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, household);
  await rows(page).nth(1).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Delete');
  await expectTitles(page, ['Maître Dubois', 'Passport', 'Where the keys are']);
  await toast(page, '1 item is in the trash').getByRole('button', { name: 'Undo' }).click();
  await expectTitles(page, inOrder);
  await rows(page).nth(1).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page.getByRole('heading', { name: /ready for the first thing/ })).toBeVisible();

  await goToPart(page, 'Trash');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toHaveAccessibleName(/30 days left/);
  await expectNoFaults(page, 'trash');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('bank');
  await expectTitles(page, ['Bank']);
  await rows(page).first().click();
  await actions(page).getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, '1 item is back in your vault.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search the trash' }).fill('');
  await expect(rows(page)).toHaveCount(3);

  await row(page, 'Passport').click();
  await actions(page).getByRole('button', { name: 'Erase for good' }).click();
  const question = page.getByRole('alertdialog', { name: 'Erase 1 item for good?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(rows(page)).toHaveCount(3);
  await actions(page).getByRole('button', { name: 'Erase for good' }).click();
  await question.getByRole('button', { name: 'Erase for good' }).click();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Empty the trash' }).click();
  await page
    .getByRole('alertdialog', { name: 'Erase 2 items for good?' })
    .getByRole('button', { name: 'Erase for good' })
    .click();
  await expect(page.getByRole('heading', { name: 'The trash is empty' })).toBeVisible();
  await goToPart(page, 'Everything');
  await expectTitles(page, ['Bank']);
  await elsewhere.person.leave();
});

test('on a phone an item takes the place of the list, which is where it was when one comes back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const many = Array.from({ length: 60 }, (_, at) => content({ kind: 'note', title: `Note ${at + 1}` }));
  const { elsewhere } = await openVaultWith(amaranth, many);
  await page.setViewportSize({ width: 390, height: 844 });
  await row(page, 'Note 1').first().focus();
  await page.keyboard.press('End');
  await expect(row(page, 'Note 60')).toBeFocused();
  const scrolled = await page.evaluate(() => window.scrollY);
  expect(scrolled).toBeGreaterThan(1_000);
  await row(page, 'Note 60').click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Note 60' })).toBeVisible();
  await page.goBack();
  await expect(row(page, 'Note 60')).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await elsewhere.person.leave();
});

test('files that are dropped on the list are sealed into items of their own', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, household);
  await expectTitles(page, inOrder);
  const transfer = await page.evaluateHandle(() => {
    const files = new DataTransfer();
    for (const name of ['The will.pdf', 'recipe.txt']) files.items.add(new File([name], name));
    return files;
  });
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: transfer });
  await expect(page.getByText('Drop to seal it in your vault')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
  await expect(toast(page, '2 items are in your vault.')).toBeVisible();
  await expect(row(page, 'The will')).toHaveAccessibleName(/1 file/);
  await expect(row(page, 'recipe')).toHaveAccessibleName(/1 file/);
  await elsewhere.person.leave();
});

test('the list says what two devices changed at once, and passes axe, in French too', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere } = await openVaultWith(amaranth, household);
  await expectTitles(page, inOrder);
  const bank = [...openStateOf(elsewhere.session).items.values()].find(
    (item) => item.content.title === 'Bank',
  );
  if (!bank) throw new Error('The bank is not there.');
  const { itemId, version: basedOn } = bank;
  for (const notes of ['mine', 'theirs']) {
    await elsewhere.session.save([{ itemId, basedOn, content: { ...bank.content, notes } }]);
  }
  await lockNow(page);
  await openByPhrase(page);
  await expect(page.getByText('1 item was changed on two devices at once')).toBeVisible();
  await expect(row(page, 'Bank')).toHaveAccessibleName(/two versions/);
  await expectNoFaults(page, 'list');
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.getByRole('button', { name: 'Show them' }).click();
  await expectTitles(page, ['Bank']);

  await amaranth.open('/settings');
  await page.getByText('Français').click();
  await page.getByRole('link', { name: 'Coffre-fort', exact: true }).click();
  await page.locator('main form input').first().fill(PHRASE);
  await page.keyboard.press('Enter');
  await expectTitles(page, inOrder);
  await expect(page.getByText('4 éléments', { exact: true })).toBeVisible();
  await expect(row(page, 'Passport')).toHaveAccessibleName(/a expiré le 20 janv. 2020/);
  await expectNoFaults(page, 'list in French');
  await elsewhere.person.leave();
});
