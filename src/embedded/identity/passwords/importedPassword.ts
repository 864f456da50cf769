/**
 * Passwords as other systems kept them, for accounts that were imported: checked by their own algorithm at the first
 * sign-in, then kept by ours. Source: https://firebase.google.com/docs/auth/admin/import-users
 */
import {
  createCipheriv,
  createHash,
  createHmac,
  pbkdf2 as pbkdf2WithCallback,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';
import { compare as compareBcrypt } from 'bcryptjs';
import { z } from 'zod';
import type { StoredPassword } from '../store/account.ts';
import { deriveKey, matchesScrypt } from './scrypt.ts';

const pbkdf2 = promisify(pbkdf2WithCallback);
const base64 = (text: string) => Buffer.from(text, 'base64');

/** How an import describes all of its hashes at once. */
export const importedHashSchema = z.looseObject({
  hashAlgorithm: z.string().default(''),
  signerKey: z.string().default(''),
  saltSeparator: z.string().default(''),
  rounds: z.coerce.number().int().min(0).max(1_000_000).default(0),
  memoryCost: z.coerce.number().int().min(0).max(30).default(0),
  cpuMemCost: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 24)
    .default(0),
  parallelization: z.coerce.number().int().min(0).max(64).default(0),
  blockSize: z.coerce.number().int().min(0).max(64).default(0),
  dkLen: z.coerce.number().int().min(0).max(1_024).default(0),
  passwordHashOrder: z
    .enum(['UNSPECIFIED_ORDER', 'SALT_AND_PASSWORD', 'PASSWORD_AND_SALT'])
    .default('UNSPECIFIED_ORDER'),
});
type ImportedHash = z.output<typeof importedHashSchema>;

type Check = (password: string, salt: Buffer, how: ImportedHash, expected: Buffer) => Promise<boolean>;

function isEqual(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Where no order is said, keyed hashes have the password first and plain ones the salt, as the vendor has it. */
function joined(password: string, salt: Buffer, { passwordHashOrder, hashAlgorithm }: ImportedHash): Buffer {
  const own = Buffer.from(password);
  const isPasswordFirst =
    passwordHashOrder === 'UNSPECIFIED_ORDER'
      ? hashAlgorithm.startsWith('HMAC_')
      : passwordHashOrder === 'PASSWORD_AND_SALT';
  return isPasswordFirst ? Buffer.concat([own, salt]) : Buffer.concat([salt, own]);
}

/** Plain hashes may also come as the text of their hex. */
function isHash(value: Buffer, expected: Buffer): boolean {
  return isEqual(value, expected) || isEqual(Buffer.from(value.toString('hex')), expected);
}

const hmac =
  (digest: string): Check =>
  async (password, salt, how, expected) =>
    isEqual(
      createHmac(digest, base64(how.signerKey))
        .update(joined(password, salt, how))
        .digest(),
      expected,
    );

/** The first round hashes salt and password, the others what came before. */
const repeated =
  (digest: string): Check =>
  async (password, salt, how, expected) => {
    let value = createHash(digest)
      .update(joined(password, salt, how))
      .digest();
    for (let round = 1; round < how.rounds; round += 1) value = createHash(digest).update(value).digest();
    return isHash(value, expected);
  };

const derived =
  (digest: string): Check =>
  async (password, salt, { rounds }, expected) =>
    isEqual(await pbkdf2(password, salt, Math.max(1, rounds), expected.length, digest), expected);

/** Firebase's own: scrypt makes a key, and the key encrypts the project's signer key. */
const firebaseScrypt: Check = async (password, salt, how, expected) => {
  const seasoned = Buffer.concat([salt, base64(how.saltSeparator)]);
  const key = await deriveKey(password, seasoned, 64, { N: 2 ** how.memoryCost, r: how.rounds, p: 1 });
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, 32), Buffer.alloc(16));
  return isEqual(Buffer.concat([cipher.update(base64(how.signerKey)), cipher.final()]), expected);
};

const checks: Readonly<Record<string, Check>> = {
  SCRYPT: firebaseScrypt,
  STANDARD_SCRYPT: async (password, salt, { cpuMemCost, blockSize, parallelization, dkLen }, expected) =>
    isEqual(
      await deriveKey(password, salt, dkLen, { N: cpuMemCost, r: blockSize, p: parallelization }),
      expected,
    ),
  BCRYPT: (password, _salt, _how, expected) => compareBcrypt(password, expected.toString()),
  HMAC_SHA512: hmac('sha512'),
  HMAC_SHA256: hmac('sha256'),
  HMAC_SHA1: hmac('sha1'),
  HMAC_MD5: hmac('md5'),
  SHA512: repeated('sha512'),
  SHA256: repeated('sha256'),
  SHA1: repeated('sha1'),
  MD5: repeated('md5'),
  PBKDF2_SHA256: derived('sha256'),
  PBKDF_SHA1: derived('sha1'),
};

export const isKnownAlgorithm = (name: string) => name in checks;

/** True for a right password, by ours or by the algorithm it came with. */
export async function matchesPassword(password: string, stored: StoredPassword): Promise<boolean> {
  if (stored.algorithm === 'scrypt') return matchesScrypt(password, stored);
  const check = checks[stored.algorithm];
  if (!check) return false;
  const how = importedHashSchema.parse({ ...stored.parameters, hashAlgorithm: stored.algorithm });
  return check(password, base64(stored.salt), how, base64(stored.hash));
}
