/** What every page is held to: axe in both themes, on a phone and on a desk. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

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

/** Puts axe into the page and what it frames, once: most of the time of a look was this. */
async function loadAxe(page: Page): Promise<void> {
  const script = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] });`;
  await Promise.all(page.frames().map((frame) => frame.evaluate(script)));
}

/** What axe finds by these rules, or by all. */
function findViolations(page: Page, rules: readonly string[] | null): Promise<string[]> {
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(runOnly ? { runOnly: [...runOnly] } : {}),
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html ?? ''}`);
  }, rules);
}

/** `where` names the page in the message. `seen` looks at something else in every theme and width. */
export async function expectNoViolations(
  page: Page,
  where: string,
  seen: (where: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await loadAxe(page);
  for (const theme of ['light', 'dark'] as const) {
    await page.evaluate((wanted) => document.documentElement.setAttribute('data-theme', wanted), theme);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 860 });
      await waitUntilStill(page);
      const found = await findViolations(page, theme === 'dark' ? COLOURS : null);
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
