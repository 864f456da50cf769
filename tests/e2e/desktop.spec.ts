/** What only the desktop shell promises: its bridge, its storage, and a window that cannot be led away. */
import { expect, restarts, test } from './fixtures.ts';
import { finishOnboarding, newCredentials, signUp } from './pages/account.ts';

test('the page reaches the shell only through these members of the bridge', async ({ amaranth }) => {
  const methods = await amaranth.page.evaluate(() =>
    Object.keys((window as unknown as { amaranth: object }).amaranth),
  );
  expect(methods.sort()).toEqual([
    'cancelPopupSignIn',
    'changeBackground',
    'clearClipboard',
    'copySecret',
    'describeSessionStore',
    'hideContent',
    'listen',
    'openPopupSignIn',
    'readCacheKey',
    'readSession',
    'readStart',
    'readVaultSecret',
    'reportCheckIn',
    'reportTheme',
    'reportUnfinished',
    'revealDownload',
    'showNotification',
    'takeUpdate',
    'writeSession',
    'writeStoredValue',
    'writeVaultSecret',
  ]);
});

test('Settings names the installed version; a link opens its page in the open window, and asks before something typed there is lost', async ({
  amaranth,
}) => {
  const { page, open, openLink } = amaranth;
  await signUp(amaranth, newCredentials());
  await finishOnboarding(page);
  await open('/settings');
  const program = page.getByRole('region', { name: 'Amaranth on this computer' });
  await expect(program.getByText(/^Version \d/)).toBeVisible();
  // This one was not given an address to look at.
  await expect(program.getByRole('button')).toHaveCount(0);
  await page.evaluate(() => Reflect.set(window, 'isSamePage', true));
  await page.getByLabel('Name', { exact: true }).fill('Rose of the lake');

  await openLink?.('amaranth://open/check-in#token');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Rose of the lake');

  await openLink?.('amaranth://open/check-in#token');
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page).toHaveURL(/\/check-in/);
  expect(await page.evaluate(() => Reflect.get(window, 'isSamePage'))).toBe(true);
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
        window as unknown as {
          amaranth: { readStart(): Promise<{ storedValues: Record<string, string> }> };
        }
      ).amaranth.readStart(),
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
  expect((await read(amaranth.page)).storedValues.theme).toBe('dark');
  const next = await amaranth.restart();
  expect(Object.keys((await read(next.page)).storedValues)).toContain('theme');
});

test('what opens a vault is kept by the OS keychain or not at all, and goes with the session', async ({
  amaranth,
}) => {
  const answers = await amaranth.page.evaluate(async () => {
    interface Bridge {
      describeSessionStore(): Promise<string>;
      readVaultSecret(ownership: object): Promise<unknown>;
      writeVaultSecret(entry: object): Promise<void>;
      writeSession(text: string | null): Promise<void>;
    }
    const { amaranth: bridge } = window as unknown as { amaranth: Bridge };
    const ownership = { userId: 'rose', vaultId: '0f6a2f8e-6e3b-4d67-9b6e-6a7f3d5c1b2a' };
    const secret = { deviceId: '5f0d1c7b-94a2-4c0e-8a61-3b7e2d9f6a18', secret: 'q'.repeat(43) };
    const write = () => bridge.writeVaultSecret({ ...ownership, secret });
    const isRefusedToNobody = await write().then(
      () => false,
      () => true,
    );
    await bridge.writeSession(JSON.stringify({ key: 'session', value: { uid: 'rose' } }));
    const written = await write().then(
      () => 'kept',
      () => 'refused',
    );
    const read = await bridge.readVaultSecret(ownership);
    await bridge.writeSession(null);
    return {
      store: await bridge.describeSessionStore(),
      isRefusedToNobody,
      written,
      hasRead: read !== null,
      left: await bridge.readVaultSecret(ownership),
    };
  });
  const isKept = answers.store === 'keychain';
  expect(answers).toMatchObject({
    isRefusedToNobody: true,
    written: isKept ? 'kept' : 'refused',
    hasRead: isKept,
    left: null,
  });
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
