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

/** Buttons, links and fields that lie on one another, or beside the window; what is pinned to it lies on what passes below. */
export function listMisplacedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [...document.querySelectorAll('button, a[href], input, select, textarea, [role=option]')]
      .filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.closest('.sr-only, [aria-hidden=true]'),
      )
      .map((control) => {
        const ancestors: Element[] = [];
        for (let at: Element | null = control; at; at = at.parentElement) ancestors.push(at);
        const styles = ancestors.map((ancestor) => getComputedStyle(ancestor));
        return {
          control,
          name: `${control.getAttribute('aria-label') ?? control.textContent}`.trim().slice(0, 40),
          box: control.getBoundingClientRect(),
          isPinned: styles.some(({ position }) => position === 'fixed' || position === 'sticky'),
          isInRow: styles.some(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll'),
        };
      })
      .filter(({ box }) => box.width > 1 && box.height > 1);
    // A row that is pushed aside with a finger goes on beside the window.
    const beside = controls.filter(
      ({ box, isInRow }) => !isInRow && (box.right > innerWidth + 1 || box.left < -1),
    );
    const overlapping = controls.flatMap((one, index) =>
      controls.slice(index + 1).filter((other) => {
        // The eye of a password stands in its field.
        const isPart = one.control.parentElement?.contains(other.control) ?? false;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        return !isPart && one.isPinned === other.isPinned && width > 2 && height > 2;
      }),
    );
    return [...beside, ...overlapping].map(({ name }) => name);
  });
}

/** What is written out of its own box: words of a list over the next ones, a printed sheet over its edge. */
export function listOverfull(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main li, main ol, main article, [role=dialog] header')]
      .filter((part) => part.checkVisibility() && !part.closest('.sr-only'))
      .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
      .map((part) => `${part.textContent}`.trim().slice(0, 40)),
  );
}
