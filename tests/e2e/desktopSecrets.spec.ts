/**
 * Whoever takes the computer's disk finds no secret in what the app wrote there: neither while somebody is signed in nor
 * after they left. A word that the page keeps in plain is found by the same search.
 */
import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { findText } from '../support/findText.ts';
import { expect, restarts, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signOut, signUp } from './pages/account.ts';
import { setUpVault } from './pages/vault.ts';
import { field, save } from './pages/vaultItem.ts';

const word = (name: string) => `${name}${randomBytes(8).toString('hex')}`;

/** Every token that the identity service gives the page, as they come. */
function collectTokens(page: Page): ReadonlySet<string> {
  const tokens = new Set<string>();
  page.on('response', async (response) => {
    if (!/accounts:|\/v1\/token/.test(response.url())) return;
    const answer: unknown = await response.json().catch(() => null);
    for (const [name, value] of Object.entries(answer ?? {})) {
      if (/token$/i.test(name) && typeof value === 'string') tokens.add(value);
    }
  });
  return tokens;
}

test('no token, password, phrase or word of a vault is in the app’s folder, before and after signing out', {
  tag: restarts,
}, async ({ amaranth }) => {
  test.slow();
  const { page, open, userDataFolder = '' } = amaranth;
  const credentials = { ...newCredentials(), password: word('password') };
  const [phrase, canary, chosen] = [
    `${word('phrase')} seven herons cross the weir`,
    word('canary'),
    word('chosen'),
  ];
  const tokens = collectTokens(page);

  await signUp(amaranth, credentials);
  await finishOnboarding(page);
  await page.evaluate((value) => localStorage.setItem('chosen', value), chosen);
  await open('/personal-vault');
  const recoveryKey = await setUpVault(page, phrase, credentials.password);
  await page.getByRole('link', { name: 'Vault', exact: true }).first().click();
  await page.getByRole('button', { name: /Your passport or identity card/ }).click();
  await field(page, 'Name').fill(`${canary} passport`);
  await field(page, 'Number').fill(canary);
  await save(page, `${canary} passport`);

  const expectNothing = async () => {
    expect((await findText(userDataFolder, chosen)).length).toBeGreaterThan(0);
    const secrets = [...tokens, credentials.password, phrase.split(' ')[0] ?? '', canary, recoveryKey];
    for (const secret of secrets) expect(await findText(userDataFolder, secret)).toEqual([]);
  };
  // A refresh token and an id token at the least.
  expect(tokens.size).toBeGreaterThan(1);
  await expectNothing();
  await signOut(page);
  await amaranth.restart();
  await expectNothing();
});
