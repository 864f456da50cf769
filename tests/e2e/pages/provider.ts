/** The pages of the embedded server's own OpenID provider, in whichever window they are shown. */
import { expect, type Page } from '@playwright/test';
import { readMailbox } from '../../support/mailbox.ts';

/** Proves an address by the code that comes by mail. */
export async function proveAddress(provider: Page, dataFolder: string, email: string): Promise<void> {
  await provider.getByLabel('E-mail address').fill(email);
  await provider.getByRole('button', { name: 'Mail me a code' }).click();
  await expect(provider.getByRole('heading', { name: 'Enter the code' })).toBeVisible();
  const [mail] = await readMailbox(dataFolder, email);
  await provider.getByLabel('Code').fill(/\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
  await provider.getByRole('button', { name: 'Sign in' }).click();
}
