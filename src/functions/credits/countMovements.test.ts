import { describe, expect, test } from 'vitest';
import fc from '../../../tests/support/properties.ts';
import { type Counted, countMovements, type Movement, NOTHING_COUNTED } from './countMovements.ts';

const pack = { credits: 150, price: 1_200 };
const bought: Movement = { key: 'purchase', kind: 'purchase', cents: 1_200 };
const refund = (key: string, cents: number): Movement => ({ key, kind: 'refund', cents: -cents });
const amounts = (movements: readonly Movement[]) =>
  countMovements(pack, NOTHING_COUNTED, movements).lines.map(({ amount }) => amount);

describe('a pack of credits', () => {
  test('is credited once it is paid', () => {
    expect(amounts([bought])).toEqual([150]);
  });

  test('goes back in proportion to what is refunded, and three thirds are the whole', () => {
    expect(amounts([bought, refund('half', 600)])).toEqual([150, -75]);
    const thirds = { credits: 50, price: 500 };
    const parts = [167, 167, 166].map((cents, index) => refund(`third-${index}`, cents));
    const { counted } = countMovements(thirds, NOTHING_COUNTED, [{ ...bought, cents: 500 }, ...parts]);
    expect(counted).toMatchObject({ cents: 0, credits: 0 });
  });

  test('comes back when a dispute is won, and when a refund fails', () => {
    const taken: Movement = { key: 'dispute', kind: 'dispute', cents: -1_200 };
    const won: Movement = { key: 'won', kind: 'dispute', cents: 1_200 };
    expect(amounts([bought, taken, won])).toEqual([150, -150, 150]);
  });

  test('is never reversed twice for the same cents', () => {
    const taken: Movement = { key: 'dispute', kind: 'dispute', cents: -1_200 };
    expect(amounts([bought, refund('whole', 1_200), taken])).toEqual([150, -150]);
  });

  const movement = fc.record({
    kind: fc.constantFrom('refund' as const, 'dispute' as const),
    cents: fc.integer({ min: -1_200, max: 1_200 }),
  });

  test('ends in one sum, whatever the order, however often each is told, and however much at once', () => {
    const told = fc
      .uniqueArray(fc.integer({ min: 0, max: 1_000 }), { maxLength: 8 })
      .chain((keys) =>
        fc.tuple(
          fc.tuple(...keys.map((key) => movement.map((moved) => ({ ...moved, key: `m-${key}` })))),
          fc.array(fc.nat(20), { maxLength: 30 }),
        ),
      );
    fc.assert(
      fc.property(told, ([moved, tellings]) => {
        const all = [bought, ...moved];
        const whole = countMovements(pack, NOTHING_COUNTED, all).counted;
        // Each telling knows some of them; the last knows all, as a job that asks in the end does.
        const parts = [...tellings.map((most) => all.slice(0, 1 + (most % all.length))), all];
        let counted: Counted = NOTHING_COUNTED;
        let balance = 0;
        for (const part of parts) {
          const counting = countMovements(pack, counted, [...part].toReversed());
          counted = counting.counted;
          balance += counting.lines.reduce((sum, { amount }) => sum + amount, 0);
        }
        expect([counted.cents, counted.credits]).toEqual([whole.cents, whole.credits]);
        expect(balance).toBe(counted.credits);
        expect(counted.credits).toBeGreaterThanOrEqual(0);
        expect(counted.credits).toBeLessThanOrEqual(pack.credits);
      }),
    );
  });
});
