/**
 * The embedded identity service: Identity Toolkit and Secure Token as `firebase/auth` and `firebase-admin/auth` speak
 * them, on accounts kept in the data folder. Source: https://cloud.google.com/identity-platform/docs/reference/rest
 */
import type { DatabaseSync } from 'node:sqlite';
import { type Context, Hono } from 'hono';
import type { Clock } from '#shared/clock.ts';
import type { FederatedProvider } from '#shared/configuration.ts';
import type { Logger } from '#shared/logger.ts';
import type { ResolveCaller } from '../caller.ts';
import { migrate } from '../database/openDatabase.ts';
import { requireApiKey } from './access/apiKey.ts';
import { createAttempts } from './access/attempts.ts';
import { keepDemoReadOnly } from './access/keepReadOnly.ts';
import { createKnownPlaces } from './access/knownPlaces.ts';
import { createVisitorLimits } from './access/limitVisitors.ts';
import { doubtProviders } from './access/ownership.ts';
import { createResolveCaller } from './access/resolveCaller.ts';
import { doesSessionHold } from './access/session.ts';
import type { IdentityCompatibility } from './compatibility.ts';
import { canonicalEmail } from './emailAddress.ts';
import * as accountEndpoints from './endpoints/accounts.ts';
import { resetPassword, sendOobCode } from './endpoints/actionCodes.ts';
import { createAuthUri } from './endpoints/authUri.ts';
import { createSessionCookie, queryAccounts, revokeProviderToken } from './endpoints/business.ts';
import { signInWithIdp } from './endpoints/federated.ts';
import { importAccounts } from './endpoints/importAccounts.ts';
import { sendVerificationCode, signInWithPhoneNumber } from './endpoints/phone.ts';
import { getProjectConfiguration, updateProjectConfiguration } from './endpoints/projectConfiguration.ts';
import { addProvider, findProvider, listProviders } from './endpoints/providerConfigurations.ts';
import { signInWithCustomToken, signInWithEmailLink, signInWithPassword } from './endpoints/signIn.ts';
import { signUp } from './endpoints/signUp.ts';
import { exchangeRefreshToken } from './endpoints/token.ts';
import { trustConfigured } from './federated/verifyProviderToken.ts';
import { errorBody, IdentityError } from './identityError.ts';
import { createOwnProvider } from './openid/index.ts';
import { PASSWORD_COST } from './passwords/scrypt.ts';
import { describeBotCheck, recaptchaParams } from './project/botCheck.ts';
import { describePasswordPolicy } from './project/passwordPolicy.ts';
import { createProjectConfiguration } from './project/projectConfiguration.ts';
import { finishChallenge, startChallenge } from './secondFactors/challenge.ts';
import { finishEnrolment, startEnrolment, withdrawEnrolment } from './secondFactors/enrolment.ts';
import type { IdentityService } from './service.ts';
import { createAccountEvents, type TellOfAccount } from './store/accountEvents.ts';
import { createAccounts } from './store/accounts.ts';
import { identityTables } from './store/schema.ts';
import { createSettings } from './store/settings.ts';
import { createTickets } from './store/tickets.ts';
import { createIdTokens } from './tokens/idTokens.ts';
import { createRefreshTokens, type SignInUse } from './tokens/refreshTokens.ts';
import { createSigningKey, keySignature, publishedKeys } from './tokens/signingKeys.ts';

export type { ActionLinkRequest } from './service.ts';
export type { AccountChange, AccountEvent } from './store/accountEvents.ts';
export type { SignInUse } from './tokens/refreshTokens.ts';

/** What `--emulator` adds to the service, with routes of its own. */
export interface IdentityStandIn extends IdentityCompatibility {
  createRoutes(service: IdentityService): Hono;
}

interface IdentityOptions
  extends Pick<
    IdentityService,
    | 'projectId'
    | 'sendMail'
    | 'actionLink'
    | 'settingsAddress'
    | 'languageOf'
    | 'authorizedDomains'
    | 'isContinueOrigin'
    | 'isSessionEnded'
    | 'textGateway'
  > {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Logger;
  readonly tellOfAccount: TellOfAccount;
  /** Addresses that give rights: only a mail confirms them, whatever a provider says. */
  readonly entitledAddresses: readonly string[];
  readonly serviceAccount: { readonly client_email: string; readonly private_key: string };
  /** With `--emulator` only: null otherwise. */
  readonly compatibility: IdentityStandIn | null;
  readonly federatedProviders: readonly FederatedProvider[];
  /** The provider of this server's own; null when the operator wants none. */
  readonly openid: { readonly origin: () => string; readonly appOrigins: () => readonly string[] } | null;
}

