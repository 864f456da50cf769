/** Setting up the vault: what it is, its phrase, its recovery key on paper, and nothing kept before the end. */
import { type Amaranth, expect, test } from '../fixtures.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { expectStep, setUpVault } from '../pages/vault.ts';

async function enterVault(amaranth: Amaranth): Promise<void> {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/personal-vault');
  await person.leave();
}

test('a vault is set up, and open', async ({ amaranth }) => {
  const { page } = amaranth;
  await enterVault(amaranth);
  await expectStep(page, 'introduction');
  await setUpVault(page);
  await expect(page).toHaveURL(/\?view=readiness$/);
});
