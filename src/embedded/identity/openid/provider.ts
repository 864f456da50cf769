/**
 * A small OpenID provider of this server's own, so that federated sign-in is real without a network: who shows that an
 * address is theirs, by a code in a mail, is that person. Each time anew: nothing that a browser keeps stands for the code.
 * Source: OpenID Connect Core 1.0 (authorisation code flow), RFC 7636 (PKCE, required here), RFC 8252 (loopback).
 *
 * [Note: no password, no shortcut] The provider never takes anybody's word for an address, with `--emulator` neither:
 * an account made through it is as safe as the mailbox behind it.
 */
import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { SignJWT } from 'jose';
import { languageSchema } from '#shared/domain/userProfile.ts';
import { composeMail } from '../../../functions/mail/index.ts';
import type { MailMessage } from '../../../functions/services.ts';
import { plainPageHeaders } from '../../http/plainPage.ts';
import type { Attempts } from '../access/attempts.ts';
import type { KnownPlaces } from '../access/knownPlaces.ts';
import { checkEmail } from '../emailAddress.ts';
import { IdentityError } from '../identityError.ts';
import type { Accounts } from '../store/accounts.ts';
import type { Tickets } from '../store/tickets.ts';
import { publishedKeys, type SigningKey } from '../tokens/signingKeys.ts';
import {
  type Authorization,
  answersChallenge,
  authorizationCode,
  authorizationSchema,
  mailedProof,
  newProofCode,
  subjectOf,
} from './grants.ts';
import { addressPage, codePage, type PageIssue } from './pages.ts';

export const OPENID_CLIENT = 'amaranth-app';
const BASE = '/__/openid';
const GUESS_LIMIT = 5;
/** Characters: several times the longest that the app sends. */
const FORM_LIMIT = 16_384;
/** Seconds. */
const ID_TOKEN_LIFETIME = 300;

export interface OpenidProviderOptions {
  readonly tickets: Tickets;
  readonly attempts: Attempts;
  readonly accounts: Pick<Accounts, 'findByEmail'>;
  readonly knownPlaces: KnownPlaces;
  readonly key: () => Promise<SigningKey>;
  readonly now: () => number;
  /** Where people reach this server. */
  readonly origin: () => string;
  /** Origins the app is served from, whose return page may receive a code. */
  readonly appOrigins: () => readonly string[];
  sendMail(message: MailMessage): Promise<unknown>;
}

export const issuerOf = (origin: string) => `${origin}${BASE}`;

