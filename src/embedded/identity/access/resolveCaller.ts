/** Who sends a request, by its bearer token: a person with our id token, or our own business logic. */
import { createPublicKey } from 'node:crypto';
import { jwtVerify } from 'jose';
import { InvalidTokenError, type ResolveCaller } from '../../caller.ts';
import type { Accounts } from '../store/accounts.ts';
import type { IdTokens } from '../tokens/idTokens.ts';

export interface CallerOptions {
  readonly accounts: Accounts;
  readonly idTokens: IdTokens;
  readonly serviceAccount: { readonly client_email: string; readonly private_key: string };
  /** `Bearer owner`, as the vendors' emulators take it. */
  readonly emulator: boolean;
}

/**
 * A token of a deleted or disabled account, or issued before its sessions were revoked, is refused at once. The vendor
 * lets such a token live out its hour; here the account is one indexed read away.
 */
export function createResolveCaller({
  accounts,
  idTokens,
  serviceAccount,
  emulator,
}: CallerOptions): ResolveCaller {
  const serviceKey = createPublicKey(serviceAccount.private_key);

  async function isService(token: string): Promise<boolean> {
    try {
      await jwtVerify(token, serviceKey, {
        issuer: serviceAccount.client_email,
        subject: serviceAccount.client_email,
        algorithms: ['RS256'],
        // The vendors' SDKs sign with the machine's clock, whatever time the product is told it is.
        currentDate: new Date(),
        clockTolerance: 60,
      });
      return true;
    } catch {
      return false;
    }
  }

  return async (authorization) => {
    if (authorization === undefined) return { kind: 'visitor' };
    const token = /^Bearer ([^\s]+)$/i.exec(authorization)?.[1];
    if (token === undefined) throw new InvalidTokenError('Not a bearer token.');
    if (token === 'owner' && emulator) return { kind: 'privileged' };
    const claims = await idTokens.verify(token);
    if (claims?.sub) {
      const account = accounts.find(claims.sub);
      const isAlive = account && !account.disabled && (claims.iat ?? 0) >= account.validSince;
      if (!isAlive) throw new InvalidTokenError('The session was revoked.');
      return { kind: 'user', uid: claims.sub, claims };
    }
    if (await isService(token)) return { kind: 'privileged' };
    throw new InvalidTokenError('The token is expired, foreign or unsigned.');
  };
}
