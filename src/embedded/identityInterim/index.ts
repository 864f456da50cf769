import { createHash, createPublicKey, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '#shared/clock.ts';
import type { Logger } from '#shared/logger.ts';
import { InvalidTokenError, type ResolveCaller } from '../caller.ts';
import { migrate } from '../database/openDatabase.ts';
import { fail, failPermission, failureBody, IdentityFailure } from '../identity/failure.ts';
import { hashPassword, matchesScrypt } from '../identity/passwords/scrypt.ts';
import { type Account, normaliseEmail } from '../identity/store/account.ts';
import { createAccounts } from '../identity/store/accounts.ts';
import { identityTables } from '../identity/store/schema.ts';
import { createSettings } from '../identity/store/settings.ts';
import { createTickets, type TicketKind } from '../identity/store/tickets.ts';
import { createSigningKey, publishedKeys } from '../identity/tokens/signingKeys.ts';

export interface IdentityOptions {
  readonly database: DatabaseSync;
  readonly clock: Clock;
  readonly log: Logger;
  readonly projectId: string;
  readonly serviceAccount: { client_email: string; private_key: string };
  sendMail(message: { to: string; subject: string; text: string; html: string }): Promise<unknown>;
  actionLink(request: {
    mode: string;
    oobCode: string;
    continueUrl: string | null;
    languageCode: string | null;
  }): string;
}
const oob: TicketKind<{ type: string; localId: string; email: string; newEmail?: string }> = {
  name: 'oob',
  lifetime: 3600_000 * 24,
  payload: z.object({
    type: z.string(),
    localId: z.string(),
    email: z.string(),
    newEmail: z.string().optional(),
  }) as never,
};
const body = z.looseObject({
  email: z.string().optional(),
  password: z.string().optional(),
  idToken: z.string().optional(),
  displayName: z.string().nullish(),
  localId: z.union([z.string(), z.array(z.string())]).optional(),
  oobCode: z.string().optional(),
  newPassword: z.string().optional(),
  requestType: z.string().optional(),
  refreshToken: z.string().optional(),
  customAttributes: z.string().optional(),
  emailVerified: z.boolean().optional(),
  disableUser: z.boolean().optional(),
  deleteAttribute: z.array(z.string()).optional(),
  photoUrl: z.string().nullish(),
  continueUrl: z.string().optional(),
  validSince: z.string().optional(),
  newEmail: z.string().optional(),
});
export function createIdentity(o: IdentityOptions) {
  const { database, clock, projectId } = o;
  migrate(database, 'identity', identityTables);
  const accounts = createAccounts(database);
  const tickets = createTickets(database, clock);
  const key = createSigningKey(createSettings(database));
  const insertToken = database.prepare(
    'INSERT INTO identity_refresh_tokens (hash, family, local_id, session, issued_at) VALUES (?, ?, ?, ?, ?)',
  );
  const findToken = database.prepare('SELECT * FROM identity_refresh_tokens WHERE hash = ?');
  const dropTokens = database.prepare('DELETE FROM identity_refresh_tokens WHERE local_id = ?');
  const h = (t: string) => createHash('sha256').update(t).digest();
  const servicePublic = createPublicKey(o.serviceAccount.private_key);

  async function idToken(a: Account, provider: string, authTime: number) {
    const k = await key();
    const now = Math.floor(clock.now() / 1000);
    const custom = a.customAttributes ? (JSON.parse(a.customAttributes) as Record<string, unknown>) : {};
    return new SignJWT({
      ...custom,
      name: a.displayName,
      picture: a.photoUrl,
      email: a.email,
      email_verified: a.emailVerified,
      auth_time: authTime,
      user_id: a.localId,
      firebase: { identities: a.email ? { email: [a.email] } : {}, sign_in_provider: provider },
    })
      .setProtectedHeader({ alg: 'RS256', kid: k.kid, typ: 'JWT' })
      .setIssuer(`https://securetoken.google.com/${projectId}`)
      .setAudience(projectId)
      .setSubject(a.localId)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(k.privateKey);
  }
  async function session(a: Account, provider = 'password') {
    const refresh = randomBytes(48).toString('base64url');
    const now = clock.now();
    insertToken.run(
      h(refresh),
      randomBytes(8).toString('hex'),
      a.localId,
      JSON.stringify({ provider, authTime: Math.floor(now / 1000) }),
      now,
    );
    return {
      idToken: await idToken(a, provider, Math.floor(now / 1000)),
      refreshToken: refresh,
      expiresIn: '3600',
      localId: a.localId,
      email: a.email,
      displayName: a.displayName ?? '',
    };
  }
  async function verify(token: string) {
    const k = await key();
    try {
      const { payload } = await jwtVerify(token, k.publicKey, {
        issuer: `https://securetoken.google.com/${projectId}`,
        audience: projectId,
        currentDate: new Date(clock.now()),
        algorithms: ['RS256'],
      });
      return payload;
    } catch {
      return null;
    }
  }
  const resolveCaller: ResolveCaller = async (authorization) => {
    if (authorization === undefined) return { kind: 'visitor' };
    const token = /^Bearer (.+)$/i.exec(authorization)?.[1];
    if (!token) throw new InvalidTokenError('Not a bearer token.');
    try {
      decodeProtectedHeader(token);
    } catch {
      throw new InvalidTokenError('Not a token.');
    }
    const user = await verify(token);
    if (user?.sub) return { kind: 'user', uid: user.sub, claims: user };
    try {
      await jwtVerify(token, servicePublic, {
        issuer: o.serviceAccount.client_email,
        algorithms: ['RS256'],
        currentDate: new Date(clock.now()),
      });
      return { kind: 'privileged' };
    } catch {
      throw new InvalidTokenError('The token is not ours.');
    }
  };
  const userJson = (a: Account) => ({
    localId: a.localId,
    email: a.email,
    emailVerified: a.emailVerified,
    displayName: a.displayName,
    photoUrl: a.photoUrl,
    disabled: a.disabled,
    createdAt: String(a.createdAt),
    lastLoginAt: String(a.lastLoginAt ?? a.createdAt),
    lastRefreshAt: new Date(a.lastRefreshAt ?? a.createdAt).toISOString(),
    validSince: String(a.validSince),
    customAttributes: a.customAttributes,
    providerUserInfo:
      a.email && a.password
        ? [
            {
              providerId: 'password',
              email: a.email,
              federatedId: a.email,
              rawId: a.email,
              displayName: a.displayName,
            },
          ]
        : [],
    passwordUpdatedAt: a.passwordUpdatedAt,
  });
  async function accountOf(t: string | undefined) {
    const payload = t ? await verify(t) : null;
    if (!payload?.sub) fail('INVALID_ID_TOKEN');
    const a = accounts.find(String(payload.sub));
    if (!a) fail('USER_NOT_FOUND');
    if (a.disabled) fail('USER_DISABLED');
    if (Number(payload.iat) < a.validSince) fail('TOKEN_EXPIRED');
    return a;
  }
  function newAccount(extra: Partial<Account>): Account {
    const now = clock.now();
    return {
      localId: randomBytes(21).toString('base64url').replace(/[-_]/g, 'x').slice(0, 28),
      emailVerified: false,
      disabled: false,
      emailLinkSignin: false,
      customAuth: false,
      validSince: Math.floor(now / 1000),
      createdAt: now,
      lastLoginAt: now,
      federated: [],
      secondFactors: [],
      ...extra,
    };
  }
  const routes = new Hono();
  routes.onError((e, c) => {
    if (e instanceof IdentityFailure) return c.json(failureBody(e), e.status);
    throw e;
  });
  const read = async (c: { req: { text(): Promise<string> } }) => {
    try {
      return body.parse(JSON.parse((await c.req.text()) || '{}'));
    } catch {
      return fail('INVALID_REQ_TYPE');
    }
  };
  const v1 = (prefix: string) => {
    const isAdmin = async (c: { req: { header(n: string): string | undefined } }) => {
      const a = c.req.header('authorization');
      return a ? (await resolveCaller(a).catch(() => failPermission())).kind === 'privileged' : false;
    };
    routes.post(`${prefix}/accounts:signUp`, async (c) => signUp(await read(c)));
    routes.post(`${prefix}/accounts`, async (c) => signUp(await read(c), await isAdmin(c)));
    async function signUp(b: z.output<typeof body>, admin = false) {
      const email = b.email ? normaliseEmail(b.email) : undefined;
      if (email && !/^[^@\s]+@[^@\s]+$/.test(email)) fail('INVALID_EMAIL');
      if (email && accounts.findByEmail(email)) fail('EMAIL_EXISTS');
      if (b.password !== undefined && b.password.length < 6)
        fail('WEAK_PASSWORD', 'Password should be at least 6 characters');
      const a = newAccount({
        email,
        displayName: b.displayName ?? undefined,
        emailVerified: admin ? (b.emailVerified ?? false) : false,
        ...(typeof b.localId === 'string' && admin ? { localId: b.localId } : {}),
        ...(b.password ? { password: await hashPassword(b.password), passwordUpdatedAt: clock.now() } : {}),
      });
      accounts.save(a);
      return Response.json(admin ? { localId: a.localId, email: a.email } : await session(a));
    }
    routes.post(`${prefix}/accounts:signInWithPassword`, async (c) => {
      const b = await read(c);
      const a = accounts.findByEmail(normaliseEmail(b.email ?? ''));
      if (!b.password) fail('MISSING_PASSWORD');
      if (!a) {
        await hashPassword(b.password);
        fail('EMAIL_NOT_FOUND');
      }
      if (!a.password || !(await matchesScrypt(b.password, a.password))) fail('INVALID_PASSWORD');
      if (a.disabled) fail('USER_DISABLED');
      a.lastLoginAt = clock.now();
      accounts.save(a);
      return c.json({ registered: true, ...(await session(a)) });
    });
    routes.post(`${prefix}/accounts:lookup`, async (c) => {
      const b = await read(c);
      if (b.idToken) return c.json({ users: [userJson(await accountOf(b.idToken))] });
      if (!(await isAdmin(c))) failPermission();
      const ids = Array.isArray(b.localId) ? b.localId : b.localId ? [b.localId] : [];
      const emails = Array.isArray(b.email) ? (b.email as string[]) : b.email ? [b.email] : [];
      const found = [
        ...ids.map((i) => accounts.find(i)),
        ...emails.map((e) => accounts.findByEmail(normaliseEmail(e))),
      ].filter((a) => a !== null);
      return c.json(found.length ? { users: found.map(userJson) } : {});
    });
    routes.post(`${prefix}/accounts:update`, async (c) => {
      const b = await read(c);
      const admin = !b.idToken && !b.oobCode && (await isAdmin(c));
      let a: Account;
      if (b.oobCode) {
        const t = tickets.find(oob, b.oobCode);
        if (!t) fail('INVALID_OOB_CODE');
        if (t.isExpired) fail('EXPIRED_OOB_CODE');
        const found = accounts.find(t.payload.localId);
        if (!found) fail('USER_NOT_FOUND');
        a = found;
        tickets.redeem(b.oobCode);
        a.emailVerified = true;
        if (t.payload.newEmail) a.email = t.payload.newEmail;
        accounts.save(a);
        return c.json({ ...userJson(a) });
      }
      if (admin) {
        const found = typeof b.localId === 'string' ? accounts.find(b.localId) : null;
        if (!found) fail('USER_NOT_FOUND');
        a = found;
      } else a = await accountOf(b.idToken);
      if (typeof b.displayName === 'string') a.displayName = b.displayName;
      if (b.deleteAttribute?.includes('DISPLAY_NAME')) a.displayName = undefined;
      if (typeof b.photoUrl === 'string') a.photoUrl = b.photoUrl;
      if (b.password) {
        if (b.password.length < 6) fail('WEAK_PASSWORD', 'Password should be at least 6 characters');
        a.password = await hashPassword(b.password);
        a.passwordUpdatedAt = clock.now();
        a.validSince = Math.floor(clock.now() / 1000);
        dropTokens.run(a.localId);
      }
      if (b.email && normaliseEmail(b.email) !== a.email) {
        if (accounts.findByEmail(normaliseEmail(b.email))) fail('EMAIL_EXISTS');
        a.email = normaliseEmail(b.email);
        a.emailVerified = false;
      }
      if (admin) {
        if (b.customAttributes !== undefined) a.customAttributes = b.customAttributes;
        if (b.emailVerified !== undefined) a.emailVerified = b.emailVerified;
        if (b.disableUser !== undefined) a.disabled = b.disableUser;
        if (b.validSince) {
          a.validSince = Number(b.validSince);
          dropTokens.run(a.localId);
        }
      }
      accounts.save(a);
      return c.json({ ...userJson(a), ...(b.password && !admin ? await session(a) : {}) });
    });
    routes.post(`${prefix}/accounts:delete`, async (c) => {
      const b = await read(c);
      if (b.idToken) accounts.remove((await accountOf(b.idToken)).localId);
      else {
        if (!(await isAdmin(c))) failPermission();
        accounts.remove(String(b.localId));
      }
      return c.json({});
    });
    routes.post(`${prefix}/accounts:sendOobCode`, async (c) => {
      const b = await read(c);
      const isReset = b.requestType === 'PASSWORD_RESET';
      if (!isReset && !b.idToken) fail('MISSING_ID_TOKEN');
      const a = isReset ? accounts.findByEmail(normaliseEmail(b.email ?? '')) : await accountOf(b.idToken);
      if (!a?.email) fail('EMAIL_NOT_FOUND');
      const newEmail = b.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? normaliseEmail(b.newEmail ?? '') : undefined;
      if (newEmail !== undefined && !/^[^@\s]+@[^@\s]+$/.test(newEmail)) fail('INVALID_NEW_EMAIL');
      if (newEmail !== undefined && accounts.findByEmail(newEmail)) fail('EMAIL_EXISTS');
      const modes: Record<string, string> = {
        VERIFY_EMAIL: 'verifyEmail',
        PASSWORD_RESET: 'resetPassword',
        VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
      };
      const type = b.requestType ?? '';
      const mode = modes[type];
      if (!mode) fail('INVALID_REQ_TYPE');
      const code = tickets.issue(
        oob,
        { type, localId: a.localId, email: a.email, ...(newEmail ? { newEmail } : {}) },
        a.localId,
      );
      const link = o.actionLink({
        mode,
        oobCode: code,
        continueUrl: b.continueUrl ?? null,
        languageCode: c.req.header('x-firebase-locale') ?? null,
      });
      await o.sendMail({
        to: newEmail ?? a.email,
        subject: mode === 'resetPassword' ? 'Choose a new password' : 'Confirm your address',
        text: `Follow this link:\n${link}\n`,
        html: `<p><a href="${link.replaceAll('&', '&amp;')}">${mode}</a></p>`,
      });
      return c.json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: a.email });
    });
    routes.post(`${prefix}/accounts:resetPassword`, async (c) => {
      const b = await read(c);
      const t = b.oobCode ? tickets.find(oob, b.oobCode) : null;
      if (!t || !b.oobCode) fail('INVALID_OOB_CODE');
      if (t.isExpired) fail('EXPIRED_OOB_CODE');
      if (b.newPassword) {
        if (b.newPassword.length < 6) fail('WEAK_PASSWORD', 'Password should be at least 6 characters');
        const a = accounts.find(t.payload.localId);
        if (!a) fail('USER_NOT_FOUND');
        tickets.redeem(b.oobCode);
        a.password = await hashPassword(b.newPassword);
        a.validSince = Math.floor(clock.now() / 1000);
        a.emailVerified = true;
        dropTokens.run(a.localId);
        accounts.save(a);
      }
      return c.json({ requestType: t.payload.type, email: t.payload.email });
    });
  };
  v1('/identitytoolkit.googleapis.com/v1');
  v1('/identitytoolkit.googleapis.com/v1/projects/:project');
  routes.get('/identitytoolkit.googleapis.com/v1/projects', (c) =>
    c.json({ projectId, authorizedDomains: ['localhost', '127.0.0.1'] }),
  );
  routes.get('/identitytoolkit.googleapis.com/v2/passwordPolicy', (c) =>
    c.json({
      customStrengthOptions: { minPasswordLength: 6 },
      allowedNonAlphanumericCharacters: [],
      enforcementState: 'OFF',
      schemaVersion: 1,
    }),
  );
  routes.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig', (c) =>
    c.json({ recaptchaEnforcementState: [] }),
  );
  routes.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const p = new URLSearchParams(await c.req.text());
    const refresh = p.get('refresh_token') ?? '';
    const row = findToken.get(h(refresh));
    if (!row) fail('INVALID_REFRESH_TOKEN');
    const a = accounts.find(String(row.local_id));
    if (!a) fail('USER_NOT_FOUND');
    if (a.disabled) fail('USER_DISABLED');
    const s = JSON.parse(String(row.session)) as { provider: string; authTime: number };
    const t = await idToken(a, s.provider, s.authTime);
    return c.json({
      access_token: t,
      expires_in: '3600',
      token_type: 'Bearer',
      refresh_token: refresh,
      id_token: t,
      user_id: a.localId,
      project_id: projectId,
    });
  });
  void publishedKeys;
  return { routes, resolveCaller };
}
