/**
 * `accounts:signInWithIdp`: a provider's word becomes a session, a new account, or a link to the account whose token
 * comes along. Source: identitytoolkit v1; the answers are the SDK's (`IdpResponse`).
 */
import type { Context } from 'hono';
import { z } from 'zod';
import { claimAddress, confirmAddress, refuseDemo, setAddress } from '../access/ownership.ts';
import { accountOfRecentSignIn, continueSession } from '../access/session.ts';
import { providersOf } from '../accountJson.ts';
import { addressText, providerAnswerText, tokenText } from '../bounds.ts';
import { type ProviderPerson, verifyProviderToken } from '../federated/verifyProviderToken.ts';
import { fail, IdentityError } from '../identityError.ts';
import { type IdentityService, newAccount, readBody } from '../service.ts';
import type { Account, ProviderIdentity } from '../store/account.ts';
import { enter } from './signIn.ts';

const bodySchema = z.looseObject({
  postBody: providerAnswerText.optional(),
  requestUri: addressText.optional(),
  idToken: tokenText.optional(),
  returnIdpCredential: z.boolean().default(false),
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
 * Google answers for addresses at Google; for any other address a provider's word is not enough to take it over. Of a
 * provider that exists with `--emulator` only, a confirmed address is believed, as the vendor's emulator does.
 */
function answersFor(
  { compatibility, findProvider }: IdentityService,
  { providerId, email, isEmailVerified }: ProviderPerson,
): boolean {
  if (compatibility && !findProvider(providerId)) return isEmailVerified;
  return providerId === 'google.com' && isEmailVerified && /@(gmail|googlemail)\.com$/.test(email ?? '');
}

export async function signInWithIdp(service: IdentityService, context: Context): Promise<unknown> {
  const body = await readBody(context, bodySchema);
  if (!body.requestUri) fail('MISSING_REQUEST_URI');
  const post = new URLSearchParams(body.postBody ?? '');
  const providerId = post.get('providerId');
  // Facebook's and GitHub's SDKs give an access token only; here it counts where anybody's word does.
  const presented = post.get('id_token') ?? (service.compatibility ? post.get('access_token') : null);
  if (!providerId)
    fail('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no providerId.');
  if (!presented) fail('INVALID_CREDENTIAL_OR_PROVIDER_ID', 'Invalid IdP response/credential: no id_token.');
  const person = await verifyProviderToken(
    { providerId, idToken: presented, nonce: post.get('nonce') },
    service,
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
  if (body.idToken !== undefined) {
    const obstacle = await findObstacle(service, body.idToken, person, known);
    if (obstacle === null) return { ...answer, ...(await link(service, body.idToken, person)) };
    // With a 200 for who asks for the credential, so that the SDK can hand it to the app.
    if (body.returnIdpCredential) return { ...answer, errorMessage: obstacle };
    throw new IdentityError(obstacle, 400, null, answer);
  }
  if (known) {
    refuseDemo(known);
    known.federated = withIdentity(known, person);
    return { ...answer, isNewUser: false, ...(await enter(service, known, providerId)) };
  }
  const owner = person.email ? service.accounts.findByEmail(person.email) : null;
  if (owner && !answersFor(service, person)) {
    const verifiedProvider = providersOf(owner).map((identity) => identity.providerId);
    return { ...answer, needConfirmation: true, verifiedProvider };
  }
  if (owner) {
    refuseDemo(owner);
    if (!owner.disabled) {
      claimAddress(service, owner, 'provider');
      owner.federated = withIdentity(owner, person);
    }
    return { ...answer, isNewUser: false, ...(await enter(service, owner, providerId)) };
  }
  if (!body.autoCreate) fail('USER_NOT_FOUND');
  const account = newAccount(service, {
    email: person.email,
    ...(person.email ? { emailSetAt: service.clock.now() } : {}),
    displayName: person.displayName,
    photoUrl: person.photoUrl,
    federated: [identityOf(person)],
  });
  if (person.email && person.isEmailVerified) confirmAddress(service, account, 'provider');
  return { ...answer, isNewUser: true, ...(await enter(service, account, providerId)) };
}

/** The account's providers with this person's identity, as the provider describes it today. */
const withIdentity = ({ federated }: Account, person: ProviderPerson): ProviderIdentity[] => [
  ...federated.filter(({ providerId }) => providerId !== person.providerId),
  identityOf(person),
];

/** Why the identity cannot be linked to the account of a token, in the vendor's words; null when it can. */
async function findObstacle(
  service: IdentityService,
  idToken: string,
  { email }: ProviderPerson,
  known: Account | null,
): Promise<string | null> {
  const { account } = await accountOfRecentSignIn(service, idToken);
  if (known && known.localId !== account.localId) return 'FEDERATED_USER_ID_ALREADY_LINKED';
  const holder = email ? service.accounts.findByEmail(email) : null;
  return holder && holder.localId !== account.localId ? 'EMAIL_EXISTS' : null;
}

async function link(service: IdentityService, idToken: string, person: ProviderPerson) {
  const { account, signIn } = await accountOfRecentSignIn(service, idToken);
  if (person.email && !account.email) setAddress(service, account, person.email);
  if (person.email === account.email && person.isEmailVerified) confirmAddress(service, account, 'provider');
  account.federated = withIdentity(account, person);
  account.displayName ??= person.displayName;
  account.photoUrl ??= person.photoUrl;
  service.accounts.save(account);
  const tokens = await continueSession(service, account, { ...signIn, provider: person.providerId });
  return { isNewUser: false, ...tokens };
}
