/** The pages by which a stranger decides whom to trust: what is read without scripts, taken away, and never echoed. */
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';

test.skip(({ shell }) => shell !== 'web', 'The desktop app opens on its own page.');

const returns = ['/checkout/success', '/conversation-success', '/conversation-cancelled'];

test('what can be read, by whom, and what is missing is said without scripts', async ({
  amaranth,
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/security`);
  const albums = page.getByRole('row', { name: /^Albums: photographs/ });
  await expect(albums.getByRole('cell')).toHaveText('can read it');
  const inside = page.getByRole('row', { name: /^The vault’s inside/ });
  await expect(inside.getByRole('cell')).toHaveText('cannot read it');
  await expect(page.getByText('No outside company has audited Amaranth.')).toBeVisible();
  await expect(page.locator('#report').getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await page.goto(`${amaranth.serverOrigin}/about`);
  await expect(page.getByRole('heading', { name: 'And if we stop?' })).toBeVisible();
  await context.close();
});

test('each paper that the security page names is there to be read', async ({ amaranth, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${amaranth.serverOrigin}/security`);
  const links = page.locator('#check a, #report a[href$="security.txt"]');
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toHaveLength(6);
  for (const address of addresses) {
    const answer = await fetch(amaranth.serverOrigin + address);
    expect(answer.status, address).toBe(200);
    expect(answer.headers.get('content-type'), address).toMatch(
      /^text\/(plain|markdown|html); charset=utf-8$/i,
    );
  }
  await context.close();
});

test('the press kit downloads, weighs what the page says, and opens', async ({ amaranth }) => {
  const { page } = amaranth;
  await amaranth.open('/press');
  const link = page.getByRole('link', { name: /^Download the kit/ });
  const kilobytes = Number(/(\d+)\skB/.exec((await link.textContent()) ?? '')?.[1]);
  const downloading = page.waitForEvent('download');
  await link.click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('amaranth-press-kit.zip');
  const kit = await readFile(await download.path());
  expect(Math.ceil(kit.length / 1024)).toBe(kilobytes);
  const files = unzipSync(new Uint8Array(kit));
  expect(Object.keys(files).filter((name) => name.endsWith('.svg'))).toHaveLength(5);
  expect(Object.keys(files).filter((name) => name.endsWith('.png'))).toHaveLength(4);
  for (const [language, plan] of [
    ['en', 'Free costs nothing'],
    ['fr', 'Free ne coûte rien'],
  ] as const) {
    const facts = files[`facts-${language}.txt`];
    expect(facts && strFromU8(facts)).toContain(plan);
  }
});

test('no page that a payment sends back to says what its address says', async ({ amaranth, browser }) => {
  const query = '?status=PAID-IN-FULL&session_id=cs_made_up&message=Thank+you';
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const bare = await withoutScripts.newPage();
  const { page } = amaranth;
  for (const path of returns) {
    await bare.goto(amaranth.serverOrigin + path);
    const said = await bare.getByRole('main').textContent();
    await amaranth.open(path + query);
    await page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
    expect(await page.getByRole('main').textContent(), path).toBe(said);
    expect(await page.title(), path).not.toContain('PAID');
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', 'noindex');
    const answer = await fetch(amaranth.serverOrigin + path + query);
    expect(await answer.text(), path).not.toContain('cs_made_up');
  }
  await withoutScripts.close();
});

test('the pages are whole for eyes, ears and keys', async ({ amaranth }) => {
  test.setTimeout(120_000);
  for (const path of ['/security', '/about', '/press', ...returns]) {
    await amaranth.open(path);
    await amaranth.page.locator('#root[data-taken-over]').waitFor({ state: 'attached' });
    await expectNoViolations(amaranth.page, path);
  }
});
