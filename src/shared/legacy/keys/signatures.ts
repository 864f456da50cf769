/** What an owner signs: ECDSA P-256 with SHA-256 over a label and the canonical JSON (RFC 8785) of a statement. */
import canonicalize from 'canonicalize';
import { type Bytes, toBase64Url } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { bytesOfLength } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import { importPublicKey } from './publicKeys.ts';

export type Statement = 'grant' | 'revocation';

/** Both numbers of the signature, 32 bytes each. */
export const signatureSchema = bytesOfLength(64);

const ecdsa = { name: 'ECDSA', hash: 'SHA-256' };

function signedBytes(statement: Statement, json: object): Bytes {
  const text = canonicalize(json);
  if (text === undefined) throw new Error('A statement is an object of JSON');
  return legacyFields(statement, text);
}

/** Names a statement to the last letter, whoever signed it. */
export async function digestOf(statement: Statement, json: object): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', signedBytes(statement, json))));
}

export async function sign(signingKey: VaultCryptoKey, statement: Statement, json: object): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.sign(ecdsa, signingKey, signedBytes(statement, json)));
}

export async function isSigned(
  signingPublicKey: Bytes,
  statement: Statement,
  json: object,
  signature: Bytes,
): Promise<boolean> {
  const key = await importPublicKey(signingPublicKey, 'ECDSA');
  return key.ok && (await crypto.subtle.verify(ecdsa, key.value, signature, signedBytes(statement, json)));
}
