/**
 * Every route of the identity service. What a person may ask about themselves is asked with the owner's id beside the
 * caller's own token; what is the business logic's alone is asked by everybody.
 */
import { type Caller, standings } from './callers.ts';
import { expect, type Operation, type Outcome, sendJson } from './operation.ts';
import type { Scene } from './scene.ts';

const V1 = '/identitytoolkit.googleapis.com/v1';
const V2 = '/identitytoolkit.googleapis.com/v2';
const PROJECT = `${V1}/projects/amaranth-local`;

interface Row {
  readonly route: `${'GET' | 'POST' | 'PATCH'} /${string}`;
  readonly body?: (scene: Scene, caller: Caller) => object;
  /** `business`: nobody but the business logic. `self`: acts on whoever's token it is. `public`: needs no token. */
  readonly meantFor: 'business' | 'self' | 'public';
}

const withToken =
  (more: (scene: Scene) => object = () => ({})) =>
  (scene: Scene, { token }: Caller) => ({ ...more(scene), idToken: token ?? undefined });

const rows: readonly Row[] = [
  { route: `POST ${V1}/accounts:lookup`, meantFor: 'self', body: withToken() },
  {
    route: `POST ${V1}/accounts:lookup`,
    meantFor: 'self',
    body: withToken(({ owner, ownerEmail }) => ({ localId: [owner.uid], email: [ownerEmail] })),
  },
  {
    route: `POST ${V1}/accounts:update`,
    meantFor: 'self',
    body: withToken(({ owner }) => ({ localId: owner.uid, displayName: 'Altered' })),
  },
  {
    route: `POST ${V1}/accounts:update`,
    meantFor: 'self',
    body: withToken(({ owner }) => ({ localId: owner.uid, customAttributes: '{"role":"admin"}' })),
  },
  {
    route: `POST ${V1}/accounts:sendOobCode`,
    meantFor: 'self',
    body: withToken(() => ({ requestType: 'VERIFY_EMAIL' })),
  },
  {
    route: `POST ${V1}/accounts:sendOobCode`,
    meantFor: 'self',
    body: withToken(({ ownerEmail }) => ({
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      newEmail: `new-${ownerEmail}`,
    })),
  },
  {
    route: `POST ${V2}/accounts/mfaEnrollment:start`,
    meantFor: 'self',
    body: withToken(() => ({ totpEnrollmentInfo: {} })),
  },
  {
    route: `POST ${V2}/accounts/mfaEnrollment:finalize`,
    meantFor: 'self',
    body: withToken(() => ({
      totpVerificationInfo: { sessionInfo: 'made-up', verificationCode: '000000' },
    })),
  },
  {
    route: `POST ${V2}/accounts/mfaEnrollment:withdraw`,
    meantFor: 'self',
    body: withToken(() => ({ mfaEnrollmentId: 'made-up' })),
  },
  {
    route: `POST ${V2}/accounts/mfaSignIn:start`,
    meantFor: 'self',
    body: () => ({ mfaPendingCredential: 'made-up', mfaEnrollmentId: 'made-up', phoneSignInInfo: {} }),
  },
  {
    route: `POST ${V2}/accounts/mfaSignIn:finalize`,
    meantFor: 'self',
    body: () => ({ mfaPendingCredential: 'made-up', totpVerificationInfo: { verificationCode: '000000' } }),
  },
  {
    route: `POST ${V2}/accounts:revokeToken`,
    meantFor: 'self',
    body: withToken(() => ({ providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token: 'made-up' })),
  },
  {
    route: `POST ${V1}/accounts:signUp`,
    meantFor: 'public',
    body: withToken(({ ownerEmail }) => ({ email: ownerEmail, password: 'a-secret-1' })),
  },
  {
    route: `POST ${V1}/accounts:signUp`,
    meantFor: 'public',
    body: ({ owner }) => ({ localId: owner.uid, email: 'taken@example.org', password: 'a-secret-1' }),
  },
  {
    route: `POST ${V1}/accounts:signInWithPassword`,
    meantFor: 'public',
    body: () => ({ email: 'not an address', password: 'a-guess-1' }),
  },
  {
    route: `POST ${V1}/accounts:signInWithEmailLink`,
    meantFor: 'public',
    body: ({ ownerEmail }) => ({ email: ownerEmail, oobCode: 'made-up' }),
  },
  {
    route: `POST ${V1}/accounts:signInWithCustomToken`,
    meantFor: 'public',
    body: (_scene, { token }) => ({ token: token ?? 'made-up', returnSecureToken: true }),
  },
  {
    route: `POST ${V1}/accounts:signInWithIdp`,
    meantFor: 'public',
    body: (_scene, { token }) => ({
      postBody: `id_token=${token}&providerId=oidc.amaranth`,
      requestUri: 'http://localhost',
      returnSecureToken: true,
    }),
  },
  {
    route: `POST ${V1}/accounts:signInWithPhoneNumber`,
    meantFor: 'public',
    body: () => ({ sessionInfo: 'made-up', code: '000000' }),
  },
  {
    route: `POST ${V1}/accounts:sendVerificationCode`,
    meantFor: 'public',
    body: () => ({ phoneNumber: 'not-a-number' }),
  },
  {
    route: `POST ${V1}/accounts:createAuthUri`,
    meantFor: 'public',
    body: ({ ownerEmail }) => ({ identifier: ownerEmail, continueUri: 'http://localhost' }),
  },
  {
    route: `POST ${V1}/accounts:sendOobCode`,
    meantFor: 'public',
    body: ({ ownerEmail }) => ({ requestType: 'PASSWORD_RESET', email: ownerEmail }),
  },
  {
    route: `POST ${V1}/accounts:resetPassword`,
    meantFor: 'public',
    body: () => ({ oobCode: 'made-up', newPassword: 'altered-1' }),
  },
  { route: `GET ${V1}/projects`, meantFor: 'public' },
  { route: `GET ${V1}/recaptchaParams`, meantFor: 'public' },
  { route: `GET ${V2}/passwordPolicy`, meantFor: 'public' },
  { route: `GET ${V2}/recaptchaConfig`, meantFor: 'public' },
  {
    route: 'POST /securetoken.googleapis.com/v1/token',
    meantFor: 'public',
    body: (_scene, { token }) => ({ grant_type: 'refresh_token', refresh_token: `${token} made up` }),
  },
  {
    route: `POST ${V1}/accounts:sendOobCode`,
    meantFor: 'business',
    body: ({ ownerEmail }) => ({
      requestType: 'PASSWORD_RESET',
      email: ownerEmail,
      returnOobLink: true,
    }),
  },
  {
    route: `POST ${V1}/accounts:delete`,
    meantFor: 'business',
    body: ({ owner }) => ({ localId: owner.uid }),
  },
  ...(['accounts:update', 'accounts:delete', 'accounts:lookup'] as const).map(
    (verb): Row => ({
      route: `POST ${PROJECT}/${verb}`,
      meantFor: 'business',
      body: ({ owner }) => ({
        localId: verb === 'accounts:lookup' ? [owner.uid] : owner.uid,
        disableUser: true,
        emailVerified: false,
      }),
    }),
  ),
  {
    route: `POST ${PROJECT}/accounts`,
    meantFor: 'business',
    body: () => ({ email: 'made-by-a-stranger@example.org', emailVerified: true }),
  },
  {
    route: `POST ${PROJECT}/accounts:batchDelete`,
    meantFor: 'business',
    body: ({ owner }) => ({ localIds: [owner.uid], force: true }),
  },
  {
    route: `POST ${PROJECT}/accounts:batchCreate`,
    meantFor: 'business',
    body: ({ owner }) => ({
      users: [{ localId: owner.uid, email: 'altered@example.org' }],
      allowOverwrite: true,
    }),
  },
  { route: `POST ${PROJECT}/accounts:query`, meantFor: 'business', body: () => ({ returnUserInfo: true }) },
  { route: `GET ${PROJECT}/accounts:batchGet`, meantFor: 'business' },
  {
    route: `POST ${PROJECT}/accounts:sendOobCode`,
    meantFor: 'business',
    body: ({ ownerEmail }) => ({ requestType: 'PASSWORD_RESET', email: ownerEmail, returnOobLink: true }),
  },
  {
    route: `POST ${PROJECT}:createSessionCookie`,
    meantFor: 'business',
    body: (_scene, { token }) => ({ idToken: token ?? 'made-up', validDuration: '3600' }),
  },
  { route: `GET ${V2}/projects/amaranth-local/config`, meantFor: 'business' },
  {
    route: `PATCH ${V2}/projects/amaranth-local/config`,
    meantFor: 'business',
    body: () => ({ signIn: { anonymous: { enabled: false } } }),
  },
];

const outcomes: Readonly<Record<Row['meantFor'], ReturnType<typeof expect>>> = {
  business: expect({}),
  self: expect({ owner: 'withoutEffect', administrator: 'withoutEffect', member: 'withoutEffect' }),
  public: expect(
    Object.fromEntries(standings.map((standing) => [standing, 'withoutEffect' satisfies Outcome])),
  ),
};

export function identityOperations(): Operation[] {
  return rows.map((row, index) => {
    const [method = '', path = ''] = row.route.split(' ');
    return {
      name: `identity ${index + 1} ${row.route}`,
      expected:
        row.route.endsWith(':lookup') && row.meantFor === 'self'
          ? { ...outcomes.self, demo: 'withoutEffect' }
          : outcomes[row.meantFor],
      run: (scene, caller) => sendJson(scene, caller, method, `${path}?key=local`, row.body?.(scene, caller)),
    };
  });
}
