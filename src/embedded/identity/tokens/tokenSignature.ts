/** How this server's tokens are signed: by its key. */
import { type JWTClaimVerificationOptions, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { SigningKey } from './signingKeys.ts';

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
