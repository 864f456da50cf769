/** Setting up the vault: what it is, its phrase, its recovery key on paper, and nothing kept before the end. */
import type { Page } from '@playwright/test';
import { collection, doc, getDocs, serverTimestamp, updateDoc } from 'firebase/firestore/lite';
import { vaultDiscard } from '#shared/callables/vault.ts';
import { vaultIdSchema } from '#shared/vault/ids.ts';
import { readRecoveryKey as decode } from '#shared/vault/recoveryKey.ts';
import { signInPerson } from '../../support/person.ts';
import { type Amaranth, expect, test } from '../fixtures.ts';
import { expectNoViolations } from '../pages/accessibility.ts';
import { type Credentials, enter, newCredentials, newMember } from '../pages/account.ts';
import {
  choosePhrase,
  confirmPassword,
  expectStep,
  listAskedGroups,
  passwordQuestion,
  readRecoveryKey,
  setUpVault,
  typeGroupsBack,
  vaultPhrase,
} from '../pages/vault.ts';

/** Ends on the introduction. */
async function enterVault(
  amaranth: Amaranth,
  { language = 'en', password }: { readonly language?: 'en' | 'fr'; readonly password?: string } = {},
): Promise<Credentials> {
  const made = newCredentials();
  const credentials = { ...made, password: password ?? made.password };
  const person = await newMember(amaranth, credentials);
  await updateDoc(doc(person.firestore, 'users', person.uid), {
    'settings.language': language,
    updatedAt: serverTimestamp(),
  });
  await enter(amaranth, person, credentials, '/personal-vault');
  await person.leave();
  await expect(beginButton(amaranth)).toBeVisible();
  return credentials;
}

const beginButton = ({ page }: Amaranth) => page.getByRole('button', { name: /^(Begin|Commencer)$/ });

/** What would come out of the printer: the words that are visible, in their order. */
async function readPrinted(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not drawn is not printed
  const printed = await page.evaluate(() => document.body.innerText);
  await page.emulateMedia({ media: 'screen' });
  return printed.trim();
}

test('a vault is set up with a phrase and a printed key, and opens on what a family needs first', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { password } = await enterVault(amaranth);
  await expect(page.getByText('Everything in the vault, for good.')).toBeVisible();

  await test.step('a phrase that is easily guessed is refused, and it is said why', async () => {
    await choosePhrase(page, 'motdepasse');
    await expect(page.getByText('Too easy to guess')).toBeVisible();
    await expect(page.getByText('Many people use this password.')).toBeVisible();
    await expect(page.getByText('This phrase would not protect the vault')).toBeVisible();
    await expectStep(page, 'phrase');
    await expect(passwordQuestion(page)).toHaveCount(0);
  });

  await test.step('a phrase that is typed unseen is repeated', async () => {
    await page.getByLabel('Your phrase', { exact: true }).fill(vaultPhrase);
    await page.getByRole('button', { name: 'Hide the phrase' }).click();
    await page.getByLabel('The phrase once more').fill('seven swans');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('This is not the same phrase.')).toBeVisible();
    await page.getByLabel('The phrase once more').fill(vaultPhrase);
    await page.getByRole('button', { name: 'Continue' }).click();
    await confirmPassword(page, 'not-my-password-1');
    await expect(passwordQuestion(page).getByRole('alert')).toContainText('Mot de passe incorrect');
    await confirmPassword(page, password);
    await expectStep(page, 'recoveryKey');
  });

  await test.step('whoever goes back to look finds the page that was printed', async () => {
    const printed = await readRecoveryKey(page);
    expect(decode(printed.join(' ')).ok).toBe(true);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectStep(page, 'phrase');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expectStep(page, 'recoveryKey');
    expect(await readRecoveryKey(page)).toEqual(printed);
    await expect(page.getByText('Another phrase, another recovery key')).toHaveCount(0);
  });

  const groups = await readRecoveryKey(page);
  await page.getByRole('button', { name: 'I have it on paper' }).click();
  await expectStep(page, 'confirmation');
  const install = page.getByRole('button', { name: 'Set up the vault' });

  await test.step('a wrong group is named, and the page can be looked at again', async () => {
    const asked = await listAskedGroups(page);
    const [one, other] = asked.map(({ number }) => number);
    await asked[0]?.field.fill((groups[(one ?? 0) - 1] ?? '').toUpperCase());
    await asked[1]?.field.fill('qqqq');
    await install.click();
    await expect(page.getByText(`This is not group ${other}.`)).toBeVisible();
    await expect(page.getByText(`This is not group ${one}.`)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show the page again' }).click();
    await expect(page.getByRole('article')).toContainText(groups[3] ?? '');
    await page.getByRole('button', { name: 'I have it on paper' }).click();
  });

  await test.step('what the line refuses is said, and tried again', async () => {
    await typeGroupsBack(page, groups);
    await page.route(/vault-create/, (route) => route.abort());
    await install.click();
    await expect(page.getByRole('alert')).toContainText('Nothing is lost');
    await page.unroute(/vault-create/);
    await install.click();
  });

  await expect(page.getByText('Your vault is ready. Next:')).toBeVisible();
  await expect(page).toHaveURL(/\?view=readiness$/);
  await expect(page.getByRole('heading', { level: 1, name: /first week/ })).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(
    new RegExp(`vaultSetUpBegun|swans|${groups[1]}|${password}`),
  );
});

