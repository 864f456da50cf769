/** From the words that the owner remembers to 32 bytes, by Argon2id. */
import { z } from 'zod';
import { type Bytes, bytesSchema, utf8 } from './encoding.ts';
import { fail, type Result, succeed } from './problems.ts';

export const SALT_LENGTH = 16;

/** Any number that a document can hold: what is too little or absurd is said as such when the phrase is stretched. */
const cost = z.int().nonnegative().max(4_294_967_295);

export const argon2ParametersSchema = z.object({
  salt: bytesSchema(SALT_LENGTH),
  memoryKiB: cost,
  passes: cost,
  lanes: cost,
});
export type Argon2Parameters = z.infer<typeof argon2ParametersSchema>;

type Argon2Cost = Omit<Argon2Parameters, 'salt'>;

/** What new vaults have, and the least that is ever derived: a server cannot ask for less. */
export const argon2Floor: Argon2Cost = { memoryKiB: 65_536, passes: 3, lanes: 1 };
/** More than any of our vaults has; it would only make the device stand still. */
const argon2Ceiling: Argon2Cost = { memoryKiB: 1_048_576, passes: 20, lanes: 4 };

/** Gives 32 bytes. From outside, because it runs in a worker and because tests need not pay for it. */
export type Argon2id = (phrase: Bytes, parameters: Argon2Parameters) => Promise<Bytes>;

/** One way to type each phrase: on another keyboard, with another width of space, with a space too many. */
export function normalisePassphrase(phrase: string): string {
  return phrase
    .normalize('NFKC')
    .replace(/[\t-\r \u1680\u2028\u2029\ufeff]+/g, ' ')
    .replace(/^ | $/g, '');
}

/** The parameters are judged before the phrase is touched. */
export async function stretchPassphrase(
  phrase: string,
  parameters: Argon2Parameters,
  argon2id: Argon2id,
): Promise<Result<Bytes>> {
  const costs = ['memoryKiB', 'passes', 'lanes'] as const;
  if (costs.some((cost) => parameters[cost] < argon2Floor[cost])) return fail({ is: 'parameters-too-weak' });
  if (costs.some((cost) => parameters[cost] > argon2Ceiling[cost])) return fail({ is: 'parameters-absurd' });
  const normalised = normalisePassphrase(phrase);
  if (normalised === '') return fail({ is: 'phrase-empty' });
  return succeed(await argon2id(utf8(normalised), parameters));
}
