/**
 * Password hashing off the event loop, on all cores but one: a flood of sign-ins must neither starve file reads, which
 * share the pool of threads, nor keep the event loop from its core.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import PQueue from 'p-queue';
import { fail } from '../identityError.ts';
import type { StoredPassword } from '../store/account.ts';

export interface PasswordCost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP's parameters for scrypt (32 MiB a hash). */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 15, r: 8, p: 3 };
const KEY_BYTES = 32;

const THREADS = Math.min(3, Math.max(1, availableParallelism() - 1));
/** Who comes when this many wait would wait for half a minute: better told now. */
const QUEUE_LIMIT = 256;

const queue = new PQueue({ concurrency: THREADS });

/** Throws TOO_MANY_ATTEMPTS_TRY_LATER when too many wait already. */
export async function deriveKey(
  password: string | Buffer,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
): Promise<Buffer> {
  if (queue.size >= QUEUE_LIMIT)
    fail('TOO_MANY_ATTEMPTS_TRY_LATER', 'Too many people are signing in at once. Please try again later.');
  const memory = 256 * (options.N ?? PASSWORD_COST.N) * (options.r ?? PASSWORD_COST.r) + 1024 * 1024;
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, bytes, { ...options, maxmem: memory }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(password: string, cost: PasswordCost): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const hash = await deriveKey(password.normalize('NFC'), salt, KEY_BYTES, { ...cost });
  return {
    algorithm: 'scrypt',
    hash: hash.toString('base64'),
    salt: salt.toString('base64'),
    parameters: { ...cost },
  };
}

export async function matchesScrypt(password: string, stored: StoredPassword): Promise<boolean> {
  const expected = Buffer.from(stored.hash, 'base64');
  const { N, r, p } = stored.parameters;
  const key = await deriveKey(
    password.normalize('NFC'),
    Buffer.from(stored.salt, 'base64'),
    expected.length,
    {
      N: Number(N),
      r: Number(r),
      p: Number(p),
    },
  );
  return timingSafeEqual(key, expected);
}
