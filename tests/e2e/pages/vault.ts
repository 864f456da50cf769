/** The vault as its owner uses it. */
import { expect, type Locator, type Page } from '@playwright/test';
import { newCredentials } from './account.ts';

export const vaultPhrase = 'seven swans asleep beside the frozen river';

const setUpHeadings = {
  introduction: 'A vault that only you can open',
  phrase: 'Choose the phrase that opens it',
  recoveryKey: 'Print the recovery key',
  confirmation: 'Check the page once',
} as const;

export async function expectStep(page: Page, step: keyof typeof setUpHeadings): Promise<void> {
  // Argon2id, which makes the keys, is slow on purpose, and slower on a busy machine.
  const timeout = step === 'recoveryKey' ? 60_000 : 20_000;
  await expect(page.getByRole('heading', { level: 1, name: setUpHeadings[step] })).toBeVisible({ timeout });
}

/** From the introduction: typed in the clear, so that it need not be repeated. */
export async function choosePhrase(page: Page, phrase: string): Promise<void> {
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expectStep(page, 'phrase');
  await page.getByLabel('Your phrase', { exact: true }).fill(phrase);
  await page.getByRole('button', { name: 'Show the phrase' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

export function passwordQuestion(page: Page): Locator {
  return page.getByRole('dialog', { name: 'First, confirm that it is you' });
}

export async function confirmPassword(page: Page, password: string): Promise<void> {
  const question = passwordQuestion(page);
  await question.getByLabel('Current password').fill(password);
  await question.getByRole('button', { name: 'Confirm' }).click();
}

/** As it stands on the page to print. */
export async function readRecoveryKey(page: Page): Promise<readonly string[]> {
  const groups = page.getByRole('list', { name: /^The recovery key/ }).getByRole('listitem');
  await expect(groups).toHaveCount(16);
  // Each stands behind its number.
  return (await groups.allInnerTexts()).map((text) => text.trim().split(/\s+/).at(-1) ?? '');
}

/** The fields in which two groups are asked back, with the number of each. */
export async function listAskedGroups(page: Page): Promise<{ field: Locator; number: number }[]> {
  const fields = page.getByRole('textbox', { name: /^Group \d+$/ });
  await expect(fields).toHaveCount(2);
  return Promise.all(
    (await fields.all()).map(async (field) => {
      const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
      return { field, number: Number(/\d+/.exec(label)?.[0]) };
    }),
  );
}

export async function typeGroupsBack(page: Page, groups: readonly string[]): Promise<void> {
  for (const { field, number } of await listAskedGroups(page)) await field.fill(groups[number - 1] ?? '');
}

/** From `/personal-vault` of somebody without a vault, until it is open. Gives the recovery key as it is typed. */
export async function setUpVault(
  page: Page,
  phrase: string = vaultPhrase,
  password: string = newCredentials().password,
): Promise<string> {
  await choosePhrase(page, phrase);
  await confirmPassword(page, password);
  await expectStep(page, 'recoveryKey');
  const groups = await readRecoveryKey(page);
  await page.getByRole('button', { name: 'I have it on paper' }).click();
  await typeGroupsBack(page, groups);
  await page.getByRole('button', { name: 'Set up the vault' }).click();
  await expect(page.getByText('Your vault is ready.')).toBeVisible();
  return groups.join(' ');
}

/** From `/personal-vault` of somebody whose vault is locked, until it is open. */
export async function unlockVault(page: Page, phrase: string = vaultPhrase): Promise<void> {
  await page.getByLabel('Your vault phrase').fill(phrase);
  const open = page.getByRole('button', { name: 'Open the vault' });
  await open.click();
  await expect(open).toBeHidden({ timeout: 60_000 });
}
