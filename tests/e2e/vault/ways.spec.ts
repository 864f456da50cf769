/** Every way into the vault and out of it, as its owner goes them. */
import type { Page } from '@playwright/test';
import { vaultReplaceKeys } from '#shared/callables/vault.ts';
import { vaultContentSchema } from '#shared/vault/content.ts';
import { groupRecoveryKey } from '#shared/vault/recoveryKey.ts';
import { changedKeys } from '../../support/vault/opaque.ts';
import { openStateOf, saveNew } from '../../support/vault/session.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter } from '../pages/account.ts';
import { goToPart } from '../pages/vaultItems.ts';
import {
  chooseNewPhrase,
  confirmItIsMe,
  enterLockedVault,
  expectLocked,
  expectOpen,
  goToSettings,
  lockNow,
  openByPhrase,
  PHRASE,
  tryPhrase,
} from '../pages/vaultWays.ts';

const NEW_PHRASE = 'eleven lanterns drift along a silent canal';

test('a wrong phrase is told kindly, as often as it is tried, and the right one opens the vault', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expect(page.getByText('Please type your phrase.')).toBeVisible();
  for (const wrong of ['seven quiet herons', `${PHRASE}s`]) {
    await tryPhrase(page, wrong);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This phrase does not open the vault.',
    );
    await expect(page.getByLabel('Your vault phrase')).toBeFocused();
  }
  await openByPhrase(page, `  ${PHRASE} `);
  await expect(page.getByRole('heading', { level: 1, name: 'Personal vault' })).toBeFocused();

  await page.keyboard.press('Control+Shift+L');
  await expectLocked(page);
  await expect(page.getByText('You locked it.')).toBeVisible();
  await elsewhere.person.leave();
});

test('a recovery key that is typed where the phrase is asked for opens the vault as such', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { recoveryKey, elsewhere } = await enterLockedVault(amaranth);
  await tryPhrase(page, groupRecoveryKey(recoveryKey).join(' ').toUpperCase());
  await expect(page.getByRole('heading', { name: 'Choose a new phrase now' })).toBeVisible();
  await elsewhere.person.leave();
});

test('the recovery key opens the vault, mistypings are named, and a new phrase is chosen at once', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { recoveryKey, elsewhere, credentials } = await enterLockedVault(amaranth);
  const groups = groupRecoveryKey(recoveryKey);
  await page.getByRole('button', { name: 'Use the recovery key' }).click();
  const field = page.getByLabel('Your recovery key');

  await field.fill('lavender');
  await expect(page.getByText('A recovery key begins with amr1.')).toBeVisible();
  await field.fill('');
  await field.pressSequentially(`${groups[0]}${groups[1]}obbb`);
  await expect(field).toHaveValue(`${groups[0]} ${groups[1]} obbb`);
  await expect(page.getByText('Look again at group 3.')).toBeVisible();
  await field.fill(groups.slice(0, -2).join(' '));
  await expect(page.getByText('6 of 62 signs to go.')).toBeVisible();
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expect(page.getByText('6 signs are missing')).toBeVisible();
  await field.fill(recoveryKey.slice(0, -1) + (recoveryKey.endsWith('q') ? 'p' : 'q'));
  await expect(page.getByText('Something in it is mistyped')).toBeVisible();

  await field.fill(groups.join('-').toUpperCase());
  await expect(page.getByText('It is complete')).toBeVisible();
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a new phrase now' })).toBeVisible();
  await chooseNewPhrase(page, NEW_PHRASE);
  await confirmItIsMe(page, credentials.password);
  await expect(page.getByText('The new phrase opens the vault from now on.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a new phrase now' })).toBeHidden();

  await lockNow(page);
  await tryPhrase(page, PHRASE);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'This phrase does not open the vault.',
  );
  await openByPhrase(page, NEW_PHRASE);
  await elsewhere.person.leave();
});

test('the phrase is changed in the settings, and is never the password', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere, credentials } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  await goToSettings(page);
  await page.getByRole('button', { name: 'Choose a new phrase' }).click();
  await page.getByLabel('Your present phrase').fill(PHRASE);
  await chooseNewPhrase(page, NEW_PHRASE);
  await confirmItIsMe(page, NEW_PHRASE);
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await confirmItIsMe(page, credentials.password);
  await expect(page.getByText('The new phrase opens the vault from now on.')).toBeVisible();
  await lockNow(page);
  await openByPhrase(page, NEW_PHRASE);
  await elsewhere.person.leave();
});

