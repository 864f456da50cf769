import { describe, expect, test, vi } from 'vitest';
import { createManualClock } from '#shared/manualClock.testing.ts';
import { createReachability } from './reachability.ts';

function openLine() {
  const line = { answers: true as boolean | 'silent', asked: 0 };
  const clock = createManualClock();
  const reachability = createReachability(async () => {
    line.asked += 1;
    if (line.answers === 'silent') await new Promise(() => undefined);
    if (!line.answers) throw new TypeError('fetch failed');
  }, clock);
  const heard: boolean[] = [];
  reachability.onChange(() => heard.push(reachability.isReachable()));
  return { line, clock, reachability, heard };
}

describe('Whether the backend answers', () => {
  test('is believed until a look says otherwise', async () => {
    const { line, reachability, heard } = openLine();
    line.answers = false;
    expect(reachability.isReachable()).toBe(true);
    expect(await reachability.look()).toBe(false);
    expect(reachability.isReachable()).toBe(false);
    expect(heard).toEqual([false]);
  });

  test('a line that says nothing is lost after five seconds', async () => {
    const { line, clock, reachability } = openLine();
    line.answers = 'silent';
    const looked = reachability.look();
    await clock.advance(4_999);
    expect(reachability.isReachable()).toBe(true);
    await clock.advance(1);
    expect(await looked).toBe(false);
  });

  test('those who ask at once share one question', async () => {
    const { line, reachability } = openLine();
    await Promise.all([reachability.look(), reachability.look(), reachability.look()]);
    expect(line.asked).toBe(1);
  });

  test('while nothing answers it is asked again after growing pauses, and its return is told once', async () => {
    const { line, clock, reachability, heard } = openLine();
    line.answers = false;
    await reachability.look();
    await clock.advance(2_000);
    await vi.waitFor(() => expect(line.asked).toBe(2));
    await clock.advance(3_999);
    expect(line.asked).toBe(2);
    line.answers = true;
    await clock.advance(1);
    await vi.waitFor(() => expect(heard).toEqual([false, true]));
    await clock.advance(60_000);
    expect(line.asked).toBe(3);
  });
});
