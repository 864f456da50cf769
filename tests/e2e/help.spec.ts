/** /help: found as one types, reached by a link, read without scripts and on paper, in both languages. */
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

const search = (page: Page) => page.getByRole('searchbox');
const answer = (page: Page, id: string) => page.locator(`#${id}`);

test('as one types, the best answer stands first and open, and their number is said', async ({
  amaranth,
}) => {
  const { page, open } = amaranth;
  await open('/help');
  await search(page).fill('forgot phrase');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(
    'I forgot the phrase of my vault. What now?',
  );
  await expect(answer(page, 'forgotten-phrase')).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('for “forgot phrase”');
  await page.getByRole('button', { name: 'Show all topics' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Your people' })).toBeVisible();
  await expect(search(page)).toHaveValue('');
});

test('what is not found leads to somebody who can answer', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/help');
  await search(page).fill('zeppelin');
  await expect(page.getByRole('heading', { name: 'Nothing here answers “zeppelin”.' })).toBeVisible();
});

test('a link to an answer opens it, also from another answer and after a search', async ({ amaranth }) => {
  const { page, open } = amaranth;
  await open('/help#both-lost');
  await expect(answer(page, 'both-lost')).toBeInViewport();
  await open('/help#forgotten-phrase');
  await search(page).fill('forgot phrase');
  await expect(answer(page, 'both-lost')).toHaveCount(0);
  await answer(page, 'forgotten-phrase').getByRole('link', { name: 'the next answer' }).click();
  await expect(answer(page, 'both-lost')).toBeInViewport();
});

const missing = {
  'the server fails': (route: Route) => route.fulfill({ status: 500, body: 'no' }),
  'there is no connection': (route: Route) => route.abort('internetdisconnected'),
} as const;

for (const [cause, refuse] of Object.entries(missing)) {
  test(`where the search cannot be loaded since ${cause}, the page says where the answers are, and finds them once it can`, async ({
    amaranth,
  }) => {
    const { page, open } = amaranth;
    const scripts = /\/assets\/search-[^/]*\.js$/;
    await page.route(scripts, async (route) => {
      const response = await route.fetch();
      // The icon of a search has a script of that name, too.
      await ((await response.text()).includes('combineWith') ? refuse(route) : route.fulfill({ response }));
    });
    await open('/help');
    const status = page.getByRole('main').getByRole('status');
    await search(page).fill('iphon');
    await expect(status).toHaveText(
      'The search could not be loaded. All answers stand below; your browser can search the page.',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Your people' })).toBeVisible();
    await page.unroute(scripts);
    await search(page).pressSequentially('e');
    await expect(status).toContainText('for “iphone”');
  });

  test(`where the answers of the other language cannot be loaded since ${cause}, trying again brings them`, async ({
    amaranth,
  }) => {
    const { page, open } = amaranth;
    const scripts = /\/assets\/frenchAnswers-[^/]*\.js$/;
    await page.route(scripts, refuse);
    await open('/help');
    await search(page).fill('iphone');
    await expect(page.getByRole('main').getByRole('status')).toContainText('for “iphone”');
    await page.getByRole('link', { name: 'Français' }).first().click();
    const missed = page.getByText('Les réponses n’ont pas pu être chargées. Vérifiez votre connexion');
    await expect(missed).toBeVisible();
    await page.unroute(scripts);
    await page.getByRole('main').getByRole('button', { name: 'Réessayer' }).click();
    await expect(answer(page, 'shop')).toBeAttached();
    await expect(missed).toHaveCount(0);
  });
}

test('what was typed before the app took over is searched', async ({ amaranth, browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/assets\/framework-[^/]*\.js$/, async (route) => {
    await arrived.promise;
    await route.continue();
  });
  await page.goto(`${amaranth.serverOrigin}/help`);
  await search(page).fill('iphone');
  arrived.resolve();
  await expect(page.getByRole('main').getByRole('status')).toContainText('for “iphone”');
  await expect(search(page)).toHaveValue('iphone');
  await context.close();
});

test('every answer reads without scripts, and a link opens one', async ({ amaranth, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/help#forgotten-phrase`);
  expect(await page.locator('main details').count()).toBeGreaterThanOrEqual(40);
  await expect(answer(page, 'forgotten-phrase')).toBeVisible();
  await expect(search(page)).toBeHidden();
  await page.getByText('What does Amaranth cost?').click();
  await expect(answer(page, 'what-does-it-cost')).toBeVisible();
  await context.close();
});

test('on paper every answer is open', async ({ amaranth, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/help`);
  await expect(answer(page, 'shop')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(answer(page, 'shop')).toBeVisible();
  await context.close();
});

test('the French twin has the same answers under the same addresses', async ({ amaranth }) => {
  const { page, serverOrigin } = amaranth;
  const idsOf = async (path: string) => {
    const html = await (await fetch(serverOrigin + path)).text();
    return [...html.matchAll(/<details[^>]*>.*?<div id="([^"]+)"/gs)].map(([, id]) => id);
  };
  expect(await idsOf('/fr/help')).toEqual(await idsOf('/help'));
  await page.addInitScript(() => localStorage.setItem('language', 'fr'));
  await page.goto(`${serverOrigin}/fr/help`);
  await search(page).fill('deces');
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('est décédée');
});

test('search engines are told every question with its answer', async ({ amaranth, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/help`);
  const faq = page.locator('[itemscope][itemtype="https://schema.org/FAQPage"]');
  const questions = faq.locator('[itemprop="mainEntity"][itemtype="https://schema.org/Question"]');
  await expect(questions).toHaveCount(await page.locator('main details').count());
  await expect(questions.filter({ hasNot: page.locator('summary [itemprop="name"]') })).toHaveCount(0);
  const answers = questions.locator(
    '[itemprop="acceptedAnswer"][itemtype="https://schema.org/Answer"] > [itemprop="text"]',
  );
  await expect(answers).toHaveCount(await questions.count());
  await expect(answers.filter({ hasText: /\p{L}{3}/u })).toHaveCount(await questions.count());
  await context.close();
});
