/** An owner locks what is in the vault for one person, and writes a letter that only they can open. */
import { beneficiariesGrant } from '#shared/callables/beneficiaries.ts';
import { pathTo } from '#shared/routes.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { nameBeneficiary, personCard } from '../pages/legacy/beneficiaries.ts';
import { saveAll } from '../pages/vaultItems.ts';
import { enterLockedVault, PHRASE } from '../pages/vaultWays.ts';

test('one press locks the vault for somebody who hears nothing, says that it is by time alone, and prints their page', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const note = vaultContentSchema.parse({ kind: 'note', title: 'Where the keys are' });
  const { elsewhere } = await enterLockedVault(amaranth);
  const { person: owner } = elsewhere;
  await saveAll(elsewhere, [note]);
  const beneficiaryId = await nameBeneficiary(owner, { name: 'Marie', knowsNow: false });
  const wishes = [{ thing: { is: 'everything' } as const }];
  await owner.call(beneficiariesGrant, { people: [{ beneficiaryId, basedOn: 1, wishes }] });
  await amaranth.open('/beneficiaries');

  const card = personCard(page, 'Marie');
  await expect(card).toContainText('Not locked yet. Marie has no account');
  await card.getByRole('button', { name: 'Lock for Marie' }).click();
  const question = page.getByRole('dialog', { name: 'Open your vault' });
  await question.getByLabel('Your vault phrase').fill(PHRASE);
  await question.getByRole('button', { name: 'Open the vault' }).click();
  const paper = page.getByRole('dialog', { name: 'A page for Marie' });
  await expect(paper.getByText('Claim kit').first()).toBeVisible({ timeout: 60_000 });
  await paper.getByRole('button', { name: 'Close' }).click();
  await expect(card).toContainText('Locked by time lock only: with fewer than two trusted contacts');
  await expect(card.getByRole('button', { name: 'Lock for Marie' })).toHaveCount(0);
  await expectNoFaults(page, '/beneficiaries');
  await page.setViewportSize({ width: 1280, height: 860 });

  await card.getByRole('link', { name: 'What they will see' }).click();
  await expect(page).toHaveURL(new RegExp(pathTo('beneficiaryAlbums', { beneficiaryId })));
  await page.getByRole('button', { name: 'Write a letter' }).click();
  const form = page.getByRole('dialog', { name: 'Letters only Marie can open' });
  await form.getByLabel('Title').fill('For you');
  await form.getByRole('textbox', { name: 'Letter' }).fill('My dear Marie');
  await form.getByRole('button', { name: 'Seal and keep' }).click();
  const letters = page.getByRole('region', { name: 'Letters only Marie can open' });
  await expect(letters).toContainText('My dear Marie');
  await expectNoFaults(page, '/beneficiary-albums');
  await owner.leave();
});
