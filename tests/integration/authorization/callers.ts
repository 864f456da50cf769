/**
 * Everybody who might knock. What a caller is worth is their standing; how they come to it is their kind. A kind that
 * only pretends (a forged, stale or borrowed token) stands as `impostor`, and gets less than a visitor does.
 */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose';
import { z } from 'zod';
import { DATABASE_NAME } from '../../../src/embedded/dataFolder/openDataFolder.ts';
import { signUpPerson } from '../../support/person.ts';
import { ADMINISTRATOR, type Scene, UNVERIFIED_ADMINISTRATOR } from './scene.ts';

export const standings = [
  'owner',
  'administrator',
  'member',
  'demo',
  'visitor',
  'ended',
  'impostor',
] as const;
export type Standing = (typeof standings)[number];

export interface Caller {
  readonly kind: string;
  readonly standing: Standing;
  /** What they send as their id token; null when they have none. */
  readonly token: string | null;
  /** The whole `Authorization` header, where it is not `Bearer <token>`. */
  readonly header?: string;
}

const PASSWORD = 'a-secret-1';

export async function gatherCallers(scene: Scene): Promise<Caller[]> {
  const { backend, services, owner, ownerEmail, other, clock } = scene;
  const identity = await openIdentity(backend.origin);
  const ownerToken = await tokenOf(owner.auth.currentUser);
  const real = (kind: string, standing: Standing, token: string): Caller => ({ kind, standing, token });

  const seconds = Math.floor(clock.now() / 1000);
  const make = async (address: string) => identity('signUp', { email: address, password: PASSWORD });
  const disabled = await make('disabled@example.org');
  await services.auth.updateUser(disabled.localId, { disabled: true });
  const deleted = await make('deleted@example.org');
  await services.auth.deleteUser(deleted.localId);
  const revoked = await make('revoked@example.org');
  await services.auth.revokeRefreshTokens(revoked.localId);
  const anonymous = await identity('signUp', {});
  const unverified = await signUpPerson(backend.origin);
  const claimant = await make(UNVERIFIED_ADMINISTRATOR);
  await services.auth.setCustomUserClaims(claimant.localId, { role: 'admin' });
  const claimantToken = (
    await identity('signInWithPassword', { email: UNVERIFIED_ADMINISTRATOR, password: PASSWORD })
  ).idToken;
  const stale = await make('was-admin@example.org');
  await services.auth.updateUser(stale.localId, { emailVerified: true });
  await services.auth.setCustomUserClaims(stale.localId, { role: 'admin' });
  const staleToken = (
    await identity('signInWithPassword', { email: 'was-admin@example.org', password: PASSWORD })
  ).idToken;
  const administrator = await becomeAdministrator(scene, identity);
  const demo = await identity('signInWithPassword', {
    email: 'demo@amaranth.example',
    password: 'demo-family-1',
  });
  const custom = await signCustomToken(backend.dataFolder, seconds);
  const customSession = await identity('signInWithCustomToken', { token: custom });
  const cookie = await services.auth.createSessionCookie(ownerToken, { expiresIn: 3_600_000 });

  const claims = decodeJwt(ownerToken);
  const keys = readSigningKey(backend.dataFolder);
  const sign = (changes: Record<string, unknown>) => {
    const payload = Object.fromEntries(
      Object.entries({ ...claims, ...changes }).filter(([, value]) => value !== undefined),
    );
    return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: keys.kid }).sign(keys.privateKey);
  };
  const admin = { role: 'admin', email_verified: true, email: ADMINISTRATOR };
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  return [
    real('the owner', 'owner', ownerToken),
    real('an administrator', 'administrator', administrator),
    real('another member', 'member', await tokenOf(other.auth.currentUser)),
    real('a member whose address is not confirmed', 'member', await tokenOf(unverified.auth.currentUser)),
    real('an anonymous member', 'member', anonymous.idToken),
    real('a member by custom token', 'member', customSession.idToken),
    real('a listed address that was never confirmed', 'member', claimantToken),
    real('a member with a stale admin claim', 'member', staleToken),
    real('the demo', 'demo', demo.idToken),
    { kind: 'a visitor', standing: 'visitor', token: null },
    real('an ended session of the owner', 'ended', scene.endedToken),
    real('a disabled member', 'impostor', disabled.idToken),
    real('a deleted member', 'impostor', deleted.idToken),
    real('a revoked session', 'impostor', revoked.idToken),
    real(
      'a token that has expired',
      'impostor',
      await sign({ iat: seconds - 7_300, exp: seconds - 3_700, auth_time: seconds - 7_300 }),
    ),
    real('a token for another project', 'impostor', await sign({ aud: 'another-project' })),
    real('a token of another issuer', 'impostor', await sign({ iss: 'https://securetoken.example/x' })),
    real('a token without a subject', 'impostor', await sign({ sub: undefined, user_id: undefined })),
    real('a token without a sign-in time', 'impostor', await sign({ auth_time: undefined })),
    real('an unsigned token', 'impostor', new UnsecuredJWT({ ...claims, ...admin }).encode()),
    real('a token under a guessed secret', 'impostor', signWithSecret({ ...claims, ...admin }, 'secret')),
    real(
      'a token under the public key as a secret',
      'impostor',
      signWithSecret(
        { ...claims, ...admin },
        createPublicKey(keys.privateKey).export({ type: 'spki', format: 'pem' }).toString(),
      ),
    ),
    real(
      'a token under another key of the same name',
      'impostor',
      await new SignJWT({ ...claims, ...admin })
        .setProtectedHeader({ alg: 'RS256', kid: keys.kid })
        .sign(foreign),
    ),
    real('a token with its end cut off', 'impostor', ownerToken.slice(0, -4)),
    real('a token with its claims altered', 'impostor', alterClaims(ownerToken, admin)),
    real('the emulator’s word', 'impostor', 'owner'),
    real('a refresh token', 'impostor', owner.auth.currentUser?.refreshToken ?? ''),
    real('a session cookie', 'impostor', cookie),
    real('a custom token', 'impostor', custom),
    { kind: 'an empty header', standing: 'impostor', token: '', header: 'Bearer ' },
    {
      kind: 'a password in the header',
      standing: 'impostor',
      token: '',
      header: `Basic ${btoa(`${ownerEmail}:${PASSWORD}`)}`,
    },
  ];
}

