/** The page of life verification: from an empty account towards an armed one, the rehearsal, and the mailed check-in. */
import type { Page } from '@playwright/test';
import { readMailbox, waitForLink } from '../../support/mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';
import { acceptInvitation } from '../pages/legacy/invitation.ts';

async function readCode(dataFolder: string, address: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = await readMailbox(dataFolder, address);
      code = /\b(\d{6})\b/.exec(mails.map(({ subject, text }) => `${subject} ${text}`).join(' '))?.[1] ?? '';
      return code;
    })
    .toMatch(/^\d{6}$/);
  return code;
}

async function addAddress(page: Page, dataFolder: string, address: string): Promise<void> {
  await page.getByLabel('Another e-mail address').fill(address);
  await page.getByRole('button', { name: 'Add address' }).click();
  const row = page
    .getByRole('listitem')
    .filter({ hasText: address })
    .filter({ has: page.getByRole('textbox') });
  await row.getByLabel('Code of six digits').fill(await readCode(dataFolder, address));
  await row.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
}

async function nameContact(page: Page, contact: { name: string; email: string }): Promise<void> {
  // As hands that press everything twice do.
  const add = page.getByRole('button', { name: 'Add a contact' });
  const place = await add.boundingBox();
  await add.click();
  const form = page.getByRole('dialog', { name: 'Name a trusted contact' });
  await expect(form).toBeVisible();
  if (place) await page.mouse.click(place.x + 20, place.y + 20);
  await form.getByLabel('Name').fill(contact.name);
  await form.getByLabel(/^E-mail/).fill(contact.email);
  await form.getByRole('button', { name: 'Add this contact' }).click();
  await expect(form).toBeHidden();
  const card = page.getByRole('listitem').filter({ hasText: contact.email });
  await card
    .getByRole('button', { name: /Invite|invitation/ })
    .first()
    .click();
  const letter = page.getByRole('dialog');
  await letter.getByRole('button', { name: /Send/ }).click();
  await expect(letter).toBeHidden();
}

