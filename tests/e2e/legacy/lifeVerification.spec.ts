/** The page of life verification: from an empty account towards an armed one, the rehearsal, and the mailed check-in. */
import type { Page } from '@playwright/test';
import { readMailbox, waitForLink } from '../../support/mailbox.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoFaults } from '../pages/accessibility.ts';
import { enter, newCredentials, newMember } from '../pages/account.ts';

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

test('a newcomer is always told what is next, rehearses, and a mailed link counts only by its button', async ({
  amaranth,
  backend,
  browser,
}, testInfo) => {
  test.setTimeout(180_000);
  const { page } = amaranth;
  const { dataFolder } = backend.server;
  const credentials = newCredentials();
  const person = await newMember(amaranth, credentials);
  await enter(amaranth, person, credentials, '/life-verification-setup');
  const next = page.locator('[aria-current=step]');
  await expect(page.getByRole('heading', { name: 'Not armed yet' })).toBeVisible();
  await expect(next).toContainText('Two addresses at which we reach you');
  await expect(page.getByText('a last 30 days begin for you alone')).toBeVisible();
  await expectNoFaults(page, 'life verification of an empty account');

  await next.getByRole('button', { name: 'Add an address' }).click();
  await expect(page.getByRole('heading', { name: 'Where we reach you' })).toBeFocused();
  const second = `second-${credentials.email}`;
  await addAddress(page, dataFolder, credentials.email);
  await addAddress(page, dataFolder, second);
  await expect(next).toContainText('Two people who would know');

  await page.getByRole('button', { name: 'Begin the rehearsal' }).click();
  await expect(page.getByRole('heading', { name: /The rehearsal runs/ })).toBeVisible();
  // A rehearsal is looked at once a minute.
  await expect
    .poll(() => readMailbox(dataFolder, credentials.email).then(([newest]) => newest?.subject), {
      timeout: 100_000,
    })
    .toContain('Rehearsal');
  const link = new URL(await waitForLink(dataFolder, credentials.email, /Rehearsal/));
  const visitor = await browser.newContext();
  const mailed = await visitor.newPage();
  // A scanner opens it as often as it likes.
  for (let visit = 0; visit < 2; visit += 1) {
    await mailed.goto(`${amaranth.serverOrigin}${link.pathname}${link.hash}`);
    await expect(mailed.getByRole('heading', { name: 'Are you there?' })).toBeVisible();
  }
  await expectNoFaults(mailed, 'the mailed check-in');
  await expect(page.getByRole('heading', { name: /The rehearsal runs/ })).toBeVisible();
  await mailed.getByRole('button', { name: 'I am here' }).click();
  await expect(mailed.getByRole('heading', { name: 'Thank you. It is noted.' })).toBeFocused();
  await mailed.reload();
  await mailed.getByRole('button', { name: 'I am here' }).click();
  await expect(mailed.getByRole('heading', { name: 'You have been here since' })).toBeVisible();
  await visitor.close();
  await expect(page.getByText('Your check-in worked')).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the log' }).click();
  const file = testInfo.outputPath('amaranth-log.html');
  await (await saved).saveAs(file);
  await page.goto(`file://${file}`);
  await expect(page.getByText(/^Verified in this file: all \d+ lines/)).toBeVisible();
  await person.leave();
});
