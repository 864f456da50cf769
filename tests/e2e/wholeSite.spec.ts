/** What holds for every public page, in both languages: listed by the sitemap that search engines read. */
import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { LinkChecker } from 'linkinator';
import sharp from 'sharp';
import { languages } from '#shared/locales.ts';
import { localizedPath } from '#shared/localizedPaths.ts';
import { pathTo } from '#shared/routes.ts';
import { productIds } from '#shared/shop/product.ts';
import { scriptsOf, weigh } from '../support/scriptWeight.ts';
import { expect, test } from './fixtures.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

async function sitePaths(origin: string): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** What a browser says is wrong while it shows a page. */
function listenForFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
  return faults;
}

for (const language of ['en', 'fr']) {
  test(`the app takes over every public page as it stands, without a fault: ${language}`, async ({
    amaranth,
    browser,
  }) => {
    test.setTimeout(300_000);
    const { serverOrigin } = amaranth;
    const paths = (await sitePaths(serverOrigin)).filter((path) => languageOf(path) === language);
    expect(paths.length).toBeGreaterThan(1);
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const path of paths) {
      const page = await context.newPage();
      const faults = listenForFaults(page);
      // A French page is remembered as a choice of French.
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
      await page.goto(serverOrigin + path);
      const headings = await page.getByRole('heading').allInnerTexts();
      const title = await page.title();
      await page.mouse.move(5, 5);
      await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
      expect.soft(await page.getByRole('heading').allInnerTexts(), path).toEqual(headings);
      expect.soft(await page.title(), path).toBe(title);
      expect.soft(faults, path).toEqual([]);
      await page.close();
    }
    await context.close();
  });
}

test('every public page reads without scripts: a heading, its words, its head in its language', async ({
  amaranth,
  browser,
}) => {
  test.setTimeout(180_000);
  const { serverOrigin } = amaranth;
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const titles = new Map<string, string>();
  for (const path of await sitePaths(serverOrigin)) {
    await page.goto(serverOrigin + path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.locator('html'), path).toHaveAttribute('lang', languageOf(path));
    const described = await page.locator('meta[name="description"]').getAttribute('content');
    expect.soft(described?.length ?? 0, path).toBeGreaterThan(50);
    expect.soft(described?.length ?? 0, path).toBeLessThanOrEqual(160);
    await expect
      .soft(page.locator('link[rel="canonical"]'), path)
      .toHaveAttribute('href', serverOrigin + path);
    await expect.soft(page.locator('link[hreflang="fr"]'), path).toHaveCount(1);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    const file = await fetch(picture ?? '');
    expect.soft(file.headers.get('content-type'), path).toMatch(/^image\/(?:png|jpeg)$/);
    const { width, height } = await sharp(await file.arrayBuffer()).metadata();
    for (const [name, pixels] of Object.entries({ width, height })) {
      const said = page.locator(`meta[property="og:image:${name}"]`);
      expect.soft(await said.getAttribute('content'), path).toBe(String(pixels));
    }
    for (const data of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      expect.soft(() => JSON.parse(data), path).not.toThrow();
    }
    const title = `${languageOf(path)} ${await page.title()}`;
    expect.soft(titles.get(title), `${path} is called as another page is`).toBeUndefined();
    titles.set(title, path);
  }
  await context.close();
});

test('a link to a thing of the shop shows the thing, and search engines are told the same picture', async ({
  amaranth,
  browser,
}) => {
  const { serverOrigin } = amaranth;
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  const pictures = new Set<string>();
  const paths = [...productIds].flatMap((productId) =>
    languages.map((language) => localizedPath(pathTo('publicProduct', { productId }), language)),
  );
  for (const path of paths) {
    await page.goto(serverOrigin + path);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    const label = await page.locator('meta[property="og:image:alt"]').getAttribute('content');
    await expect.soft(page.getByRole('img', { name: label ?? '', exact: true }), path).toBeVisible();
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(data ?? '');
    expect
      .soft(graph, path)
      .toContainEqual(
        expect.objectContaining({ '@type': 'Product', image: expect.objectContaining({ url: address }) }),
      );
    const file = Buffer.from(await (await fetch(address ?? '')).arrayBuffer());
    expect.soft(file.length, path).toBeLessThan(400_000);
    pictures.add(createHash('sha256').update(file).digest('hex'));
  }
  // A French picture has French words on it only where the example has words of a language.
  expect(pictures.size).toBeGreaterThanOrEqual(productIds.length);
  await page.context().close();
});

test('before anybody does anything, a public page is sent at most 60 kB of script', async ({ amaranth }) => {
  test.setTimeout(180_000);
  const { page, serverOrigin } = amaranth;
  for (const path of await sitePaths(serverOrigin)) {
    await page.addInitScript((language) => localStorage.setItem('language', language), languageOf(path));
    const scripts = await scriptsOf(page, () => page.goto(serverOrigin + path, { waitUntil: 'networkidle' }));
    expect.soft(weigh(scripts), path).toBeLessThan(60);
  }
});

test('every link of every public page leads somewhere, to the very place it names', async ({ amaranth }) => {
  test.setTimeout(240_000);
  const { serverOrigin } = amaranth;
  const paths = await sitePaths(serverOrigin);
  const { links } = await new LinkChecker().check({
    path: paths.map((path) => serverOrigin + path),
    checkFragments: true,
    concurrency: 8,
    // Other people's sites are not asked by a test.
    linksToSkip: [`^(?!${serverOrigin.replaceAll('.', '\\.')})`],
  });
  const asked = links.filter(({ state }) => state !== 'SKIPPED');
  expect(asked.length).toBeGreaterThan(paths.length);
  expect(
    asked.filter(({ state }) => state === 'BROKEN').map(({ url, parent }) => `${parent} → ${url}`),
  ).toEqual([]);
});

test('what was typed and ticked before the app was there is not lost', async ({ amaranth, browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(amaranth.serverOrigin);
  const address = page.getByLabel('E-mail').first();
  await address.fill('early@example.org');
  await page.getByRole('checkbox').first().check();
  arrived.resolve();
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  await expect(address).toHaveValue('early@example.org');
  await expect(page.getByRole('button', { name: 'Join Waitlist' }).last()).toBeEnabled();
  await context.close();
});

const languageOf = (path: string) => (path === '/fr' || path.startsWith('/fr/') ? 'fr' : 'en');
