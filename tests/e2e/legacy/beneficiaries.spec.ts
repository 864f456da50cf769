/** An owner names people and what each receives. */
import { albumsCreate } from '#shared/callables/albums.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { everythingSaved, matrixCell, nameBeneficiary, personCard } from '../pages/legacy/beneficiaries.ts';

const roomy = { width: 1280, height: 860 };

test('an owner names a first person, is told what is next, and kindly where the plan ends', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  await enter(amaranth, owner, credentials, '/beneficiaries');
  await expect(page.getByRole('heading', { name: 'Who should have this one day?' })).toBeVisible();
  await page.getByRole('button', { name: 'Name a first person' }).click();
  const form = page.getByRole('dialog', { name: 'Name a person' });
  await form.getByLabel('Name', { exact: true }).fill('Lucie Martin');
  await form.getByLabel('Relationship').fill('Daughter');
  await form.getByLabel('E-mail').fill('lucie');
  await form.getByRole('button', { name: 'Add this person' }).click();
  await expect(form.getByText('This is not an e-mail address.')).toBeVisible();
  await form.getByLabel('E-mail').fill('lucie@example.org');
  await form.getByRole('button', { name: 'Add this person' }).click();

  const card = personCard(page, 'Lucie Martin');
  await expect(card).toContainText('Daughter · lucie@example.org');
  await expect(card).toContainText('Nothing yet');
  await expect(card).toContainText('Choose what they receive. Then 1 more.');
  await expect(page.getByText('Your plan names 1 person')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
  await expectNoFaults(page, '/beneficiaries');
  await page.setViewportSize(roomy);

  await card.getByRole('button', { name: 'Actions for Lucie Martin' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Lucie Martin was removed.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(personCard(page, 'Lucie Martin')).toContainText('lucie@example.org');
  await owner.leave();
});

test('one press leaves somebody an album: saved at once, dated in a dialog, undone', async ({ amaranth }) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  await nameBeneficiary(owner, { name: 'Lucie', email: 'lucie@example.org' });
  await owner.call(albumsCreate, { albumKey: crypto.randomUUID(), title: 'Summers', description: '' });
  await enter(amaranth, owner, credentials, '/beneficiaries-enhanced?view=things');

  const cell = matrixCell(page, 'Summers', 'Lucie');
  await cell.click();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(everythingSaved(page)).toBeVisible();
  await page.reload();
  await expect(cell).toHaveAttribute('aria-pressed', 'true');

  await cell.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Summers for Lucie' });
  await dialog.getByText('At an age').click();
  await dialog.getByLabel('Age in years').fill('18');
  await dialog.getByLabel('Your words').fill('For the year you leave home.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(matrixCell(page, 'Summers', 'Lucie')).toHaveAccessibleName(
    'Summers, Lucie: left, At the age of 18, with words of yours',
  );
  await expectNoFaults(page, '/beneficiaries-enhanced?view=things');
  await page.setViewportSize(roomy);

  await cell.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  const clone = matrixCell(page, 'My clone', 'Lucie');
  await expect(clone).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Control+z');
  await expect(clone).toHaveAttribute('aria-pressed', 'false');
  await expect(everythingSaved(page)).toBeVisible();

  await page.getByRole('tab', { name: 'People' }).click();
  await expect(page.getByRole('table').getByRole('row', { name: /Lucie/ })).toContainText('1 album');
  await expectNoFaults(page, '/beneficiaries-enhanced');
  await page.setViewportSize(roomy);
  await page.getByRole('table').getByRole('link', { name: 'Lucie' }).click();
  await expect(page.getByRole('heading', { name: 'What Lucie will see' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('For the year you leave home.');
  await expectNoFaults(page, '/beneficiary-albums');
  await owner.leave();
});
