/** As the vault's chosen randomness, with key pairs and shares: the same in every run. */
import type { KeyPair, LegacyRandomness } from '#shared/legacy/keys/randomness.ts';
import { chosenRandomness as vaultRandomness } from '#tests/support/vault/chosenBytes.ts';
import { publicOf, splitSecret } from './secondImplementation.ts';

async function keyPairOf(scalar: Uint8Array, name: 'ECDH' | 'ECDSA'): Promise<KeyPair> {
  const point = publicOf(Buffer.from(scalar));
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const coordinates = {
    kty: 'EC',
    crv: 'P-256',
    x: text(point.subarray(1, 33)),
    y: text(point.subarray(33)),
  };
  const algorithm = { name, namedCurve: 'P-256' };
  const isSigning = name === 'ECDSA';
  const privateKey = await crypto.subtle.importKey(
    'jwk',
    { ...coordinates, d: text(scalar) },
    algorithm,
    true,
    isSigning ? ['sign'] : ['deriveBits'],
  );
  const verifying = isSigning ? (['verify'] as const) : [];
  const publicKey = await crypto.subtle.importKey('jwk', coordinates, algorithm, true, [...verifying]);
  return { privateKey, publicKey };
}

export function chosenRandomness(name: string): LegacyRandomness {
  const chosen = vaultRandomness(name);
  return {
    ...chosen,
    agreementKeyPair: () => keyPairOf(chosen.bytes(32), 'ECDH'),
    signingKeyPair: () => keyPairOf(chosen.bytes(32), 'ECDSA'),
    split: async (secret, count, needed) => {
      const coefficients = Array.from({ length: needed - 1 }, () => Buffer.from(chosen.bytes(secret.length)));
      // Any places but 0 will do; the library's are random.
      const places = Array.from({ length: count }, (_, index) => 255 - 3 * index);
      return splitSecret(Buffer.from(secret), places, coefficients).map((share) => Uint8Array.from(share));
    },
  };
}
