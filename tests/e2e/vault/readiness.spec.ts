/** What a family needs in the first week, where else the vault is spoken of, and the demo family's vault. */
import type { Page } from '@playwright/test';
import { readAppConfiguration } from '../../support/backend.ts';
import { type Amaranth, expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { enterDemo } from '../pages/demo.ts';
import { setUpVault } from '../pages/vault.ts';

const title = 'What a family needs in the first week';

async function enterAt(amaranth: Amaranth, path: string): Promise<void> {
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, path);
  await person.leave();
}

/** A page that came before the demo was there does not know its login until it is loaded again. */
async function waitForDemo({ serverOrigin }: Amaranth): Promise<void> {
  await expect.poll(async () => (await readAppConfiguration(serverOrigin)).demo !== undefined).toBe(true);
}

const point = (page: Page, id: string) => page.locator(`[data-point="${id}"]`);
const progress = (page: Page) => page.getByRole('progressbar', { name: 'How far it has come' });
/** By the button of its part, which may be unfolded already. */
async function unfold(page: Page, part: string): Promise<void> {
  const button = page.getByRole('button', { name: new RegExp(`^${part}`) });
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
}

test('a newcomer writes down what is asked first, leaves out what is not needed, and prints it without secrets', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await enterAt(amaranth, '/dashboard');
  const card = page.getByRole('region', { name: 'Your vault' });
  await expect(card).toContainText('in the first week a family looks for some forty such things');
  await card.getByRole('link', { name: 'Set up your vault' }).click();
  await setUpVault(page);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 of 41 answered');
  await expectNoFaults(page, 'the list of a newcomer');

  const start = page.getByRole('region', { name: 'Begin with one of these' });
  await start.getByRole('button', { name: /^The first person to call/ }).click();
  await page.getByLabel('Who is it?').fill('My sister Jeanne');
  await page.getByLabel('Phone').fill('06 39 98 11 22');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('It is in your vault.')).toBeVisible();
  await page.goBack();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '1 of 41 answered');
  await expect(point(page, 'people-first-call').getByRole('link')).toHaveText('My sister Jeanne');

  // What is there already answers another point too; what is not needed is not counted.
  await page.getByRole('button', { name: 'It is here already: Who settles your affairs' }).click();
  await page.getByRole('dialog').getByRole('option', { name: 'My sister Jeanne' }).click();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 41 answered');
  const needed = page.getByRole('button', { name: 'We do not need this: Who looks after the children' });
  await needed.focus();
  await page.keyboard.press('Enter');
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 40 answered');
  await expect(point(page, 'people-children').getByRole('button')).toBeFocused();
  const said = page
    .getByRole('alertdialog')
    .filter({ hasText: '“Who looks after the children” is left out.' });
  await said.getByRole('button', { name: 'Undo' }).click();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '2 of 41 answered');

  await page.emulateMedia({ media: 'print' });
  const printed = page.getByRole('article');
  await expect(printed.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(printed).toContainText('My sister Jeanne');
  await expect(printed).toContainText('39 points are still open.');
  await expect(printed).not.toContainText('06 39 98 11 22');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });

  // What goes into the trash answers nothing any more.
  await point(page, 'people-first-call').getByRole('link').click();
  await page.getByRole('button', { name: 'More for this item' }).click();
  await page.getByRole('menuitem', { name: 'Move to the trash' }).click();
  await expect(page).not.toHaveURL(/item=/);
  await page.goBack();
  await expect(progress(page)).toHaveAttribute('aria-valuetext', '0 of 41 answered');
});

test('the dashboard and the settings lead to the vault, and know nothing of what is in it', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await waitForDemo(amaranth);
  await enterDemo(amaranth);
  const card = page.getByRole('region', { name: 'Your vault' });
  await expect(card.getByRole('link', { name: 'Open your vault' })).toHaveAttribute(
    'href',
    '/personal-vault',
  );
  await expect(card).not.toContainText(/\d/);
  await open('/settings');
  const exporting = page.getByRole('link', { name: 'Export the vault' });
  await expect(exporting).toHaveCount(2);
  await expect(exporting.first()).toHaveAttribute('href', '/personal-vault?view=export');
  await expect(page.getByRole('main')).toContainText('Your vault is erased too');
});

test('a visitor opens the demo family’s vault with the phrase that is shown, and changes nothing', async ({
  amaranth,
}) => {
  const { page } = amaranth;
  await waitForDemo(amaranth);
  await enterDemo(amaranth);
  await page.getByRole('link', { name: 'Open your vault' }).click();
  await expect(page.getByText('seven quiet boats come home before dark')).toBeVisible();
  await expect(page.getByText('Only you can open it')).toBeHidden();
  await expectNoFaults(page, 'the demo family’s locked vault');
  await page.getByRole('button', { name: 'Use this phrase' }).click();
  await page.getByRole('button', { name: 'Open the vault' }).click();
  await expect(page.getByText('The drawer with the forty-one letters')).toBeVisible();
});

test.describe('in French, on a phone', () => {
  test.use({ locale: 'fr-FR', viewport: { width: 390, height: 844 } });

  test('the demo family’s list says what is answered and what is not, and changes nothing', async ({
    amaranth,
  }) => {
    const { page, open } = amaranth;
    await waitForDemo(amaranth);
    await open('/demo');
    await page.getByRole('button', { name: 'Entrer dans la démonstration' }).click();
    await page.getByRole('link', { name: 'Ce qu’il faut à une famille la première semaine' }).click();
    await page.getByRole('button', { name: 'Utiliser cette phrase' }).click();
    await page.getByRole('button', { name: 'Ouvrir le coffre-fort' }).click();
    const bar = page.getByRole('progressbar', { name: 'Où vous en êtes' });
    await expect(bar).toHaveAttribute('aria-valuetext', '21 sur 36 renseignés');
    await unfold(page, 'Les papiers');
    await expect(point(page, 'papers-will').getByRole('link')).toHaveText('My will');
    await expectNoFaults(page, 'la première semaine');
    await page.getByRole('button', { name: 'Nous n’en avons pas besoin : Impôts' }).click();
    await expect(page.getByRole('dialog', { name: 'Ici, vous changeriez quelque chose' })).toBeVisible();
  });
});
