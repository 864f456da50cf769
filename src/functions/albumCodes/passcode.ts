/**
 * Passcodes, kept as a slow hash, and passes: what a visitor holds after opening a code, so that the passcode is asked
 * for, hashed and counted once.
 */
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasscodeHash } from '../albumCodeDocuments/index.ts';
import { isSigned, sign } from '../serverSecret.ts';
import type { Services } from '../services.ts';

/** 32 MiB and about a tenth of a second: a visitor waits once, who guesses waits each time. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 ** 2 };
const HASH_BYTES = 32;

/** A pass opens for as long as a page is left open on a phone. */
const PASS_LIFETIME = 24 * 60 * 60_000;
const PURPOSE = 'album-code-pass';

export async function hashPasscode(passcode: string): Promise<PasscodeHash> {
  const salt = randomBytes(16);
  return { salt: salt.toString('base64'), hash: (await derive(passcode, salt)).toString('base64') };
}

export async function isPasscode(passcode: string, { salt, hash }: PasscodeHash): Promise<boolean> {
  const expected = Buffer.from(hash, 'base64');
  const given = await derive(passcode, Buffer.from(salt, 'base64'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function derive(passcode: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same letters, whichever keyboard composed them.
    scrypt(passcode.trim().normalize('NFKC'), salt, HASH_BYTES, COST, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

export interface Opened {
  readonly codeId: string;
  readonly passcode: PasscodeHash | null;
}

const textOf = ({ codeId, passcode }: Opened, issuedAt: number) =>
  `${codeId} ${passcode?.salt ?? ''} ${issuedAt}`;

export async function makePass(services: Services, opened: Opened): Promise<string> {
  const issuedAt = services.clock.now();
  return `${issuedAt}.${await sign(services, PURPOSE, textOf(opened, issuedAt))}`;
}

/** Milliseconds since it was given; null for one that is not ours, too old, or of a passcode that was changed. */
export async function passAge(services: Services, opened: Opened, pass: string): Promise<number | null> {
  const [issued = '', signature = ''] = pass.split('.');
  const issuedAt = Number(issued);
  if (!(await isSigned(services, PURPOSE, textOf(opened, issuedAt), signature))) return null;
  const age = services.clock.now() - issuedAt;
  return Math.abs(age) <= PASS_LIFETIME ? age : null;
}
