/**
 * `accounts:signInWithIdp`: a provider's word becomes a session, a new account, or a link to the account whose token
 * comes along. Source: identitytoolkit v1; the answers are the SDK's (`IdpResponse`).
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { providersOf } from '../accountJson.ts';
import { fail } from '../failure.ts';
import { type ProviderPerson, verifyProviderToken } from '../federated/verifyProviderToken.ts';
import { accountOfToken, type IdentityService, newAccount, openSession, readBody } from '../service.ts';
import type { Account, ProviderIdentity } from '../store/account.ts';
import { enter } from './signIn.ts';

const bodySchema = z.looseObject({
  postBody: z.string().optional(),
  requestUri: z.string().optional(),
  idToken: z.string().optional(),
  autoCreate: z.boolean().default(true),
});

const identityOf = ({
  providerId,
  rawId,
  email,
  displayName,
  photoUrl,
}: ProviderPerson): ProviderIdentity => ({
  providerId,
  rawId,
  federatedId: rawId,
  ...(email ? { email } : {}),
  ...(displayName ? { displayName } : {}),
  ...(photoUrl ? { photoUrl } : {}),
});

/**
 * Google answers for addresses at Google; for any other address a provider's word is not enough to take it over. Of the
 * providers that only exist with `--emulator`, a confirmed address is believed, as the vendor's emulator does.
 */
function answersFor(
  { federation }: IdentityService,
  { providerId, email, isEmailVerified }: ProviderPerson,
): boolean {
  if (federation.allowsUnsigned && !federation.find(providerId)) return isEmailVerified;
  return providerId === 'google.com' && isEmailVerified && /@(gmail|googlemail)\.com$/.test(email ?? '');
}

export async function signInWithIdp(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, bodySchema);
  if (!body.requestUri) fail('MISSING_REQUEST_URI');
  const post = new URLSearchParams(body.postBody ?? '');
  const providerId = post.get('providerId');
  // Facebook's and GitHub's SDKs give an access token only; here it counts where anybody's word does.
  const presented =
    post.get('id_token') ?? (service.federation.allowsUnsigned ? post.get('access_token') : null);
  if (!providerId)
    fail('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no providerId.');
  if (!presented) fail('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no id_token.');
  const person = await verifyProviderToken(
    { providerId, idToken: presented, nonce: post.get('nonce') },
    { ...service.federation, now: service.clock.now() },
  );
  const answer = {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    federatedId: person.rawId,
    email: person.email ?? '',
    emailVerified: person.isEmailVerified,
    displayName: person.displayName ?? '',
    fullName: person.displayName ?? '',
    photoUrl: person.photoUrl ?? '',
    ...(post.get('id_token') ? { oauthIdToken: presented } : {}),
    ...(post.get('access_token') ? { oauthAccessToken: post.get('access_token') } : {}),
    rawUserInfo: JSON.stringify(person.claims),
  };
  const known = service.accounts.findByFederatedId(providerId, person.rawId);
  if (body.idToken !== undefined) return { ...answer, ...(await link(service, body.idToken, person, known)) };
  if (known) return { ...answer, isNewUser: false, ...(await enter(service, known, providerId)) };
  const owner = person.email ? service.accounts.findByEmail(person.email) : null;
  if (owner && !answersFor(service, person)) {
    const verifiedProvider = providersOf(owner).map((identity) => identity.providerId);
    return { ...answer, needConfirmation: true, verifiedProvider };
  }
  if (owner) {
    // Whoever chose this password never proved the address: it may have been set in wait of its owner.
    if (!owner.emailVerified) owner.password = undefined;
    owner.emailVerified = true;
    owner.federated.push(identityOf(person));
    return { ...answer, isNewUser: false, ...(await enter(service, owner, providerId)) };
  }
  if (!body.autoCreate) fail('USER_NOT_FOUND');
  const account = newAccount(service, {
    email: person.email,
    emailVerified: person.isEmailVerified,
    displayName: person.displayName,
    photoUrl: person.photoUrl,
    federated: [identityOf(person)],
  });
  return { ...answer, isNewUser: true, ...(await enter(service, account, providerId)) };
}

async function link(
  service: IdentityService,
  idToken: string,
  person: ProviderPerson,
  known: Account | null,
) {
  const { account } = await accountOfToken(service, idToken);
  if (known && known.localId !== account.localId) {
    // With a 200, so that the SDK can hand the credential to the app.
    return { errorMessage: 'FEDERATED_USER_ID_ALREADY_LINKED' };
  }
  if (person.email && !account.email) {
    if (service.accounts.findByEmail(person.email)) return { errorMessage: 'EMAIL_EXISTS' };
    account.email = person.email;
    account.emailVerified = person.isEmailVerified;
  }
  if (person.email === account.email && person.isEmailVerified) account.emailVerified = true;
  account.federated = [
    ...account.federated.filter(({ providerId }) => providerId !== person.providerId),
    identityOf(person),
  ];
  account.displayName ??= person.displayName;
  account.photoUrl ??= person.photoUrl;
  service.accounts.save(account);
  return { isNewUser: false, ...(await openSession(service, account, person.providerId)) };
}