export function createOpenidProvider(options: OpenidProviderOptions): Hono {
  const { tickets, attempts, accounts, knownPlaces } = options;
  const routes = new Hono();

  /** Only to the app's own return page, or to a listener of the desktop shell on this machine. */
  function isRegistered(redirectUri: string): boolean {
    const url = new URL(redirectUri);
    if (url.hash !== '' || url.username !== '') return false;
    const isShell = url.protocol === 'http:' && url.hostname === '127.0.0.1' && url.pathname === '/signed-in';
    const isApp = url.pathname === '/sign-in-return.html' && options.appOrigins().includes(url.origin);
    return isShell || isApp;
  }

  function readAuthorization(given: Record<string, unknown>): Authorization | null {
    const parsed = authorizationSchema.safeParse(given);
    if (!parsed.success || parsed.data.client_id !== OPENID_CLIENT) return null;
    return isRegistered(parsed.data.redirect_uri) ? parsed.data : null;
  }

  /** What a form of these pages sends; null for a body of any other kind. */
  async function readForm(context: Context): Promise<Record<string, string> | null> {
    const type = context.req.header('content-type') ?? '';
    if (!type.toLowerCase().startsWith('application/x-www-form-urlencoded')) return null;
    const text = await context.req.text();
    return text.length > FORM_LIMIT ? null : Object.fromEntries(new URLSearchParams(text));
  }

  /** The app's own where it says so, else the browser's. */
  const languageOf = (context: Context, { ui_locales: asked }: Authorization) =>
    languageSchema
      .catch('en')
      .parse((asked ?? context.req.header('accept-language') ?? 'en').slice(0, 2).toLowerCase());

  function page(context: Context, authorization: Authorization, content: ReturnType<typeof addressPage>) {
    const { origin } = new URL(authorization.redirect_uri);
    return context.html(content, 200, plainPageHeaders([origin]));
  }

  /** An unknown client or address gets no redirect: it would be an open one. */
  const refuse = (context: Context) => context.text('This sign-in request is not valid.', 400);

  const placeOf = (context: Context, email: string) =>
    knownPlaces.placeOf(context, accounts.findByEmail(email)?.localId);

  function finish(context: Context, authorization: Authorization, email: string) {
    const { client_id, redirect_uri, code_challenge, nonce, state } = authorization;
    const code = tickets.issue(authorizationCode, {
      clientId: client_id,
      redirectUri: redirect_uri,
      challenge: code_challenge,
      email,
      ...(nonce === undefined ? {} : { nonce }),
    });
    const target = new URL(redirect_uri);
    target.searchParams.set('code', code);
    target.searchParams.set('state', state);
    return context.redirect(target.href, 303);
  }

  routes.get(`${BASE}/.well-known/openid-configuration`, (context) => {
    const issuer = issuerOf(options.origin());
    return context.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      scopes_supported: ['openid', 'email', 'profile'],
      ui_locales_supported: languageSchema.options,
      token_endpoint_auth_methods_supported: ['none'],
      code_challenge_methods_supported: ['S256'],
    });
  });
  routes.get(`${BASE}/jwks`, async (context) => context.json(await publishedKeys(await options.key())));

  routes.get(`${BASE}/authorize`, (context) => {
    const authorization = readAuthorization(context.req.query());
    if (!authorization) return refuse(context);
    const language = languageOf(context, authorization);
    return page(context, authorization, addressPage({ language, authorization, issue: null }));
  });

  routes.post(`${BASE}/choose`, async (context) => {
    const form = await readForm(context);
    const authorization = form && readAuthorization(form);
    if (!authorization) return refuse(context);
    const language = languageOf(context, authorization);
    const again = (issue: PageIssue) =>
      page(context, authorization, addressPage({ language, authorization, issue }));
    let email: string;
    try {
      email = checkEmail(form.email ?? '');
      attempts.admitMessage(`mail ${email}`, placeOf(context, email));
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return again(error.message.startsWith('TOO_MANY') ? 'pause' : 'badEmail');
    }
    const code = newProofCode();
    const proof = tickets.issue(mailedProof, { email, code });
    await options.sendMail({ to: email, ...composeMail('sign-in-code', { code }, language) });
    return page(context, authorization, codePage({ language, authorization, email, proof, issue: null }));
  });

  routes.post(`${BASE}/prove`, async (context) => {
    const form = await readForm(context);
    const authorization = form && readAuthorization(form);
    if (!authorization) return refuse(context);
    const language = languageOf(context, authorization);
    const proof = form.proof ?? '';
    const ticket = tickets.find(mailedProof, proof);
    if (!ticket || ticket.isExpired || ticket.failures >= GUESS_LIMIT) {
      return page(context, authorization, addressPage({ language, authorization, issue: 'expired' }));
    }
    const { email, code } = ticket.payload;
    const again = (issue: PageIssue) =>
      page(context, authorization, codePage({ language, authorization, email, proof, issue }));
    const place = placeOf(context, email);
    const guessed = `code for ${email}`;
    try {
      attempts.admitCode(guessed, place);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return again('pause');
    }
    if ((form.code ?? '').slice(0, 32).replaceAll(/\s/g, '') !== code) {
      tickets.noteFailure(proof);
      return again('wrongCode');
    }
    tickets.redeem(proof);
    attempts.forgiveCode(guessed, place);
    const account = accounts.findByEmail(email);
    if (account) knownPlaces.remember(context, account.localId, BASE);
    return finish(context, authorization, email);
  });

  routes.post(`${BASE}/token`, async (context) => {
    const form = await readForm(context);
    const text = (name: string) => form?.[name] ?? '';
    const invalid = (error: string) => context.json({ error }, 400, { 'cache-control': 'no-store' });
    if (text('grant_type') !== 'authorization_code') return invalid('unsupported_grant_type');
    const ticket = tickets.find(authorizationCode, text('code'));
    // Spent at its first presentation, whoever presents it: a second one finds nothing.
    if (!ticket || !tickets.redeem(text('code')) || ticket.isExpired) return invalid('invalid_grant');
    const { clientId, redirectUri, challenge, email, nonce } = ticket.payload;
    const isHolder =
      clientId === text('client_id') &&
      redirectUri === text('redirect_uri') &&
      answersChallenge(text('code_verifier'), challenge);
    if (!isHolder) return invalid('invalid_grant');
    const { kid, privateKey } = await options.key();
    const now = Math.floor(options.now() / 1000);
    const idToken = await new SignJWT({ email, email_verified: true, ...(nonce ? { nonce } : {}) })
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(issuerOf(options.origin()))
      .setAudience(clientId)
      .setSubject(subjectOf(email))
      .setIssuedAt(now)
      .setExpirationTime(now + ID_TOKEN_LIFETIME)
      .sign(privateKey);
    // Every answer has an access token (RFC 6749 5.1); there is nothing here that this one would open.
    const accessToken = randomBytes(16).toString('base64url');
    return context.json(
      { access_token: accessToken, id_token: idToken, token_type: 'Bearer', expires_in: ID_TOKEN_LIFETIME },
      200,
      { 'cache-control': 'no-store' },
    );
  });
  return routes;
}
