/** An owner names people and what each receives. */
import { albumsCreate } from '#shared/callables/albums.ts';
import { writeDocument } from '../../support/documents.ts';
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
  await expect(card).toContainText('Not yet: you have not invited them.');
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
  await dialog.getByRole('spinbutton', { name: /^day/i }).click();
  await page.keyboard.type('29022020');
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
  const later = page.getByRole('main').locator('section', { hasText: 'Later, on their day' });
  await expect(later).toContainText('one more thing waits for its day, and not what it is');
  await expect(later).toContainText('At the age of 18 · 1 March 2038');
  await expect(later).toContainText('For the year you leave home.');
  await expectNoFaults(page, '/beneficiary-albums');
  await owner.leave();
});

test('what the table does with those who are chosen: a thing with its day, an invitation, silence and back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  await nameBeneficiary(owner, { name: 'Lucie', email: 'lucie@example.org' });
  await owner.call(albumsCreate, { albumKey: crypto.randomUUID(), title: 'Summers', description: '' });
  await enter(amaranth, owner, credentials, '/beneficiaries-enhanced');
  const row = page.getByRole('table').getByRole('row', { name: /Lucie/ });
  await row.getByRole('checkbox').press('Space');

  await page.getByRole('button', { name: 'Leave them something' }).click();
  const leaving = page.getByRole('dialog', { name: 'Leave them something' });
  await leaving.getByText('Summers').click();
  await leaving.getByLabel('Your words').fill('All of them.');
  await leaving.getByRole('button', { name: 'Leave 1 thing' }).click();
  await expect(row).toContainText('1 album');

  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const inviting = page.getByRole('dialog', { name: 'Invite' });
  await expect(inviting).toContainText('Nobody learns of the others.');
  await inviting.getByRole('button', { name: 'Invite 1 person' }).click();
  await expect(inviting).toContainText('One invitation is on its way.');
  await inviting.getByRole('button', { name: 'Close' }).last().click();
  await expect(row).toContainText('Invited');

  await page.getByRole('button', { name: 'Keep silent' }).click();
  await expect(row).toContainText('Silent');
  const told = page.getByRole('alertdialog').filter({ hasText: 'silent now' });
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(row).toContainText('Not invited yet');
  await owner.leave();
});

test('who was taken off before the line was lost can be brought back, and the others stay', async ({
  amaranth,
  backend,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  await writeDocument(backend.origin, `users/${owner.uid}?updateMask.fieldPaths=plan`, { plan: 'Premium' });
  for (const name of ['Anna', 'Boris']) await nameBeneficiary(owner, { name });
  await enter(amaranth, owner, credentials, '/beneficiaries-enhanced');
  for (const name of ['Anna', 'Boris']) {
    await page.getByRole('row').filter({ hasText: name }).getByRole('checkbox').press('Space');
  }
  let asked = 0;
  await page.route(/beneficiaries-remove/, (route) => {
    asked += 1;
    return asked === 1 ? route.continue() : route.abort();
  });
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('Anna was removed.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Anna' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).first().click();
  for (const name of ['Anna', 'Boris']) {
    await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
  }
});

test('a film for somebody is brought from the dialog in which their message is written', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const owner = await newMember(amaranth, credentials);
  await nameBeneficiary(owner, { name: 'Lucie', email: 'lucie@example.org' });
  await owner.call(albumsCreate, { albumKey: crypto.randomUUID(), title: 'For Lucie', description: '' });
  await enter(amaranth, owner, credentials, '/beneficiaries');
  await personCard(page, 'Lucie').getByRole('button', { name: 'Actions for Lucie' }).click();
  await page.getByRole('menuitem', { name: 'Change' }).click();
  const form = page.getByRole('dialog', { name: 'Change Lucie' });
  await form.getByRole('button', { name: 'Record or choose' }).click();
  const picker = page.getByRole('dialog', { name: 'A recording or a film' });
  await picker.getByRole('button', { name: 'For Lucie' }).click();
  await expect(picker).toContainText('Whoever receives this album can see it too.');
  const asked = page.waitForEvent('filechooser');
  await picker.getByRole('button', { name: 'Take a file' }).click();
  const buffer = Buffer.concat([Buffer.from('ID3\u0004'), Buffer.alloc(20_000, 1)]);
  await (await asked).setFiles({ name: 'hello.mp3', mimeType: 'audio/mpeg', buffer });
  await expect(form).toContainText('hello.mp3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('What you changed of Lucie is saved.')).toBeVisible();
  await personCard(page, 'Lucie').getByRole('link', { name: 'What they will see' }).click();
  await expect(page.getByRole('button', { name: 'Open the recording' })).toBeVisible();
  await owner.leave();
});
