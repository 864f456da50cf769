/** A connection that breaks at the worst moment. */
import type { Page } from '@playwright/test';

/** The server does what it is asked; nobody hears of it. */
export async function loseAnswers(page: Page, address: string | RegExp, times = 1): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times },
  );
}
