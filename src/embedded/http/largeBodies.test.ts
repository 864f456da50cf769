import { describe, expect, test } from 'vitest';
import { createLargeBodies } from './largeBodies.ts';

function start() {
  const bodies = createLargeBodies(10, 15);
  const admitted: string[] = [];
  const enter = (name: string, address: string, bytes: number) =>
    bodies.enter({ address, bytes, onAdmitted: () => admitted.push(name) });
  return { admitted, enter };
}

describe('room for large bodies', () => {
  test('an address waits for its own, and another address does not wait for it', () => {
    const { admitted, enter } = start();
    const leave = enter('first', 'one', 8);
    enter('second', 'one', 8);
    enter('other', 'two', 7);
    expect(admitted).toEqual(['first', 'other']);
    leave();
    leave();
    expect(admitted).toEqual(['first', 'other', 'second']);
  });

  test('a body larger than the room comes in alone', () => {
    const { admitted, enter } = start();
    const leave = enter('small', 'one', 1);
    const leaveGiant = enter('giant', 'two', 40);
    enter('late', 'one', 2);
    expect(admitted).toEqual(['small', 'late']);
    leave();
    leaveGiant();
    expect(admitted).toEqual(['small', 'late']);
  });

  test('who gives up while waiting takes nobody’s place', () => {
    const { admitted, enter } = start();
    const leave = enter('first', 'one', 10);
    const giveUp = enter('second', 'one', 10);
    enter('third', 'one', 10);
    giveUp();
    leave();
    expect(admitted).toEqual(['first', 'third']);
  });
});
