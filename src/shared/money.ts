/** Money is counted in whole cents of the one currency that the product sells in; nothing is ever a fraction. */
import { z } from 'zod';

/** A price or a total. A million of a hundred pieces is far below what a double counts exactly. */
export const centsSchema = z.int().nonnegative().max(10_000_000_000).brand<'Cents'>();
export type Cents = z.infer<typeof centsSchema>;

/** Throws ZodError for what is no whole, non-negative number of cents. */
export const cents = (amount: number): Cents => centsSchema.parse(amount);

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce<number>((sum, amount) => sum + amount, 0));

export const multiplyCents = (price: Cents, quantity: number): Cents => cents(price * quantity);

/** A rate in hundredths of a percent (2,000 is 20 %), rounded half up to the cent. */
export const rateOf = (amount: Cents, basisPoints: number): Cents =>
  cents(Math.floor((amount * basisPoints + 5_000) / 10_000));
