/** What only the desktop shell promises: its bridge, its storage, and a window that cannot be led away. */
import { expect, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';

test('the page reaches the shell only through the bridge’s nine methods', async ({ amaranth }) => {
  const methods = await amaranth.page.evaluate(() =>
    Object.keys((window as unknown as { amaranthDesktop: object }).amaranthDesktop),
  );
  expect(methods.sort()).toEqual([
    'clearSession',
    'describeSessionStore',
    'openPopupSignIn',
    'readConfiguration',
    'readSession',
    'readStoredValues',
    'reportTheme',
    'writeSession',
    'writeStoredValue',
  ]);
});

test('nothing secret is written to the page’s own storage', async ({ amaranth }) => {
  await signUp(amaranth, newCredentials());
  const kept = await amaranth.page.evaluate(async () => ({
    local: JSON.stringify(localStorage),
    session: JSON.stringify(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  expect(kept.local + kept.session).not.toMatch(/refreshToken|accessToken|authUser/);
  // Where the SDK would keep the session by default. (Its heartbeat database counts page loads.)
  expect(kept.databases).not.toContain('firebaseLocalStorageDb');
});

test('the window cannot be led to another site', async ({ amaranth }) => {
  const { page } = amaranth;
  const before = page.url();
  const refused = await page.evaluate(async () => {
    window.location.href = 'https://example.org/';
    // The page is still there to answer, after it would have been gone.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return window.location.href;
  });
  expect(new URL(refused).origin).toBe(new URL(before).origin);
});

test('a value outside the closed list is not stored', async ({ amaranth }) => {
  const refusal = await amaranth.page.evaluate(async () => {
    const { amaranthDesktop } = window as unknown as {
      amaranthDesktop: { writeStoredValue(entry: { key: string; value: string }): Promise<void> };
    };
    return amaranthDesktop.writeStoredValue({ key: 'anything', value: 'x' }).then(
      () => 'stored',
      () => 'refused',
    );
  });
  expect(refusal).toBe('refused');
});

test('what the shell keeps for the page is there again after a restart', async ({ amaranth }) => {
  const read = (page: typeof amaranth.page) =>
    page.evaluate(() =>
      (
        window as unknown as { amaranthDesktop: { readStoredValues(): Promise<Record<string, string>> } }
      ).amaranthDesktop.readStoredValues(),
    );
  // The app forces light as it starts.
  await expect(amaranth.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await amaranth.page.evaluate(() =>
    (
      window as unknown as {
        amaranthDesktop: { writeStoredValue(entry: { key: string; value: string }): Promise<void> };
      }
    ).amaranthDesktop.writeStoredValue({ key: 'theme', value: 'dark' }),
  );
  expect((await read(amaranth.page)).theme).toBe('dark');
  const next = await amaranth.restart();
  expect(Object.keys(await read(next.page))).toContain('theme');
});