test('from an empty account to an armed one: the page always says what is next, and two contacts accept', async ({
  amaranth,
  backend,
  browser,
}, testInfo) => {
  test.setTimeout(240_000);
  const { page } = amaranth;
  const { dataFolder } = backend.server;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/life-verification-setup');
  const next = page.locator('ol > li[aria-current=step]').first();
  const contacts = ['Anna Weber', 'Paul Weber'].map((name) => ({
    name,
    email: `${name.split(' ')[0]?.toLowerCase()}-${credentials.email}`,
  }));
  await expect(page.getByRole('heading', { name: 'Not armed yet' })).toBeVisible();
  await expect(next).toContainText('Two addresses at which we reach you');
  await expect(page.getByText('a last 30 days begin for you alone')).toBeVisible();
  await expectNoFaults(page, 'life verification of an empty account');

  await test.step('two addresses', async () => {
    await next.getByRole('button', { name: 'Add an address' }).click();
    await expect(page.getByRole('heading', { name: 'Where we reach you' })).toBeFocused();
    await addAddress(page, dataFolder, credentials.email);
    await addAddress(page, dataFolder, `second-${credentials.email}`);
    await page.getByRole('button', { name: `Write to second-${credentials.email} first` }).click();
    await expect(page.getByText('confirmed, tried first')).toBeVisible();
  });

  await test.step('two contacts are named and invited', async () => {
    await next.getByRole('link', { name: 'Go to your people' }).click();
    await expect(page.getByRole('heading', { name: 'Trusted contacts' })).toBeFocused();
    for (const contact of contacts) await nameContact(page, contact);
    await page.getByRole('link', { name: 'Life verification says what comes next.' }).click();
    await expect(page.getByText('Invited, and not answered yet: Anna Weber and Paul Weber.')).toBeVisible();
    await expect(next).toContainText('One rehearsal');
  });

  const rehearsal = page.getByRole('region', { name: 'The rehearsal' });
  await test.step('a rehearsal runs, on the days of the real one; a mailed link counts only by its button', async () => {
    await page.getByRole('button', { name: 'Begin the rehearsal' }).click();
    await expect(rehearsal.getByRole('heading', { name: /The rehearsal runs/ })).toBeVisible();
    await expect(rehearsal.getByText(/^Day 9[01], /)).toBeVisible();
    await expect(rehearsal.locator('[aria-current=step]')).toContainText('Reminder 1 goes to second-');
    const link = new URL(await waitForLink(dataFolder, `second-${credentials.email}`, /Rehearsal/));
    const visitor = await browser.newContext();
    const mailed = await visitor.newPage();
    // A scanner opens it as often as it likes.
    for (let visit = 0; visit < 2; visit += 1) {
      await mailed.goto(`${amaranth.serverOrigin}${link.pathname}${link.hash}`);
      await expect(mailed.getByRole('heading', { name: 'Are you there?' })).toBeVisible();
    }
    await expect(rehearsal.getByText('Your check-in worked')).toBeHidden();
    await mailed.getByRole('button', { name: 'I am here' }).click();
    await expect(mailed.getByRole('heading', { name: 'Thank you. It is noted.' })).toBeFocused();
    await mailed.reload();
    await mailed.getByRole('button', { name: 'I am here' }).click();
    await expect(mailed.getByRole('heading', { name: 'You have been here since' })).toBeVisible();
    await expectNoFaults(mailed, 'the mailed check-in');
    await visitor.close();
    await expect(rehearsal.getByText('Your check-in worked')).toBeVisible();
    await rehearsal.getByRole('button', { name: 'Let it begin once more' }).click();
    await expect(rehearsal.getByText('Your check-in worked')).toBeHidden();
  });

  await test.step('meanwhile both contacts accept, each in a browser of their own', async () => {
    for (const contact of contacts) {
      const theirs = await browser.newContext();
      const link = new URL(await waitForLink(dataFolder, contact.email));
      const theirPage = await theirs.newPage();
      await theirPage.goto(`${amaranth.serverOrigin}${link.pathname}${link.hash}`);
      await acceptInvitation(theirPage, contact);
      await theirs.close();
    }
  });

  await test.step('the rehearsal is over, nothing is missing, and it is armed', async () => {
    await expect(rehearsal.getByRole('heading', { name: /The rehearsal is over/ })).toBeVisible({
      timeout: 90_000,
    });
    await rehearsal.getByRole('button', { name: 'Clear away the rehearsal' }).click();
    await expect(rehearsal.getByRole('button', { name: 'Begin the rehearsal' })).toBeVisible();
    const late = await waitForLink(dataFolder, `second-${credentials.email}`, /Rehearsal/);
    const mailed = await page.context().newPage();
    await mailed.goto(`${amaranth.serverOrigin}/check-in${new URL(late).hash}`);
    await mailed.getByRole('button', { name: 'I am here' }).click();
    await expect(mailed.getByRole('heading', { name: 'This rehearsal is over' })).toBeVisible();
    await mailed.close();
    await expect(next).toContainText('Confirm the address of your account', { timeout: 30_000 });
    await next.getByRole('link', { name: 'Go to the settings' }).click();
    await page.getByRole('button', { name: 'Send the confirmation again' }).click();
    const confirmation = new URL(await waitForLink(dataFolder, credentials.email, /confirm/i));
    await amaranth.open(`${confirmation.pathname}${confirmation.search}`);
    await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
    await amaranth.open('/life-verification-setup');
    await expect(next).toContainText('Arm it');
    await expectNoFaults(page, 'life verification, ready to be armed');
    await page.getByRole('button', { name: 'Arm life verification' }).click();
    await expect(page.getByRole('heading', { name: 'Armed, and all is quiet' })).toBeVisible();
  });

  await test.step('its log verifies offline', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the log' }).click();
    const file = testInfo.outputPath('amaranth-log.html');
    await (await saved).saveAs(file);
    await page.goto(`file://${file}`);
    await expect(page.getByText(/^Verified in this file: all \d+ lines/)).toBeVisible();
  });
  await person.leave();
});
