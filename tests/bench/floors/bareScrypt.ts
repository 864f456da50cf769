/** The bare derivation of a key from a password, two at a time, at the cost the server asks. */
import { hashPassword, PASSWORD_COST } from '../../../src/embedded/identity/passwords/scrypt.ts';
import { countPerSecond } from './countPerSecond.ts';

/** Keys a second. */
export async function measureScrypt(): Promise<number> {
  const pairs = await countPerSecond(() =>
    Promise.all([hashPassword('one', PASSWORD_COST), hashPassword('other', PASSWORD_COST)]),
  );
  return pairs * 2;
}
