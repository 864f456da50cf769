/**
 * What a part of a period costs, to the second, in whole cents, halves away from zero.
 * Source: https://docs.stripe.com/billing/subscriptions/prorations
 */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** What is left of `amount` from `moment` to the end of the period that it pays for. */
export function remainingPart(amount: number, { start, end }: Period, moment: number): number {
  const left = Math.min(Math.max(end - moment, 0), end - start);
  const part = Math.round((Math.abs(amount) * left) / (end - start));
  return amount < 0 && part !== 0 ? -part : part;
}
