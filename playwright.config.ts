/**
 * The same specs run in Chromium and on real Electron where its binary is present (tests/e2e/fixtures.ts says when it is
 * not); what the shell changes of them runs on the desktop shell over the double of `electron` too.
 */
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { ShellOptions } from './tests/e2e/fixtures.ts';

const executablePath = process.env.AMARANTH_CHROMIUM;

export default defineConfig<ShellOptions>({
  testDir: 'tests/e2e',
  outputDir: 'out/reports/e2e',
  fullyParallel: true,
  // Much of a browser test is waiting: one worker more than cores keeps them busy.
  workers: availableParallelism() + 1,
  timeout: 120_000,
  // The second attempt is there for its recording alone: a test that needs one has failed. Recording every test costs a
  // third of the time.
  retries: 1,
  failOnFlakyTests: true,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'out/reports/playwright.json' }],
    ['./tests/support/shellReport/reporter.ts'],
  ],
  use: {
    viewport: { width: 1280, height: 860 },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'web', use: { shell: 'web' }, testIgnore: /(desktop\w*|offline)\.spec\.ts/ },
    {
      name: 'desktop-double',
      // They share one keyring, whose list fails while another program removes an entry.
      workers: 1,
      // The other side of the ocean: what has no offset shows the camera's clock there too.
      use: { shell: 'desktop-double', timezoneId: 'America/New_York' },
      testMatch: /(albums|interruptions|federated|desktop\w*|offline)\.spec\.ts/,
      // Its windows are Chromium's: what the shell leaves as it is was seen in the browser.
      grep: /(desktop\w*|offline)\.spec\.ts|@every-shell/,
    },
    {
      name: 'desktop-electron',
      use: { shell: 'desktop-electron' },
      testMatch: /(albums|interruptions|federated|desktop\w*|offline)\.spec\.ts/,
    },
  ],
});