test('the phrase goes nowhere where the password is asked for, and never becomes the password', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere, credentials } = await enterLockedVault(amaranth);
  // One that could be a password too.
  const phrase = `${PHRASE} 1`;
  await elsewhere.session.changePassphrase({ way: 'passphrase', phrase: PHRASE }, phrase);
  await page.reload();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(decodeURIComponent(request.postData() ?? '')));
  const dialog = page.getByRole('dialog');
  await openByPhrase(page, phrase);
  await goToPart(page, 'Take out');
  await page.getByRole('button', { name: 'Save a readable copy…' }).click();
  await dialog.getByText('I know that whoever finds it can read everything').click();
  await dialog.getByLabel('Your vault phrase, once more').fill(phrase);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await confirmItIsMe(page, phrase);
  await expect(dialog.getByRole('alert')).toContainText('so it was not sent');
  await confirmItIsMe(page, credentials.password);
  await expect(page.getByRole('button', { name: 'Save the readable copy' })).toBeVisible();

  // A page that has not shown the vault since it was loaded.
  await page.goto(`${amaranth.serverOrigin}/settings`);
  await page.getByRole('button', { name: 'Change password' }).click();
  await confirmItIsMe(page, phrase);
  await expect(dialog.getByRole('alert')).toContainText('so it was not sent');
  await confirmItIsMe(page, credentials.password);
  await page.getByLabel('New password', { exact: true }).fill(phrase);
  await page.getByLabel('Confirm password').fill(phrase);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('alert')).toContainText('choose another password');
  expect(sent.filter((body) => body.includes('herons'))).toEqual([]);
  await elsewhere.person.leave();
});

test('a new recovery key takes the place of the old one only when it was typed back', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere, recoveryKey } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  await goToSettings(page);
  await page.getByRole('button', { name: 'Make a new recovery key' }).click();
  await page.getByLabel('Your present phrase').fill(PHRASE);
  await page.getByRole('button', { name: 'Continue' }).click();
  const printed = page.locator('.recovery-key-sheet');
  await expect(printed).toBeVisible();
  const groups = await printed.locator('li .font-mono').allTextContents();
  await page.getByRole('button', { name: 'I have it on paper' }).click();
  await expect(page.getByLabel(/^Group \d+$/).first()).toBeVisible();
  for (const [index, group] of groups.entries()) {
    const field = page.getByLabel(`Group ${index + 1}`, { exact: true });
    if (await field.isVisible()) await field.fill(group);
  }
  await page.getByRole('button', { name: 'From now on, use this key' }).click();
  await expect(page.getByText('The new recovery key works from now on.')).toBeVisible();
  await lockNow(page);

  await page.getByRole('button', { name: 'Use the recovery key' }).click();
  await page.getByLabel('Your recovery key').fill(recoveryKey);
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('does not open this vault');
  await page.getByLabel('Your recovery key').fill(groups.join(''));
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expectOpen(page);
  await elsewhere.person.leave();
});

test('keys that somebody put in the place of the open vault’s give way to those of before', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  const { keys } = openStateOf(elsewhere.session);
  await elsewhere.person.call(vaultReplaceKeys, { keys: changedKeys(keys) });
  // Who comes back to the page is told, though not each second.
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('was not written by one of your devices')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.getByLabel('A phrase of before').fill(PHRASE);
  await page.getByRole('button', { name: 'Go back to these keys' }).click();
  await expect(page.getByText('The keys of before are back.')).toBeVisible();
  await expect(page.getByText('was not written by one of your devices')).toBeHidden();
  await lockNow(page);
  await openByPhrase(page);
  await elsewhere.person.leave();
});

test('keys that somebody else changed give way to those of before', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  const changed = await elsewhere.session.changePassphrase({ way: 'passphrase', phrase: PHRASE }, NEW_PHRASE);
  expect(changed.ok).toBe(true);
  await page.reload();
  await expectLocked(page);
  const offer = page.getByText('Perhaps it is another phrase by now');
  await expect(offer).toBeHidden();
  await tryPhrase(page, PHRASE);
  await expect(offer).toBeVisible();
  // Most changes are the owner's own.
  await expect(page.getByText('If that was you, all is well: type the newest one.')).toBeVisible();
  await page.getByLabel('A phrase of before').fill(`${PHRASE}s`);
  await page.getByRole('button', { name: 'Go back to these keys and open' }).click();
  await expect(page.getByText('This phrase opens none of the keys of before.')).toBeVisible();
  await page.getByLabel('A phrase of before').fill(PHRASE);
  await page.getByRole('button', { name: 'Go back to these keys and open' }).click();
  await expect(page.getByText('The keys of before are back.')).toBeVisible();
  await lockNow(page);
  await openByPhrase(page);
  await elsewhere.person.leave();
});

