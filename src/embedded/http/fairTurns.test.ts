import { describe, expect, test } from 'vitest';
import { movableClock } from '../../../tests/support/movableClock.ts';
import { createFairTurns, type Turn } from './fairTurns.ts';

/** Lets everything that is ready go on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

function start() {
  const clock = movableClock(1_000_000);
  const turns = createFairTurns(clock);
  const order: string[] = [];
  const begun: Record<string, Turn[]> = {};
  const ask = (key: string, atOnce = 2) =>
    void turns.take({ key, atOnce }).then((turn) => {
      order.push(turn ? key : `${key} refused`);
      if (turn) begun[key] = [...(begun[key] ?? []), turn];
    });
  const end = (key: string, held = 0) => begun[key]?.shift()?.end(held);
  return { clock, turns, order, ask, end };
}

describe('turns at the process', () => {
  test('a caller has a few requests under way, and the rest of them wait', async () => {
    const { ask, end, order } = start();
    for (let request = 0; request < 5; request += 1) ask('hostile');
    ask('other');
    await settle();
    expect(order).toEqual(['hostile', 'other', 'hostile']);
    end('hostile');
    await settle();
    expect(order).toEqual(['hostile', 'other', 'hostile', 'hostile']);
  });

  test('who made the process stand still lets the others go first, eight times as long', async () => {
    const { ask, end, order, clock } = start();
    ask('hostile', 1);
    ask('hostile', 1);
    ask('other', 1);
    await settle();
    end('hostile', 100);
    await settle();
    expect(order).toEqual(['hostile', 'other']);
    clock.advance(799);
    await settle();
    expect(order).toEqual(['hostile', 'other']);
    for (let step = 0; step < 4; step += 1) {
      clock.advance(60);
      await settle();
    }
    expect(order).toEqual(['hostile', 'other', 'hostile']);
  });

  test('a debt stays while its caller asks nothing', async () => {
    const { ask, end, order, clock } = start();
    ask('hostile', 1);
    await settle();
    end('hostile', 100);
    ask('other', 1);
    await settle();
    ask('hostile', 1);
    await settle();
    expect(order).toEqual(['hostile', 'other']);
    clock.advance(800);
    await settle();
    await settle();
    expect(order).toEqual(['hostile', 'other', 'hostile']);
  });

  test('a turn that is ended twice makes room once', async () => {
    const { turns } = start();
    const share = { key: 'somebody', atOnce: 1 };
    const first = await turns.take(share);
    let begun = 0;
    for (let request = 0; request < 2; request += 1) void turns.take(share).then(() => (begun += 1));
    first?.end(0);
    first?.end(0);
    await settle();
    await settle();
    expect(begun).toBe(1);
  });

  test('nobody rests while nobody else is there', async () => {
    const { ask, end, order } = start();
    ask('alone', 1);
    ask('alone', 1);
    await settle();
    end('alone', 400);
    await settle();
    expect(order).toEqual(['alone', 'alone']);
  });

  test('forty begin in a round of the event loop, so that the server hears its own business logic between them', async () => {
    const { ask, order } = start();
    for (let person = 0; person < 100; person += 1) ask(`person ${person}`);
    const rounds: number[] = [];
    while (order.length < 100) {
      await settle();
      rounds.push(order.length);
    }
    expect(rounds).toEqual([40, 80, 100]);
  });

  test('a thousand wait for one caller, and no more', async () => {
    const { ask, order } = start();
    for (let request = 0; request < 1_030; request += 1) ask('hostile');
    await settle();
    expect(order.filter((entry) => entry === 'hostile refused')).toHaveLength(6);
    ask('other');
    await settle();
    expect(order.at(-1)).toBe('other');
  });
});
