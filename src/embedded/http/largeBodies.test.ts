import { describe, expect, test } from 'vitest';
import { createLargeBodies } from './largeBodies.ts';

/** Room for 10 of an address and 15 of all. */
function start() {
  const bodies = createLargeBodies(10, 15);
  const waiting = new Set<string>();
  const enter = (name: string, address: string) =>
    bodies.enter({ address, pause: () => waiting.add(name), resume: () => waiting.delete(name) });
  return { enter, waits: () => [...waiting].sort() };
}

describe('large bodies', () => {
  test('wait behind the oldest of their address while it is full, and no other address waits for them', () => {
    const { enter, waits } = start();
    const first = enter('first', 'one');
    const second = enter('second', 'one');
    const other = enter('other', 'two');
    first.grow(6);
    second.grow(5);
    other.grow(3);
    expect(waits()).toEqual(['second']);
    first.leave();
    first.leave();
    expect(waits()).toEqual([]);
  });

  test('of any size come in, one of each address at a time, however much the others hold', () => {
    const { enter, waits } = start();
    const giant = enter('giant', 'one');
    giant.grow(40);
    const behind = enter('behind', 'one');
    const elsewhere = enter('elsewhere', 'two');
    const second = enter('second elsewhere', 'two');
    elsewhere.grow(40);
    expect(waits()).toEqual(['behind', 'second elsewhere']);
    giant.leave();
    expect(waits()).toEqual(['second elsewhere']);
    elsewhere.leave();
    expect(waits()).toEqual([]);
    for (const body of [behind, second]) body.leave();
  });

  test('go on in all addresses when those of one have made room for all', () => {
    const { enter, waits } = start();
    const heavy = enter('heavy', 'one');
    heavy.grow(14);
    const first = enter('first', 'two');
    const second = enter('second', 'two');
    first.grow(1);
    second.grow(1);
    expect(waits()).toEqual(['second']);
    heavy.leave();
    expect(waits()).toEqual([]);
  });

  test('that were only announced keep nobody waiting', () => {
    const { enter, waits } = start();
    for (let silent = 0; silent < 100; silent += 1) enter(`silent ${silent}`, 'one');
    const real = enter('real', 'one');
    real.grow(9);
    expect(waits()).toEqual([]);
  });

  test('who gives up while waiting takes nobody’s place', () => {
    const { enter, waits } = start();
    const first = enter('first', 'one');
    const second = enter('second', 'one');
    const third = enter('third', 'one');
    first.grow(12);
    expect(waits()).toEqual(['second', 'third']);
    second.leave();
    first.leave();
    third.grow(1);
    expect(waits()).toEqual(['second']);
  });
});
