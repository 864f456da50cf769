/**
 * Opens Bitwarden's password-protected export. Its key is derived from the password and stretched into one for AES-256-CBC
 * and one for HMAC-SHA-256: https://bitwarden.com/help/encrypted-export/
 */
import { importLimits } from '../importLimits.ts';
import { ImportRefusedError } from '../importOutcome.ts';
import type { BitwardenSealed } from './bitwardenExport.ts';

/** Bitwarden itself allows at most 2,000,000 rounds, 1 GiB, 10 passes and 16 lanes. */
const most = { rounds: 2_000_000, memoryMiB: 1_024, passes: 10, lanes: 16 };

/** The JSON inside. Throws ImportRefusedError. */
export async function unlockBitwarden(sealed: BitwardenSealed, password: string): Promise<string> {
  const keys = await stretch(await derive(sealed, password));
  if ((await open(sealed.encKeyValidation_DO_NOT_EDIT, keys)) === null) {
    throw new ImportRefusedError('wrong-password');
  }
  const data = await open(sealed.data, keys);
  if (data === null) throw new ImportRefusedError('damaged');
  if (data.byteLength > importLimits.textBytes) throw new ImportRefusedError('too-large');
  return new TextDecoder().decode(data);
}

interface Keys {
  readonly encryption: CryptoKey;
  readonly authentication: CryptoKey;
}

async function derive(sealed: BitwardenSealed, password: string): Promise<Uint8Array<ArrayBuffer>> {
  // The salt is used as the text it is written as, not as what that text encodes.
  const salt = new TextEncoder().encode(sealed.salt);
  const secret = new TextEncoder().encode(password);
  const rounds = sealed.kdfIterations;
  if (sealed.kdfType === 0) {
    if (rounds > most.rounds) throw new ImportRefusedError('too-costly');
    const key = await crypto.subtle.importKey('raw', secret, 'PBKDF2', false, ['deriveBits']);
    const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds };
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, key, 256));
  }
  const memory = sealed.kdfMemory ?? 64;
  const lanes = sealed.kdfParallelism ?? 4;
  if (rounds > most.passes || memory > most.memoryMiB || lanes > most.lanes) {
    throw new ImportRefusedError('too-costly');
  }
  if (secret.length === 0) throw new ImportRefusedError('wrong-password');
  const { argon2id } = await import('hash-wasm');
  const derived = await argon2id({
    password: secret,
    salt: new Uint8Array(await crypto.subtle.digest('SHA-256', salt)),
    iterations: rounds,
    memorySize: memory * 1_024,
    parallelism: lanes,
    hashLength: 32,
    outputType: 'binary',
  });
  return new Uint8Array(derived);
}

/** HKDF's second step alone, with one block a key: HMAC of the purpose and the number one. */
async function stretch(key: Uint8Array<ArrayBuffer>): Promise<Keys> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  const prk = await crypto.subtle.importKey('raw', key, hmac, false, ['sign']);
  const expand = (purpose: string) =>
    crypto.subtle.sign('HMAC', prk, new TextEncoder().encode(`${purpose}\u0001`));
  return {
    encryption: await crypto.subtle.importKey('raw', await expand('enc'), 'AES-CBC', false, ['decrypt']),
    authentication: await crypto.subtle.importKey('raw', await expand('mac'), hmac, false, ['verify']),
  };
}

/** What stands in a sealed text, `2.<nonce>|<ciphertext>|<code>`; null when it was not sealed with these keys. */
async function open(text: string, { encryption, authentication }: Keys): Promise<ArrayBuffer | null> {
  const [, nonceText, ciphertextText, codeText] = /^2\.([^|]+)\|([^|]+)\|([^|]+)$/.exec(text) ?? [];
  if (!nonceText || !ciphertextText || !codeText) throw new ImportRefusedError('damaged');
  const [nonce, ciphertext, code] = [nonceText, ciphertextText, codeText].map(fromBase64);
  if (nonce?.length !== 16 || !ciphertext || !code) throw new ImportRefusedError('damaged');
  const signed = new Uint8Array(nonce.length + ciphertext.length);
  signed.set(nonce);
  signed.set(ciphertext, nonce.length);
  if (!(await crypto.subtle.verify('HMAC', authentication, code, signed))) return null;
  return crypto.subtle
    .decrypt({ name: 'AES-CBC', iv: nonce }, encryption, ciphertext)
    .catch((error: unknown) => {
      throw new ImportRefusedError('damaged', { cause: error });
    });
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch (error) {
    throw new ImportRefusedError('damaged', { cause: error });
  }
}