test('the sign-in password is no phrase for the vault, and a phrase typed in its place is not sent', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const password = 'x7$kQ!92_mZr#Lp0';
  await enterVault(amaranth, { password });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.postData() ?? ''));
  const refusal = passwordQuestion(page).getByRole('alert');
  const phrase = page.getByLabel('Your phrase', { exact: true });

  await choosePhrase(page, vaultPhrase);
  await expect(passwordQuestion(page)).toContainText('the two must not be the same');
  await confirmPassword(page, vaultPhrase.toUpperCase());
  await expect(refusal).toContainText('it was not sent');
  await passwordQuestion(page).getByRole('button', { name: 'Close' }).click();
  await expectStep(page, 'phrase');

  for (const [typed, why] of [
    [password, 'choose another phrase'],
    [`${password.toUpperCase()} `, 'choose another phrase'],
    [`${password} 1`, 'too close to this password'],
  ] as const) {
    await phrase.fill(typed);
    await page.getByRole('button', { name: 'Continue' }).click();
    await confirmPassword(page, password);
    await expect(refusal).toContainText(why);
    await passwordQuestion(page).getByRole('button', { name: 'Close' }).click();
  }
  expect(sent.filter((body) => /swans/i.test(body) || body.includes(password))).toEqual([]);
});

test('the recovery key is printed alone, black on white, on one page', async ({ amaranth }) => {
  const { page } = amaranth;
  const { password, name } = await enterVault(amaranth);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('button', { name: 'Suggest a phrase' }).click();
  await page.getByRole('button', { name: 'Take this phrase' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Write the words down first')).toBeVisible();
  await page.getByText('I have written it down').click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await confirmPassword(page, password);
  await expectStep(page, 'recoveryKey');
  const groups = await readRecoveryKey(page);
  await expect(page.getByRole('img', { name: 'The recovery key as a QR code' })).toBeVisible();

  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  const printed = await readPrinted(page);
  expect(printed).toMatch(/^Amaranth · Personal vault/);
  expect(printed).toMatch(/Who knows where it lies$/);
  for (const text of [...groups, name, 'How to use it', 'Where to keep it']) expect(printed).toContain(text);
  for (const text of ['Dashboard', 'Print the page', 'I have it on paper', 'Step 3 of 4']) {
    expect(printed).not.toContain(text);
  }
  await page.emulateMedia({ media: 'print' });
  const colours = await page.getByRole('article').evaluate((sheet) => ({
    ink: [...new Set([...sheet.querySelectorAll('*')].map((part) => getComputedStyle(part).color))],
    paper: getComputedStyle(document.documentElement).backgroundColor,
  }));
  expect(colours).toEqual({ ink: ['rgb(0, 0, 0)'], paper: 'rgb(255, 255, 255)' });
  for (const format of ['A4', 'Letter']) {
    const pdf = (await page.pdf({ format, printBackground: true })).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});

test('whoever leaves in the middle is asked first, and a reload begins anew and says so', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  const { password } = await enterVault(amaranth);
  await choosePhrase(page, vaultPhrase);
  await confirmPassword(page, password);
  await expectStep(page, 'recoveryKey');
  const groups = await readRecoveryKey(page);

  await page.getByRole('navigation').getByRole('link', { name: 'Albums', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expectStep(page, 'recoveryKey');

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expectStep(page, 'introduction');
  await expect(page.getByText('The vault was not finished last time')).toBeVisible();
  const recoveryKey = await setUpVault(page);
  expect(recoveryKey).not.toContain(groups[1]);
  // The vault has its keys; another would be refused.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Begin', exact: true })).toHaveCount(0);
});

test('a vault that was put away is offered again, with its day', async ({ amaranth }) => {
  const { page } = amaranth;
  const { email, password } = await enterVault(amaranth);
  await setUpVault(page);
  const person = await signInPerson(amaranth.serverOrigin, email, password);
  const vaults = await getDocs(collection(person.firestore, 'users', person.uid, 'vaults'));
  const vaultId = vaultIdSchema.parse(vaults.docs[0]?.id);
  const { erasureDueAt } = await person.call(vaultDiscard, { vaultId });
  await person.leave();

  await amaranth.open('/personal-vault');
  await expectStep(page, 'introduction');
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/Paris' });
  await expect(page.getByText(`Until ${day.format(erasureDueAt)} it can come back`)).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A vault that only you can open' })).toBeHidden();
});

/** Axe, and nothing of it is wider than its window. */
async function expectNoFaultsHere(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where, async (place) => {
    const overflow = await page.getByRole('main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(overflow, place).toBe(0);
  });
}

test('setting up is free of faults in French too, on a phone and on a desk, in both themes', async ({
  amaranth,
}) => {
  test.slow();
  const { page } = amaranth;
  const { password } = await enterVault(amaranth, { language: 'fr' });
  await expectNoFaultsHere(page, 'introduction');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await page.getByLabel('Votre phrase', { exact: true }).fill('motdepasse');
  await page.getByRole('button', { name: 'Continuer' }).click();
  await expect(page.getByText('Cette phrase ne protégerait pas le coffre-fort')).toBeVisible();
  await expectNoFaultsHere(page, 'weak phrase');
  await page.getByRole('button', { name: 'Proposer une phrase' }).click();
  await page.getByRole('button', { name: 'Prendre cette phrase' }).click();
  await page.getByText('Je l’ai notée').click();
  await expectNoFaultsHere(page, 'suggested phrase');
  await page.getByRole('button', { name: 'Continuer' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('textbox').fill(password);
  await question.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Imprimez la clé de secours' })).toBeVisible();
  await expectNoFaultsHere(page, 'recovery key');
  await page.getByRole('button', { name: 'Je l’ai sur papier' }).click();
  await page.getByRole('button', { name: 'Créer le coffre-fort' }).click();
  await expect(page.getByText('Saisissez le groupe qui porte')).toHaveCount(2);
  await expectNoFaultsHere(page, 'confirmation');
});
