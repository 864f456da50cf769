import { beforeEach, expect, test, vi } from 'vitest';

const program = vi.hoisted(() => ({
  installation: 'replaces-itself',
  restarts: 0,
  isThere: true,
  isForgone: false,
  quit: (): void => undefined,
}));
vi.mock('electron', () => ({
  app: {
    isPackaged: true,
    on: (_event: string, listener: () => void) => {
      program.quit = listener;
    },
  },
}));
vi.mock('./installable.ts', () => ({ isInstallable: () => program.isThere }));
vi.mock('./restart.ts', () => ({
  restartToUpdate: async () => {
    program.restarts += 1;
  },
}));
vi.mock('./updateQuestions.ts', () => ({ checkAndAsk: () => undefined, checkQuietly: () => undefined }));
vi.mock('./loadUpdater.ts', () => ({
  describeInstallation: () => program.installation,
  forgoInstallation: () => {
    program.isForgone = true;
  },
  loadUpdater: async () => ({
    on: () => undefined,
    checkForUpdates: async () => ({ isUpdateAvailable: true, updateInfo: { version: '1.1.0' } }),
    downloadUpdate: async () => [],
  }),
}));
const { openUpdates } = await import('./index.ts');

beforeEach(() =>
  Object.assign(program, { installation: 'replaces-itself', restarts: 0, isThere: true, isForgone: false }),
);

const open = () => openUpdates({ currentWindow: () => undefined, tellPage: () => undefined, site: null });

test('a page restarts the program with a version that is ready, and cannot end it otherwise', async () => {
  const updates = open();
  updates?.take('restart');
  updates?.take('check');
  await vi.waitFor(() => expect(updates?.describe()).toMatchObject({ state: { step: 'available' } }));
  updates?.take('restart');
  expect(program.restarts).toBe(0);
  updates?.take('download');
  await vi.waitFor(() => expect(updates?.describe()).toMatchObject({ state: { step: 'ready' } }));
  updates?.take('restart');
  expect(program.restarts).toBe(1);
});

test('what was downloaded and is gone replaces nothing, neither at once nor when the program quits', async () => {
  const updates = open();
  updates?.take('check');
  await vi.waitFor(() => expect(updates?.describe()).toMatchObject({ state: { step: 'available' } }));
  updates?.take('download');
  await vi.waitFor(() => expect(updates?.describe()).toMatchObject({ state: { step: 'ready' } }));
  program.quit();
  expect(program.isForgone).toBe(false);
  program.isThere = false;
  program.quit();
  expect(program.isForgone).toBe(true);
  updates?.take('restart');
  expect(program.restarts).toBe(0);
  expect(updates?.describe()).toMatchObject({ state: { step: 'failed', during: 'download' } });
});

test('where a package manager installs programs, a page downloads nothing', async () => {
  program.installation = 'by-package-manager';
  const updates = open();
  updates?.take('check');
  await vi.waitFor(() => expect(updates?.describe()).toMatchObject({ state: { step: 'available' } }));
  updates?.take('download');
  updates?.take('restart');
  expect(updates?.describe()).toMatchObject({ state: { step: 'available', canDownload: false } });
  expect(program.restarts).toBe(0);
});

test('a program that is not updated by itself has none', () => {
  program.installation = 'not-updated';
  expect(open()).toBeNull();
});
