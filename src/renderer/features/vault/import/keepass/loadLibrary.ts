/** kdbxweb, with the Argon2 it leaves to others. */
import type { CryptoEngine } from 'kdbxweb';
import { ImportRefusedError } from '../importOutcome.ts';

export type Kdbxweb = typeof import('kdbxweb');

export async function loadKdbxweb(): Promise<Kdbxweb> {
  const imported: Kdbxweb & { readonly default?: Kdbxweb } = await import('kdbxweb');
  // It is CommonJS: a bundler gives its names, Node the whole of it.
  const kdbxweb = imported.default ?? imported;
  kdbxweb.CryptoEngine.setArgon2Impl(deriveByArgon2);
  return kdbxweb;
}

const deriveByArgon2: CryptoEngine.Argon2Fn = async (
  password,
  salt,
  memorySize,
  iterations,
  hashLength,
  parallelism,
  type,
  version,
) => {
  if (version !== 0x13) throw new ImportRefusedError('unknown-version');
  const { argon2d, argon2id } = await import('hash-wasm');
  const derive = type === 0 ? argon2d : argon2id;
  const derived = await derive({
    password: new Uint8Array(password),
    salt: new Uint8Array(salt),
    memorySize,
    iterations,
    hashLength,
    parallelism,
    outputType: 'binary',
  });
  return new Uint8Array(derived).buffer;
};
