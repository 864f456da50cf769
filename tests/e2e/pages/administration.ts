/** An administrator's account: signed up like anybody's, on the configured address, confirmed by the mailed link. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import PostalMime from 'postal-mime';
import type { Amaranth, Backend } from '../fixtures.ts';
import { type Credentials, finishOnboarding, signUp } from './account.ts';

const administrator: Credentials = {
  name: 'Rose Martin',
  email: 'admin@amaranth.example',
  password: 'lavender-7',
};
const known = new Set<string>();

/** Signs in as the administrator, signing up first where the server does not know them. Their address is unconfirmed. */
export async function signInAsAdministrator(amaranth: Amaranth, { origin }: Backend): Promise<void> {
  const { page, open } = amaranth;
  if (!known.has(origin)) {
    await signUp(amaranth, administrator);
    await finishOnboarding(page);
    known.add(origin);
    return;
  }
  await open('/auth');
  await page.getByLabel('E-mail').fill(administrator.email);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Rose$/ })).toBeVisible();
}

/** Follows the newest confirmation link, as it stands in the outbox on the disk. */
export async function confirmAddress({ page }: Amaranth, backend: Backend): Promise<void> {
  const folder = join(backend.server.dataFolder, 'mail', 'messages');
  const names = (await readdir(folder)).toSorted().toReversed();
  for (const name of names) {
    const mail = await PostalMime.parse(await readFile(join(folder, name)));
    const link = /https?:\/\/\S*mode=verifyEmail\S*/.exec(mail.text ?? '')?.[0];
    if (!link || !mail.to?.some(({ address }) => address === administrator.email)) continue;
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return;
  }
  throw new Error('No confirmation mail was sent to the administrator.');
}
