/** What every page is held to: axe in both themes, on a phone and on a desk. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Names, roles and order are the same in both themes: in the dark one axe asks again about colours alone. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** A colour halfway through its change has a contrast of its own. What turns for ever is not waited for. */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const findRunning = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, effect }) =>
            playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
        );
    await nextFrame();
    for (let running = findRunning(); running.length > 0; running = findRunning()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
      await nextFrame();
    }
  });
}

/** `where` names the page in the message. `seen` looks at something else in every theme and width. */
export async function expectNoViolations(
  page: Page,
  where: string,
  seen: (where: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await waitUntilStill(page);
      const axe = new AxeBuilder({ page });
      // Without frames there is nothing to put together in a page of its own, which doubles the time.
      axe.setLegacyMode(true);
      const { violations } = await (theme === 'dark' ? axe.withRules(COLOURS) : axe).analyze();
      const found = violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
      expect(found, `${where} ${theme} ${width}`).toEqual([]);
      await seen(`${where} ${theme} ${width}`);
    }
  }
}

/** The same, and none is wider than its window. */
export async function expectNoFaults(page: Page, where: string): Promise<void> {
  await expectNoViolations(page, where, async (place) => {
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, place).toBe(0);
  });
}
