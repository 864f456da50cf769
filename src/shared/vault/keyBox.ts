/**
 * [Note: The key box]
 * The one document that holds the vault key, wrapped once for each way to open the vault. `generation` rises by one with
 * each change of the box; each way carries the generation in which it was wrapped, so that changing the passphrase wraps
 * one key and leaves the others as they are. `check` is the vault key's fingerprint; `mac` authenticates the whole box
 * under the vault key, so that no part of it can be put together with parts of another.
 */
import { z } from 'zod';
import { label, type VaultIdentity } from './derivation.ts';
import { type Bytes, bytesSchema, fields, toBase64Url } from './encoding.ts';
import { type VaultDeviceId, vaultDeviceIdSchema, vaultIdSchema } from './ids.ts';
import { argon2ParametersSchema } from './passphrase.ts';
import { type WrappedKey, wrappedKeySchema, wrappedKeyText } from './sealing.ts';

export const CHECK_LENGTH = 32;
const MAC_LENGTH = 32;

/** Far more changes than a life has. */
const generation = z.int().positive().max(2_147_483_647);

/** The vault key, wrapped for one way. */
const waySchema = wrappedKeySchema.extend({ generation });
export type Way = z.infer<typeof waySchema>;

const deviceSchema = waySchema.extend({
  id: vaultDeviceIdSchema,
  kind: z.enum(['passkey', 'keychain']),
  /** As its owner calls it. The server reads it. */
  name: z.string().min(1).max(200),
  /** Of a passkey, for the browser to find it. */
  credentialId: bytesSchema().optional(),
  /** What the passkey's PRF is asked with. */
  prfSalt: bytesSchema().optional(),
  createdAt: z.iso.datetime().max(40),
});
export type Device = z.infer<typeof deviceSchema>;

export const DEVICE_LIMIT = 20;

export const keyBoxSchema = z.object({
  format: z.literal(1),
  vaultId: vaultIdSchema,
  generation,
  check: bytesSchema(CHECK_LENGTH),
  argon2id: argon2ParametersSchema,
  passphrase: waySchema,
  recovery: waySchema,
  devices: z.array(deviceSchema).max(DEVICE_LIMIT),
  mac: bytesSchema(MAC_LENGTH),
});
export type KeyBox = z.infer<typeof keyBoxSchema>;
/** As it stands in the document, in JSON. */
export type KeyBoxText = z.input<typeof keyBoxSchema>;

/** What wrapping the vault key authenticates, beside the key itself. */
export function wayAdditionalData(
  { ownerId, vaultId }: VaultIdentity,
  way: 'passphrase' | 'recovery' | `device:${VaultDeviceId}`,
  wrappedInGeneration: number,
): Bytes {
  return fields(label('vault-key'), ownerId, vaultId, way, wrappedInGeneration);
}

/** Everything in the box but `mac`, in one order. */
export function keyBoxFields({ ownerId }: VaultIdentity, box: Omit<KeyBox, 'mac'>): Bytes {
  const wayFields = (way: Way) => [way.generation, way.nonce, way.wrapped];
  const none = new Uint8Array(0);
  return fields(
    label('key-box'),
    ownerId,
    box.vaultId,
    box.generation,
    box.check,
    box.argon2id.salt,
    box.argon2id.memoryKiB,
    box.argon2id.passes,
    box.argon2id.lanes,
    ...wayFields(box.passphrase),
    ...wayFields(box.recovery),
    box.devices.length,
    ...box.devices.flatMap((device) => [
      device.id,
      device.kind,
      device.name,
      device.credentialId ?? none,
      device.prfSalt ?? none,
      device.createdAt,
      ...wayFields(device),
    ]),
  );
}

const wayText = (way: WrappedKey & { generation: number }) => ({
  generation: way.generation,
  ...wrappedKeyText(way),
});

export function keyBoxText(box: KeyBox): KeyBoxText {
  return {
    format: box.format,
    vaultId: box.vaultId,
    generation: box.generation,
    check: toBase64Url(box.check),
    argon2id: { ...box.argon2id, salt: toBase64Url(box.argon2id.salt) },
    passphrase: wayText(box.passphrase),
    recovery: wayText(box.recovery),
    devices: box.devices.map((device) => ({
      id: device.id,
      kind: device.kind,
      name: device.name,
      ...(device.credentialId ? { credentialId: toBase64Url(device.credentialId) } : {}),
      ...(device.prfSalt ? { prfSalt: toBase64Url(device.prfSalt) } : {}),
      createdAt: device.createdAt,
      ...wayText(device),
    })),
    mac: toBase64Url(box.mac),
  };
}
