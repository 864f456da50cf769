/** What only the desktop shell promises: its bridge, its storage, and a window that cannot be led away. */
import { expect, restarts, test } from './fixtures.ts';
import { newCredentials, signUp } from './pages/account.ts';

test('the page reaches the shell only through the bridge’s fifteen methods', async ({ amaranth }) => {
  const methods = await amaranth.page.evaluate(() =>
    Object.keys((window as unknown as { amaranth: object }).amaranth),
  );
  expect(methods.sort()).toEqual([
    'cancelPopupSignIn',
    'clearClipboard',
    'clearSession',
    'copySecret',
    'describeSessionStore',
    'hideContent',
    'openPopupSignIn',
    'readConfiguration',
    'readSession',
    'readStoredValues',
    'readVaultSecret',
    'reportTheme',
    'writeSession',
    'writeStoredValue',
    'writeVaultSecret',
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
    const { amaranth } = window as unknown as {
      amaranth: { writeStoredValue(entry: { key: string; value: string }): Promise<void> };
    };
    return amaranth.writeStoredValue({ key: 'anything', value: 'x' }).then(
      () => 'stored',
      () => 'refused',
    );
  });
  expect(refusal).toBe('refused');
});

test('what the shell keeps for the page is there again after a restart', { tag: restarts }, async ({
  amaranth,
}) => {
  const read = (page: typeof amaranth.page) =>
    page.evaluate(() =>
      (
        window as unknown as { amaranth: { readStoredValues(): Promise<Record<string, string>> } }
      ).amaranth.readStoredValues(),
    );
  // The app forces light as it starts.
  await expect(amaranth.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await amaranth.page.evaluate(() =>
    (
      window as unknown as {
        amaranth: { writeStoredValue(entry: { key: string; value: string }): Promise<void> };
      }
    ).amaranth.writeStoredValue({ key: 'theme', value: 'dark' }),
  );
  expect((await read(amaranth.page)).theme).toBe('dark');
  const next = await amaranth.restart();
  expect(Object.keys(await read(next.page))).toContain('theme');
});

test('what opens a vault is kept by the OS keychain or not at all, and goes with the session', async ({
  amaranth,
}) => {
  const answers = await amaranth.page.evaluate(async () => {
    interface Bridge {
      describeSessionStore(): Promise<string>;
      readVaultSecret(ownership: object): Promise<unknown>;
      writeVaultSecret(entry: object): Promise<void>;
      clearSession(): Promise<void>;
    }
    const { amaranth: bridge } = window as unknown as { amaranth: Bridge };
    const ownership = { userId: 'rose', vaultId: '0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a' };
    const secret = { deviceId: '5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18', secret: 'q'.repeat(43) };
    const written = await bridge.writeVaultSecret({ ...ownership, secret }).then(
      () => 'kept',
      () => 'refused',
    );
    const read = await bridge.readVaultSecret(ownership);
    await bridge.clearSession();
    return {
      store: await bridge.describeSessionStore(),
      written,
      hasRead: read !== null,
      left: await bridge.readVaultSecret(ownership),
    };
  });
  const isKept = answers.store === 'keychain';
  expect(answers).toMatchObject({ written: isKept ? 'kept' : 'refused', hasRead: isKept, left: null });
});

test('the window hides its content while it is asked to, and not after another page was loaded', async ({
  amaranth,
  shell,
}) => {
  test.skip(shell !== 'desktop-double', 'What the window was told can be read from the double alone.');
  const { page } = amaranth;
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const isProtected = () => page.evaluate(() => Reflect.get(window, 'isContentProtected'));
  await page.evaluate(() =>
    (
      window as unknown as { amaranth: { hideContent(isHidden: boolean): Promise<void> } }
    ).amaranth.hideContent(true),
  );
  await expect.poll(isProtected).toBe(true);
  await page.reload();
  await expect.poll(isProtected).toBe(false);
});
