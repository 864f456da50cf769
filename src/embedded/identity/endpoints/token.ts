/** `securetoken.googleapis.com/v1/token`: a refresh token for a new id token. Form-encoded, as OAuth asks (RFC 6749 §6). */
import type { Context } from 'hono';
import { holdingAccount } from '../access/session.ts';
import { fail } from '../identityError.ts';
import type { IdentityService } from '../service.ts';
import { atomically } from '../store/accounts.ts';
import { ID_TOKEN_LIFETIME } from '../tokens/idTokens.ts';

/** Ours are a fifth of this. */
const LONGEST_TOKEN = 512;

export async function exchangeRefreshToken(service: IdentityService, context: Context): Promise<unknown> {
  const form = new URLSearchParams(await context.req.text());
  if (form.get('grant_type') !== 'refresh_token') fail('INVALID_GRANT_TYPE');
  const given = form.get('refresh_token');
  if (!given) fail('MISSING_REFRESH_TOKEN');
  if (given.length > LONGEST_TOKEN) fail('INVALID_REFRESH_TOKEN');
  const session = atomically(service.database, () => {
    const outcome = service.refreshTokens.exchange(given);
    // The id tokens that were given before would go on for up to an hour, in no list.
    if (outcome.kind === 'reused')
      service.accountEvents.add(outcome.localId, 'sessionStolen', String(outcome.signIn.authTime));
    return outcome;
  });
  if (session.kind === 'unknown') fail('INVALID_REFRESH_TOKEN');
  const account = holdingAccount(service, session.localId, session.signIn.authTime);
  if (session.kind !== 'renewed') fail('TOKEN_EXPIRED');
  account.lastRefreshAt = service.clock.now();
  service.accounts.save(account);
  const idToken = await service.idTokens.sign(account, session.signIn);
  return {
    access_token: idToken,
    id_token: idToken,
    expires_in: String(ID_TOKEN_LIFETIME),
    token_type: 'Bearer',
    refresh_token: session.refreshToken,
    user_id: account.localId,
    project_id: service.projectId,
  };
}
