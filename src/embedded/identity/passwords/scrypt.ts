/** Password hashing off the event loop, two at a time: a flood of sign-ins must not starve file reads. */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import PQueue from 'p-queue';
import type { StoredPassword } from '../store/account.ts';

/** OWASP's parameters for scrypt: N=2^15, r=8, p=3 (32 MiB a hash). */
const COST = 2 ** 15;
const BLOCK_SIZE = 8;
const PARALLELISATION = 3;
const KEY_BYTES = 32;

const queue = new PQueue({ concurrency: 2 });

export function deriveKey(
  password: string | Buffer,
  salt: Buffer,
  bytes: number,
  options: ScryptOptions,
): Promise<Buffer> {
  const memory = 256 * (options.N ?? COST) * (options.r ?? BLOCK_SIZE) + 1024 * 1024;
  return queue.add(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password, salt, bytes, { ...options, maxmem: memory }, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );
}

export async function hashPassword(password: string): Promise<StoredPassword> {
  const salt = randomBytes(16);
  const options = { N: COST, r: BLOCK_SIZE, p: PARALLELISATION };
  const hash = await deriveKey(password.normalize('NFC'), salt, KEY_BYTES, options);
  return {
    algorithm: 'scrypt',
    hash: hash.toString('base64'),
    salt: salt.toString('base64'),
    parameters: options,
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
