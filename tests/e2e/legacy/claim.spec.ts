/** What a release brings to who had no account: by a printed page, and by a mail to who was to hear nothing before. */
import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import encodeQR from 'qr';
import { expectNoFaults } from '../pages/accessibility.ts';
import { type ClaimScene, lastWords, newKit, stageClaim } from '../pages/legacy/claimScene.ts';

const picture = (text: string) => Buffer.from(encodeQR(text, 'gif', { scale: 6 }));
const groupsOf = (kit: string) => kit.toUpperCase().replace(/(.{4})/g, '$1 ');
const lea = () => ({ email: `lea-${randomUUID()}@example.org`, password: 'lavender-7' });

async function withScene(
  options: Parameters<typeof stageClaim>[0],
  run: (scene: ClaimScene) => Promise<void>,
): Promise<void> {
  const scene = await stageClaim(options);
  try {
    await run(scene);
  } finally {
    await scene.stop();
  }
}

async function look(page: Page, kit: string): Promise<void> {
  await page.getByLabel('The sixteen groups').fill(kit);
  await page.getByRole('button', { name: 'See what there is' }).click();
}

async function makeAccount(page: Page, { email, password } = lea()): Promise<void> {
  await page.getByLabel('Name').fill('Léa Martin');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
}

test('before its time a page of somebody is told what a page of nobody is told, kindly', async ({
  browser,
}) => {
  await withScene({}, async ({ world, kit }) => {
    const page = await browser.newPage({ baseURL: world.backend.origin });
    await page.goto('/claim');
    await look(page, kit.replace(/.$/, 'b'));
    await expect(page.getByText('Something in it is mistyped.')).toBeVisible();
    await expectNoFaults(page, 'claim');
    const told: string[] = [];
    for (const paper of [kit, newKit()]) {
      await look(page, groupsOf(paper));
      await expect(page.getByRole('heading', { name: 'There is nothing to receive yet' })).toBeVisible();
      told.push((await page.getByRole('main').textContent()) ?? '');
      await page.getByRole('button', { name: 'Try another page' }).click();
    }
    expect(told[0]).toBe(told[1]);
    expect(told[0]).not.toContain('Rose');
    await page.close();
  });
});

test('after it, a photo of the page and a new account are all that is needed', async ({ browser }) => {
  test.setTimeout(180_000);
  await withScene({}, async ({ world, kit, release }) => {
    await release();
    const page = await browser.newPage({ baseURL: world.backend.origin });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto('/claim');
    const photo = { mimeType: 'image/gif', name: 'page.gif' };
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo of the page' }).click();
    await (await chooser).setFiles({ ...photo, buffer: picture('AMF1 SOMETHING ELSE') });
    await expect(page.getByText('This square is another one.')).toBeVisible();
    const again = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a photo of the page' }).click();
    await (await again).setFiles({ ...photo, buffer: picture(kit.toUpperCase()) });
    await expect(page.getByRole('heading', { name: 'Rose Martin left something for you' })).toBeVisible();
    await expectNoFaults(page, 'claim open');
    await page.getByRole('button', { name: 'Receive it', exact: true }).click();
    await makeAccount(page);
    await page.getByRole('button', { name: 'Receive it with this account' }).click();
    await expect(page.getByRole('heading', { name: 'It is yours now' })).toBeVisible();
    await expectNoFaults(page, 'claimed');
    await page.getByRole('link', { name: 'See what they left' }).click();
    await expect(page.getByText(lastWords)).toBeVisible();
    expect(
      sent.filter((request) =>
        request
          .toLowerCase()
          .replaceAll(/[^a-z0-9]/g, '')
          .includes(kit.slice(4, 40)),
      ),
      'the page itself is sent nowhere',
    ).toEqual([]);

    await test.step('whoever comes with the page after that is told so', async () => {
      const other = await browser.newPage({ baseURL: world.backend.origin });
      await other.goto('/claim');
      await look(other, kit);
      await expect(other.getByText('It was received with this page before.')).toBeVisible();
      await other.close();
    });
    await page.close();
  });
});

test('who was to hear nothing is written to, reads of no invitation, and makes no key', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { email } = lea();
  await withScene({ email }, async ({ world, release }) => {
    await release();
    const mail = world.mailServer.received.findLast(({ to }) => to === email);
    const link = /\/invitation#[\w-]{43}/.exec(mail?.text ?? '')?.[0] ?? '';
    const page = await browser.newPage({ baseURL: world.backend.origin });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Rose Martin left something for you' })).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/invit/i);
    await expectNoFaults(page, 'claim link');
    await page.getByRole('button', { name: 'Receive it', exact: true }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await makeAccount(page, { ...lea(), email });
    await page.getByRole('button', { name: 'Receive it with this account' }).click();
    await expect(page.getByRole('heading', { name: 'It is yours now' })).toBeVisible();
    await page.goto('/health');
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link was used already' })).toBeVisible();
    await page.close();
  });
});