export interface Identity {
  readonly routes: Hono;
  /** The provider of this server's own, as the app needs to know it. */
  readonly localProviders: (origin: string) => readonly FederatedProvider[];
  readonly resolveCaller: ResolveCaller;
  /** The sign-ins of an account that were neither ended nor revoked, the one used last first. */
  readonly listSignIns: (localId: string) => readonly SignInUse[];
  /** Whether the session of an account that began at `authTime`, in seconds, was neither ended nor revoked. */
  readonly isSessionOpen: (localId: string, authTime: number) => boolean;
}

type Endpoint = (service: IdentityService, context: Context) => Promise<unknown>;

/** Verbs of `accounts:` and what answers them; the business logic's paths name the project, people's do not. */
const verbs: Readonly<Record<string, Endpoint>> = {
  signUp,
  signInWithPassword,
  signInWithEmailLink,
  lookup: accountEndpoints.lookup,
  update: accountEndpoints.update,
  delete: accountEndpoints.remove,
  batchDelete: accountEndpoints.removeMany,
  createAuthUri,
  sendOobCode,
  resetPassword,
  sendVerificationCode,
  signInWithIdp,
  signInWithPhoneNumber,
};

/** The second version's verbs, for second factors. */
const secondFactorVerbs: Readonly<Record<string, Endpoint>> = {
  'mfaEnrollment:start': startEnrolment,
  'mfaEnrollment:finalize': finishEnrolment,
  'mfaEnrollment:withdraw': withdrawEnrolment,
  'mfaSignIn:start': startChallenge,
  'mfaSignIn:finalize': finishChallenge,
};

