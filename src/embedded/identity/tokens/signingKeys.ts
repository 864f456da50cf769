/**
 * The key that signs this server's tokens: made at first start, kept in the data folder's database (owner only),
 * published as a JWKS. How tokens are signed by it.
 */
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import {
  exportJWK,
  type JWK,
  type JWTClaimVerificationOptions,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import { z } from 'zod';
import type { Settings } from '../store/settings.ts';

const storedKey = z.object({ kid: z.string(), privateKey: z.string() });

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** The key is made on first use and not before: an empty folder starts at once. */
export function createSigningKey(settings: Settings, name = 'signing-key'): () => Promise<SigningKey> {
  let key: Promise<SigningKey> | null = null;
  return () => {
    key ??= loadKey(settings, name);
    return key;
  };
}

async function loadKey(settings: Settings, name: string): Promise<SigningKey> {
  const stored = settings.read(name, storedKey);
  if (stored) {
    const privateKey = createPrivateKey(stored.privateKey);
    return { kid: stored.kid, privateKey, publicKey: createPublicKey(privateKey) };
  }
  const { privateKey, publicKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(20).toString('hex');
  settings.write(name, { kid, privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() });
  return { kid, privateKey, publicKey };
}

export async function publishedKeys(key: SigningKey): Promise<{ keys: JWK[] }> {
  return { keys: [{ ...(await exportJWK(key.publicKey)), kid: key.kid, alg: 'RS256', use: 'sig' }] };
}

export interface TokenSignature {
  sign(claims: JWTPayload): Promise<string>;
  /** The claims; rejects for what is not signed so, or does not hold what is asked. */
  verify(token: string, asked: JWTClaimVerificationOptions): Promise<JWTPayload>;
}

export function keySignature(key: () => Promise<SigningKey>): TokenSignature {
  return {
    async sign(claims) {
      const { kid, privateKey } = await key();
      return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey);
    },
    async verify(token, asked) {
      const { publicKey } = await key();
      return (await jwtVerify(token, publicKey, { ...asked, algorithms: ['RS256'] })).payload;
    },
  };
}
