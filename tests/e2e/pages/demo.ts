/** The demo as a visitor uses it, and the switch that opens and closes it. */
import { expect, type Page } from '@playwright/test';
import type { Amaranth, Backend } from '../fixtures.ts';

export const demoLogin = { email: 'demo@amaranth.example', password: 'demo-family-1' } as const;

/** The query of SPEC §4. */
export const autoLoginQuery = `autoLogin=true&email=${encodeURIComponent(demoLogin.email)}&password=${encodeURIComponent(demoLogin.password)}`;

const launchAddress = (origin: string) =>
  `${origin}/v1/projects/amaranth-local/databases/(default)/documents/app_config/launch`;

/** Opens the entrance and waits until the family is there. */
export async function openEntrance({ page, open, serverOrigin }: Amaranth): Promise<void> {
  // A server on a new data folder says for a moment that the demo is closed.
  await expect.poll(async () => (await fetch(launchAddress(serverOrigin))).status).toBe(200);
  await open('/demo');
  await expect(page.getByRole('button', { name: 'Enter the demo' })).toBeEnabled();
}

export async function enterDemo(amaranth: Amaranth): Promise<void> {
  await openEntrance(amaranth);
  await amaranth.page.getByRole('button', { name: 'Enter the demo' }).click();
  await expect(amaranth.page).toHaveURL(/\/dashboard$/);
  await expect(amaranth.page.getByRole('heading', { level: 1, name: /Claire$/ })).toBeVisible();
}

export const explanation = (page: Page) =>
  page.getByRole('dialog', { name: 'Here you would be changing something' });

/** As an operator with the server's own key would. */
export async function switchLaunch(
  { origin }: Backend,
  flag: 'demoEnabled' | 'waitlistEnabled',
  isOn: boolean,
): Promise<void> {
  const response = await fetch(`${launchAddress(origin)}?updateMask.fieldPaths=${flag}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { [flag]: { booleanValue: isOn } } }),
  });
  expect(response.status).toBe(200);
}