const answerSchema = z.looseObject({
  localId: z.string().default(''),
  idToken: z.string().default(''),
  error: z.object({ message: z.string() }).optional(),
});

async function openIdentity(origin: string) {
  return async (verb: string, body: object) => {
    const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ returnSecureToken: true, ...body }),
    });
    const answer = answerSchema.parse(await response.json());
    if (answer.error) throw new Error(`${verb}: ${answer.error.message}`);
    return answer;
  };
}

async function tokenOf(user: { getIdToken(): Promise<string> } | null): Promise<string> {
  if (!user) throw new Error('Nobody is signed in.');
  return user.getIdToken();
}

/** As the app makes one: the listed address is confirmed by mail, then the role is asked for. */
async function becomeAdministrator(
  { backend, services }: Scene,
  identity: Awaited<ReturnType<typeof openIdentity>>,
): Promise<string> {
  const account = await identity('signUp', { email: ADMINISTRATOR, password: PASSWORD });
  const link = await services.auth.generateEmailVerificationLink(ADMINISTRATOR);
  await identity('update', { oobCode: new URL(link).searchParams.get('oobCode') });
  const signIn = async () =>
    (await identity('signInWithPassword', { email: ADMINISTRATOR, password: PASSWORD })).idToken;
  const response = await fetch(`${backend.origin}/functions/account-refreshRole`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await signIn()}` },
    body: '{"data":{}}',
  });
  if (!response.ok) throw new Error(`No role for ${account.localId}: ${await response.text()}`);
  return signIn();
}

/** The server's own key, out of its data folder: a thief's tokens must not do more than the claims allow. */
function readSigningKey(dataFolder: string): { kid: string; privateKey: KeyObject } {
  const database = new DatabaseSync(join(dataFolder, DATABASE_NAME), { readOnly: true });
  const row = database.prepare("SELECT value FROM identity_settings WHERE name = 'signing-key'").get();
  database.close();
  const { kid, privateKey } = z
    .object({ kid: z.string(), privateKey: z.string() })
    .parse(JSON.parse(String(row?.value)));
  return { kid, privateKey: createPrivateKey(privateKey) };
}

/** As a server of ours would with the service account's key: the Admin SDK does not sign beside an embedded server. */
async function signCustomToken(dataFolder: string, seconds: number): Promise<string> {
  const { client_email, private_key } = z
    .object({ client_email: z.string(), private_key: z.string() })
    .parse(JSON.parse(await readFile(join(dataFolder, 'service-account.json'), 'utf8')));
  return new SignJWT({ uid: 'made-by-hand' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setSubject(client_email)
    .setAudience('https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3_600)
    .sign(createPrivateKey(private_key));
}

function signWithSecret(claims: object, secret: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

function alterClaims(token: string, changes: object): string {
  const [header, , signature] = token.split('.');
  const payload = Buffer.from(JSON.stringify({ ...decodeJwt(token), ...changes })).toString('base64url');
  return `${header}.${payload}.${signature}`;
}
