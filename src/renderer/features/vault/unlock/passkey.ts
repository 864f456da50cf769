/**
 * A passkey as one more way to open the vault: its PRF (WebAuthn Level 3) gives the same 32 bytes each time it is asked
 * with the same salt. Nobody but the passkey knows them, and no server is asked: the challenge signs nothing.
 */
import { type Bytes, fromBase64Url, toBase64Url } from '#shared/vault/encoding.ts';
import { type VaultDeviceId, vaultDeviceIdSchema } from '#shared/vault/ids.ts';
import type { StoredKeyBox } from '#shared/vault/stored.ts';

const SECRET_LENGTH = 32;
/** Milliseconds; a browser may take its own. */
const PATIENCE = 120_000;
/** ES256, EdDSA and RS256: whatever a passkey has. */
const algorithms = [-7, -8, -257];

export interface Passkey {
  readonly deviceId: VaultDeviceId;
  readonly credentialId: Bytes;
  readonly prfSalt: Bytes;
}

export interface NewPasskey {
  readonly credentialId: Bytes;
  readonly prfSalt: Bytes;
  readonly secret: Bytes;
}

export type PasskeyFault =
  /** Its owner said no, or took too long: browsers do not tell which. */
  | 'cancelled'
  /** It is one of this vault already. */
  | 'already-there'
  /** It signs, but gives no secret. */
  | 'gives-no-secret'
  | 'failed';

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  readonly fault: PasskeyFault;

  constructor(fault: PasskeyFault, cause?: unknown) {
    super(fault, { cause });
    this.fault = fault;
  }
}

/** Why this page can neither make a passkey nor use one. */
export type PasskeyObstacle =
  /** The desktop's own pages have no website that a passkey could belong to. */
  | 'desktop'
  /** An address of digits has no name that a passkey could belong to. */
  | 'no-name'
  /** It has none, or none that gives a secret. */
  | 'browser';

type Place = Pick<Location, 'protocol' | 'hostname'>;

export async function findPasskeyObstacle(place: Place): Promise<PasskeyObstacle | null> {
  const obstacle = obstacleOfPlace(place);
  if (obstacle) return obstacle;
  if (typeof PublicKeyCredential === 'undefined') return 'browser';
  const readCapabilities = PublicKeyCredential.getClientCapabilities;
  if (typeof readCapabilities !== 'function') return null;
  const capabilities = await readCapabilities.call(PublicKeyCredential).catch(() => null);
  // What a browser does not say is found out when a passkey is made.
  return capabilities?.['extension:prf'] === false ? 'browser' : null;
}

export function obstacleOfPlace({ protocol, hostname }: Place): PasskeyObstacle | null {
  if (!/^https?:$/.test(protocol)) return 'desktop';
  const isAddress = hostname === '' || /^[\d.]+$/.test(hostname) || hostname.startsWith('[');
  return isAddress ? 'no-name' : null;
}

/** The vault's passkeys, as the key box has them. */
export function passkeysOf({ devices }: StoredKeyBox): readonly Passkey[] {
  return devices.flatMap(({ id, kind, credentialId, prfSalt }) => {
    const found = { id: fromBase64Url(credentialId ?? ''), salt: fromBase64Url(prfSalt ?? '') };
    if (kind !== 'passkey' || !found.id?.length || !found.salt?.length) return [];
    return [{ deviceId: vaultDeviceIdSchema.parse(id), credentialId: found.id, prfSalt: found.salt }];
  });
}

const random = (): Bytes => crypto.getRandomValues(new Uint8Array(32));

/** Asks twice: to make it, and to try it. Throws PasskeyError. */
export async function createPasskey(
  owner: { readonly email: string; readonly name: string },
  present: readonly Passkey[],
): Promise<NewPasskey> {
  const prfSalt = random();
  const made = await ask(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: random(),
        rp: { id: location.hostname, name: 'Amaranth' },
        // An id of its own: a device keeps one passkey for each, and must not lose another.
        user: { id: random(), name: owner.email, displayName: owner.name },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
        excludeCredentials: present.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: {} },
        timeout: PATIENCE,
      },
    }),
  );
  if (made.getClientExtensionResults().prf?.enabled === false) throw new PasskeyError('gives-no-secret');
  const credentialId = new Uint8Array(made.rawId);
  const { secret } = await askForSecret([{ credentialId, prfSalt }]);
  return { credentialId, prfSalt, secret };
}

/** By whichever of them is at hand. Throws PasskeyError. */
export async function readPasskeySecret(
  passkeys: readonly Passkey[],
): Promise<{ readonly deviceId: VaultDeviceId; readonly secret: Bytes }> {
  const { used, secret } = await askForSecret(passkeys);
  return { deviceId: used.deviceId, secret };
}

async function askForSecret<Asked extends Pick<Passkey, 'credentialId' | 'prfSalt'>>(
  passkeys: readonly Asked[],
): Promise<{ readonly used: Asked; readonly secret: Bytes }> {
  const byId = new Map(passkeys.map((passkey) => [toBase64Url(passkey.credentialId), passkey]));
  const salts = [...byId].map(([id, { prfSalt }]) => [id, { first: prfSalt }] as const);
  const answered = await ask(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: random(),
        rpId: location.hostname,
        allowCredentials: passkeys.map(({ credentialId }) => ({ type: 'public-key', id: credentialId })),
        // With and without it a passkey gives two different secrets.
        userVerification: 'required',
        extensions: { prf: { evalByCredential: Object.fromEntries(salts) } },
        timeout: PATIENCE,
      },
    }),
  );
  const used = byId.get(toBase64Url(new Uint8Array(answered.rawId)));
  const first = answered.getClientExtensionResults().prf?.results?.first;
  if (!used || !first) throw new PasskeyError('gives-no-secret');
  const secret = toBytes(first);
  if (secret.length !== SECRET_LENGTH) throw new PasskeyError('gives-no-secret');
  return { used, secret };
}

const toBytes = (source: BufferSource): Bytes =>
  ArrayBuffer.isView(source)
    ? Uint8Array.from(new Uint8Array(source.buffer, source.byteOffset, source.byteLength))
    : new Uint8Array(source);

async function ask(request: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let credential: Credential | null;
  try {
    credential = await request();
  } catch (error) {
    throw new PasskeyError(faultOf(error), error);
  }
  if (credential instanceof PublicKeyCredential) return credential;
  throw new PasskeyError('failed');
}

function faultOf(error: unknown): PasskeyFault {
  if (!(error instanceof DOMException)) return 'failed';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'cancelled';
  return error.name === 'InvalidStateError' ? 'already-there' : 'failed';
}