/** A passkey of this machine that answers at once, with the PRF that opens vaults. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      hasPrf: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a passkey is added, opens the vault after a reload, and is removed', async ({ amaranth }) => {
  const { page } = amaranth;
  // A passkey belongs to a name: an address has none.
  const named = {
    ...amaranth,
    open: async (path: string) => {
      await page.goto(amaranth.serverOrigin.replace('127.0.0.1', 'localhost') + path);
    },
  };
  const { elsewhere } = await enterLockedVault(named);
  await addAuthenticator(page);
  await openByPhrase(page);
  await goToSettings(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Your present phrase').fill('not this one');
  await page.getByLabel('What you call it').fill('Rose’s telephone');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('This is not your present phrase.')).toBeVisible();
  await page.getByLabel('Your present phrase').fill(PHRASE);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('The passkey opens the vault from now on.')).toBeVisible();
  await expect(page.getByText('Rose’s telephone')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Open with a passkey' }).click();
  await expectOpen(page);
  await expect(page.getByText('Rose’s telephone')).toBeVisible();

  await page.getByRole('button', { name: 'Remove Rose’s telephone' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('None yet.')).toBeVisible();
  await lockNow(page);
  await expect(page.getByRole('button', { name: 'Open with a passkey' })).toBeHidden();
  await elsewhere.person.leave();
});

test('an address that has no name offers no passkey, and says why', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  await goToSettings(page);
  await expect(page.getByText('a passkey belongs to a website’s name')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeHidden();
  await elsewhere.person.leave();
});

test('a vault is taken out of use, and comes back as it was', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await page.getByRole('button', { name: 'I have neither the phrase nor the recovery key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Without the phrase and the recovery key' });
  await dialog.getByRole('button', { name: 'Take it out of use' }).click();
  await expect(dialog.getByText('Type exactly the words')).toBeVisible();
  await dialog.getByLabel('To go on, type: begin anew').fill('Begin anew');
  await dialog.getByRole('button', { name: 'Take it out of use' }).click();
  await expect(page.getByText('The vault is out of use.')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expectLocked(page);
  await openByPhrase(page);
  await elsewhere.person.leave();
});

test('two tabs lock at once, and after five minutes without their owner', async ({ amaranth }) => {
  const { page } = amaranth;
  await page.clock.install();
  const { elsewhere, credentials } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  const other = await page.context().newPage();
  await enter(
    { ...amaranth, page: other, open: async (path) => void (await other.goto(amaranth.serverOrigin + path)) },
    elsewhere.person,
    credentials,
    '/personal-vault',
  );
  await openByPhrase(other);
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expectLocked(page);
  await expect(page.getByText('It was locked in another window.')).toBeVisible();

  await openByPhrase(page);
  await page.clock.runFor(4 * 60_000);
  await expectOpen(page);
  await page.clock.runFor(2 * 60_000);
  await expectLocked(page);
  await expect(page.getByText('It locked itself, as nothing was done here for a while.')).toBeVisible();
  await elsewhere.person.leave();
});

test('a copied secret leaves the clipboard after thirty seconds, and when the vault locks', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await page.clock.install();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const { elsewhere } = await enterLockedVault(amaranth);
  const bank = vaultContentSchema.parse({ kind: 'password', title: 'Bank', password: 'rosemary-and-thyme' });
  const item = await saveNew(elsewhere, bank);
  await page.goto(`${amaranth.serverOrigin}/personal-vault?item=${item.itemId}`);
  await openByPhrase(page);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const copy = async () => {
    await page
      .getByRole('button', { name: /^Copy: / })
      .first()
      .click();
    await expect(page.getByText('The clipboard forgets it in 30 seconds.').last()).toBeVisible();
    expect(await clipboard()).toBe('rosemary-and-thyme');
  };

  await copy();
  await page.clock.runFor(29_000);
  expect(await clipboard()).toBe('rosemary-and-thyme');
  await page.clock.runFor(2_000);
  await expect.poll(clipboard).toBe('');

  await copy();
  await page.evaluate(() => navigator.clipboard.writeText('a recipe'));
  await page.clock.runFor(31_000);
  expect(await clipboard()).toBe('a recipe');

  await copy();
  await page.keyboard.press('Control+Shift+L');
  await expectLocked(page);
  await expect.poll(clipboard).toBe('');
  await elsewhere.person.leave();
});

test('the vault is covered while its page is hidden', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await openByPhrase(page);
  const cover = page.locator('[data-vault-cover]');
  const become = (state: 'hidden' | 'visible') =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  await expect(cover).toBeHidden();
  await become('hidden');
  await expect(cover).toBeVisible();
  await become('visible');
  await expect(cover).toBeHidden();
  await elsewhere.person.leave();
});

test('the locked vault and its settings are held to what every page is', async ({ amaranth }) => {
  const { page } = amaranth;
  const { elsewhere } = await enterLockedVault(amaranth);
  await expectNoFaults(page, 'locked');
  await page.getByRole('button', { name: 'Use the recovery key' }).click();
  await expectNoFaults(page, 'recovery key');
  await page.getByRole('button', { name: 'Use the phrase' }).click();
  await openByPhrase(page);
  await goToSettings(page);
  await expectNoFaults(page, 'settings');
  await elsewhere.person.leave();
});
