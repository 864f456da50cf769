/** Pages of those whom an owner named, each in a browser of their own. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { readAppConfiguration } from '../../../support/backend.ts';
import type { EntrustedScene } from './entrustedScene.ts';

/** Signed in at the server's time. The caller closes the page's context. */
export async function enterAs(
  browser: Browser,
  { world, signIn }: EntrustedScene,
  somebody: { readonly email: string },
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const { origin } = world.backend;
  const person = await signIn(somebody);
  const context = await browser.newContext(options);
  const page = await context.newPage();
  // An address of the same origin that starts nothing.
  await page.goto(`${origin}/health`);
  const { apiKey } = (await readAppConfiguration(origin)).backend;
  await page.evaluate(([key, session]) => sessionStorage.setItem(key, session), [
    `firebase:authUser:${apiKey}:[DEFAULT]`,
    JSON.stringify(person.auth.currentUser),
  ] as const);
  await person.leave();
  await page.goto(`${origin}${path}`);
  return page;
}