export function createIdentity(options: IdentityOptions): Identity {
  const { database, clock, projectId, serviceAccount, compatibility } = options;
  migrate(database, 'identity', identityTables);
  const settings = createSettings(database);
  const signingKey = createSigningKey(settings);
  const tickets = createTickets(database, clock);
  const attempts = createAttempts(clock, compatibility?.limitFactor);
  const visitorLimits = createVisitorLimits(clock, compatibility?.limitFactor);
  const accountEvents = createAccountEvents(database, {
    clock,
    tell: options.tellOfAccount,
    onFailure: (error) => options.log.log('error', 'account-change-not-noted', { reason: String(error) }),
  });
  const trusted = new Map(
    options.federatedProviders.flatMap((provider) => {
      const trust = trustConfigured(provider);
      return trust ? [[provider.providerId, trust] as const] : [];
    }),
  );
  const tokenSignature = compatibility?.tokenSignature ?? keySignature(signingKey);
  const idTokens = createIdTokens(projectId, clock, tokenSignature);
  const accounts = createAccounts(database);
  const knownPlaces = createKnownPlaces(database, clock);
  const own = createOwnProvider(options, { settings, tickets, attempts, accounts, knownPlaces });
  const entitled = new Set(options.entitledAddresses.flatMap((address) => canonicalEmail(address) ?? []));
  doubtProviders(accounts, entitled);
  const resolveCaller = createResolveCaller({ accounts, idTokens, serviceAccount, compatibility });
  const service: IdentityService = {
    database,
    clock,
    projectId,
    accounts,
    tickets,
    idTokens,
    tokenSignature,
    refreshTokens: createRefreshTokens(database, clock),
    passwordCost: compatibility?.passwordCost ?? PASSWORD_COST,
    attempts,
    visitorLimits,
    knownPlaces,
    accountEvents,
    needsMailConfirmation: (email) => entitled.has(email),
    isSessionEnded: options.isSessionEnded,
    isContinueOrigin: options.isContinueOrigin,
    noteFailedMail: (error) => options.log.log('error', 'identity-mail-failed', { reason: String(error) }),
    projectConfiguration: createProjectConfiguration(settings),
    compatibility,
    resolveCaller,
    authorizedDomains: options.authorizedDomains,
    sendMail: (message) => options.sendMail(message),
    actionLink: (request) => options.actionLink(request),
    settingsAddress: () => options.settingsAddress(),
    languageOf: options.languageOf,
    textGateway: options.textGateway,
    findProvider: (providerId) => own?.trust(providerId) ?? trusted.get(providerId) ?? null,
  };

  const routes = new Hono();
  routes.onError((error, context) => {
    if (error instanceof IdentityError) return context.json(errorBody(error), error.status);
    throw error;
  });
  for (const path of ['/identitytoolkit.googleapis.com/*', '/securetoken.googleapis.com/*']) {
    routes.use(path, async (context, next) => {
      // A token that proves nothing exempts nobody.
      const caller = await resolveCaller(context.req.header('authorization')).catch(() => null);
      if (caller?.kind !== 'privileged') visitorLimits.admitRequest(context);
      await next();
    });
  }
  for (const path of [
    '/identitytoolkit.googleapis.com/v1/*',
    '/identitytoolkit.googleapis.com/v2/*',
    '/securetoken.googleapis.com/v1/*',
  ])
    routes.use(path, requireApiKey);
  routes.use('/identitytoolkit.googleapis.com/*', keepDemoReadOnly(idTokens));
  const answer = (endpoint: Endpoint) => async (context: Context) => {
    const given = await endpoint(service, context).finally(() => accountEvents.handOn());
    return context.json(given as object, 200, { 'cache-control': 'no-store' });
  };
  const customToken: Endpoint = (own, context) => signInWithCustomToken(own, context, serviceAccount);

  for (const prefix of ['', '/projects/:project']) {
    const base = `/identitytoolkit.googleapis.com/v1${prefix}`;
    for (const [verb, endpoint] of Object.entries(verbs))
      routes.post(`${base}/accounts:${verb}`, answer(endpoint));
    routes.post(`${base}/accounts:signInWithCustomToken`, answer(customToken));
    routes.post(`${base}/accounts`, answer(signUp));
    routes.get(`${base}/accounts:batchGet`, answer(accountEndpoints.list));
    routes.post(`${base}/accounts:batchCreate`, answer(importAccounts));
    routes.post(`${base}/accounts:query`, answer(queryAccounts));
  }
  routes.post(
    '/identitytoolkit.googleapis.com/v1/projects/:call{[^/]+:createSessionCookie}',
    answer(createSessionCookie),
  );
  routes.post('/identitytoolkit.googleapis.com/v2/accounts:revokeToken', answer(revokeProviderToken));
  for (const [verb, endpoint] of Object.entries(secondFactorVerbs)) {
    routes.post(`/identitytoolkit.googleapis.com/v2/accounts/${verb}`, answer(endpoint));
  }
  routes.post('/securetoken.googleapis.com/v1/token', answer(exchangeRefreshToken));
  routes.get('/identitytoolkit.googleapis.com/v1/projects', (context) =>
    context.json({ projectId, authorizedDomains: options.authorizedDomains() }),
  );
  routes.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', (context) =>
    context.json(describePasswordPolicy(service.projectConfiguration.read())),
  );
  const configuration = '/identitytoolkit.googleapis.com/v2/projects/:project/config';
  routes.get(configuration, answer(getProjectConfiguration));
  routes.patch(configuration, answer(updateProjectConfiguration));
  for (const kind of ['oauthIdpConfigs', 'inboundSamlConfigs']) {
    const configured = `/identitytoolkit.googleapis.com/v2/projects/:project/${kind}`;
    routes.get(configured, answer(listProviders));
    routes.post(configured, answer(addProvider));
    for (const method of ['GET', 'PATCH', 'DELETE'])
      routes.on(method, `${configured}/:id`, answer(findProvider));
  }
  routes.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (context) =>
    context.json(describeBotCheck(service.projectConfiguration.read())),
  );
  routes.get('/identitytoolkit.googleapis.com/v1/recaptchaParams', (context) =>
    context.json(recaptchaParams),
  );
  // Ours, and where the vendor's verifiers look for it.
  for (const path of [
    '/identitytoolkit.googleapis.com/.well-known/jwks.json',
    '/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ]) {
    routes.get(path, async (context) => context.json(await publishedKeys(await signingKey())));
  }
  if (compatibility) routes.route('/', compatibility.createRoutes(service));
  routes.all('/identitytoolkit.googleapis.com/*', (context) =>
    context.json(errorBody(new IdentityError('NOT_FOUND', 404, 'NOT_FOUND')), 404),
  );
  if (own) routes.route('/', own.routes);
  // What takes the events is built after this.
  queueMicrotask(() => void accountEvents.handOn());
  return {
    routes,
    resolveCaller,
    localProviders: (origin) => (own ? [own.describe(origin)] : []),
    listSignIns: (localId) => {
      const account = accounts.find(localId);
      if (!account) return [];
      return service.refreshTokens
        .list(localId)
        .filter(({ authTime }) => doesSessionHold(service, account, authTime));
    },
    isSessionOpen: (localId, authTime) => {
      const account = accounts.find(localId);
      return account !== null && doesSessionHold(service, account, authTime);
    },
  };
}
