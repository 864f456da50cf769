/** The blog: its list, its articles as they were made at build and as the app opens them, and its feed. */
import { expect, test } from './fixtures.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

const FIRST = 'What happens to your accounts when you die';

test('the list leads to an article without scripts, and the article to its sources and on', async ({
  amaranth,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/blog`);
  await expect(page.getByRole('heading', { level: 3 })).not.toHaveCount(0);
  await page.getByRole('link', { name: FIRST }).first().click();
  await expect(page).toHaveURL(/\/blog\/accounts-after-a-death$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
  await expect(page.getByText(/min read/)).toBeVisible();
  const sources = page.getByRole('region', { name: 'Sources' }).getByRole('link');
  expect(await sources.count()).toBeGreaterThan(1);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(data).toContain('"BlogPosting"');
  await page.getByRole('navigation', { name: 'Read on' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(FIRST);
  await context.close();
});

test('an article opens from the list within the app, with one text and no other', async ({ amaranth }) => {
  const { page, open } = amaranth;
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await open('/blog');
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  const texts = () => scripts.filter((address) => /scanning-old-photographs|the-first-week/.test(address));
  expect(texts()).toEqual([]);
  await page.getByRole('link', { name: 'Scanning old photographs so that they last' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Scanning old photographs so that they last',
  );
  await expect(page).toHaveTitle('Scanning old photographs so that they last · Amaranth');
  expect(texts()).toHaveLength(1);
  await page.getByRole('navigation', { name: 'In this article' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/#/);
});

test('an article in French stays in French', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/fr/blog/scanning-old-photographs');
  await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Numériser');
  await page.getByRole('link', { name: 'Tous les articles' }).click();
  await expect(page).toHaveURL(/\/fr\/blog$/);
});

test('an article that there is not leads kindly to those there are', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/blog/never-written');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This article is not here');
  await page.getByRole('link', { name: FIRST }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(FIRST);
});

test('each language has a feed with whole addresses, and its pages name it', async ({ amaranth }) => {
  const { serverOrigin } = amaranth;
  for (const base of ['', '/fr']) {
    const answer = await fetch(`${serverOrigin}${base}/blog/feed.xml`);
    expect(answer.headers.get('content-type')).toContain('xml');
    const feed = await answer.text();
    expect(feed).not.toContain('{{');
    expect(feed).toContain(`<link>${serverOrigin}${base}/blog/accounts-after-a-death</link>`);
    const page = await (await fetch(`${serverOrigin}${base}/blog`)).text();
    expect(page).toContain('application/rss+xml');
    expect(page).toContain(`href="${base}/blog/feed.xml"`);
  }
});
