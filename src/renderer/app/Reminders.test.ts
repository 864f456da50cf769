import { beforeEach, expect, test, vi } from 'vitest';
import { forgetPerson } from '#features/session/forgetPerson.ts';
import { setPlatform } from '#platform/currentPlatform.ts';
import { createWebPlatform } from '#platform/web/webPlatform.ts';
import { userIdSchema } from '#shared/domain/ids.ts';
import './Reminders.tsx';

const rose = userIdSchema.parse('rose');
const change = vi.fn(async () => ({ keepsRunning: false, opensAtLogin: false }));
const onDesktop = () =>
  setPlatform({
    ...createWebPlatform(),
    eraseKept: async () => undefined,
    background: { read: async () => ({ keepsRunning: true, opensAtLogin: true }), change },
  });

beforeEach(() => change.mockClear());

test('who signs out leaves no program that runs on or starts by itself', () => {
  onDesktop();
  forgetPerson(null, rose);
  expect(change).not.toHaveBeenCalled();
  forgetPerson(rose, null);
  expect(change).toHaveBeenCalledExactlyOnceWith({ keepsRunning: false, opensAtLogin: false });
});

test('a system that refuses keeps nobody from signing out', async () => {
  onDesktop();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  change.mockRejectedValueOnce(new Error('read-only'));
  expect(() => forgetPerson(rose, null)).not.toThrow();
  await expect(change.mock.results[0]?.value).rejects.toThrow('read-only');
});
