/** Telling one's life for a clone: consent, an answer in writing, one by voice, and what the clone may speak from. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { expectNoViolations } from './pages/accessibility.ts';
import { enter, newCredentials, newMember } from './pages/account.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const microphone = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...microphone] });
  },
});

const part = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const memory = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words });

test('a person agrees, tells in writing and aloud, and takes a memory out again', async ({ amaranth }) => {
  const { page } = amaranth;
  const credentials = newCredentials();
  const member = await newMember(amaranth, credentials);
  await enter(amaranth, member, credentials, '/my-clone');

  // Nothing is told before the agreement.
  await expect(page.getByRole('heading', { name: 'Before you begin' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin my clone' }).click();
  await expect(page.getByText('Your agreement comes first.')).toBeVisible();
  await page.getByText('I have read this and agree to the AI clone agreement').click();
  await page.getByRole('button', { name: 'Begin my clone' }).click();
  await expect(page.getByRole('tab', { name: 'Interview' })).toBeVisible();

  await amaranth.open('/my-clone?question=childhood-first-memory');
  const question = 'What is the very first thing you remember?';
  await expect(page.getByRole('heading', { name: question })).toBeVisible();
  const told = 'Snow on the window sill, and my mother Rose humming while she lit the stove in Lyon in 1951.';
  await page.getByLabel('Write your answer').fill(told);
  await page.getByRole('button', { name: 'Keep this answer' }).click();
  // It asks further, about the person who was named.
  await expect(page.getByText('It asks a little further, because of what you said.')).toBeVisible();
  await expectNoViolations(page, '/my-clone');
  await page.setViewportSize({ width: 1280, height: 860 });

  await amaranth.open('/my-clone?question=childhood-kitchen');
  await page.getByRole('button', { name: 'Record my voice' }).click();
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText('Paused')).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('0:01')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  // Players can show how long it is and jump in it.
  const duration = () =>
    page.getByLabel('What you recorded').evaluate((player: HTMLMediaElement) => player.duration);
  await expect.poll(async () => Math.floor(await duration())).toBe(1);
  await page.getByRole('button', { name: 'Keep this one' }).click();
  const kitchen = 'What did the kitchen smell of on Sundays?';
  await expect(page.getByRole('heading', { name: kitchen })).toHaveCount(0);

  await part(page, 'Your answers');
  const spoken = page.getByRole('listitem').filter({ hasText: kitchen });
  await spoken.getByRole('button', { name: 'Write down the words' }).click();
  await spoken.getByLabel('Line 1').fill('Of chicory coffee and warm bread.');
  await spoken.getByRole('button', { name: 'Save' }).click();
  await expect(spoken.getByRole('button', { name: 'Correct the words' })).toBeVisible();

  await part(page, 'Memories');
  await expect(memory(page, 'Of chicory coffee and warm bread.')).toBeVisible();
  await memory(page, told)
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(memory(page, told)).toHaveCount(0);
  await page.reload();
  await expect(memory(page, 'Of chicory coffee and warm bread.')).toBeVisible();
  await expect(memory(page, told)).toHaveCount(0);
  await member.leave();
});
