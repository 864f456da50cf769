/**
 * Changes of the key box. Each gives the whole box of the next generation, which the server installs only in the place of
 * the one that was read, so that a crash leaves the old box or the new one, and either opens.
 */
import type { UserId } from '../domain/ids.ts';
import { authenticateKeyBox } from './createKeyBox.ts';
import { type Bytes, toBase64Url } from './encoding.ts';
import type { VaultDeviceId } from './ids.ts';
import {
  DEVICE_LIMIT,
  type Device,
  type KeyBox,
  type KeyBoxText,
  keyBoxSchema,
  keyBoxText,
  type Way,
  wayAdditionalData,
} from './keyBox.ts';
import {
  isKeyBoxOf,
  type OpenedKeyBox,
  type OpenVault,
  type UnlockedKeyBox,
  unlockKeyBox,
} from './openKeyBox.ts';
import { type Argon2id, argon2Floor, SALT_LENGTH } from './passphrase.ts';
import { fail, parsePart, type Result, succeed } from './problems.ts';
import { type Randomness, systemRandomness, type VaultCryptoKey } from './randomness.ts';
import { writeRecoveryKey } from './recoveryKey.ts';
import { KEY_LENGTH, unwrapKey, wrapKey } from './sealing.ts';
import { deviceWrappingKey, passphraseWrappingKey, recoveryWrappingKey, type VaultSecret } from './ways.ts';

export interface KeyBoxToChange {
  readonly ownerId: UserId;
  /** The box to begin with. */
  readonly document: unknown;
  /** Typed once more: the vault key must be unwrapped for the moment of the change. */
  readonly secret: VaultSecret;
  /** Generation of the box whose place is taken, where `document` is not the one that stands. */
  readonly follows?: number;
}

/**
 * What is written next is signed as the owner's own. So each way that stays in it must be proven: by the code of a box
 * that is intact, or, where `provenBy` opened one that is not, because every other way is written anew.
 */
async function unlockToChange(
  { ownerId, document, secret, follows }: KeyBoxToChange,
  provenBy: VaultSecret['way'] | null,
): Promise<Result<UnlockedKeyBox>> {
  const unlocked = await unlockKeyBox(ownerId, document, secret);
  if (!unlocked.ok) return unlocked;
  const { box, isBoxIntact } = unlocked.value;
  if (!isBoxIntact && secret.way !== provenBy) return fail({ is: 'altered', what: 'key-box' });
  return succeed({ ...unlocked.value, box: { ...box, generation: follows ?? box.generation } });
}

/** Wraps the vault key for one more way, in the next generation. Its bytes never stand in script. */
async function wrapAnew(
  { vault, box, opened }: UnlockedKeyBox,
  way: Parameters<typeof wayAdditionalData>[1],
  wrappingKey: VaultCryptoKey,
  randomness: Randomness,
): Promise<Way> {
  const vaultKey = await unwrapKey(opened.wrappingKey, opened.wrapped, opened.additionalData, 'transferable');
  if (!vaultKey) throw new Error('A key that was just unwrapped did not unwrap again');
  const generation = box.generation + 1;
  const additionalData = wayAdditionalData(vault, way, generation);
  return { generation, ...(await wrapKey(wrappingKey, vaultKey, additionalData, randomness)) };
}

/**
 * The next box. What a box that was altered says of devices is not taken over: what is written now is authenticated as
 * the owner's own.
 */
async function nextBox(
  { vault, box, isBoxIntact }: OpenedKeyBox,
  changes: Partial<Pick<KeyBox, 'argon2id' | 'passphrase' | 'recovery'>> & {
    readonly changeDevices?: (devices: readonly Device[]) => Device[];
  },
): Promise<KeyBoxText> {
  const { changeDevices, ...replaced } = changes;
  const { mac: _, ...current } = box;
  const kept = isBoxIntact ? box.devices : [];
  const devices = changeDevices ? changeDevices(kept) : kept;
  const next = { ...current, ...replaced, devices, generation: box.generation + 1 };
  return keyBoxText(await authenticateKeyBox(vault, next));
}

/** A box that is not intact becomes so, without its devices, when the recovery key opened it. */
export async function changePassphrase(
  change: KeyBoxToChange,
  { phrase, argon2id }: { readonly phrase: string; readonly argon2id: Argon2id },
  randomness: Randomness = systemRandomness,
): Promise<Result<KeyBoxText>> {
  const unlocked = await unlockToChange(change, 'recovery');
  if (!unlocked.ok) return unlocked;
  const parameters = { salt: randomness.bytes(SALT_LENGTH), ...argon2Floor };
  const wrappingKey = await passphraseWrappingKey(unlocked.value.vault, { phrase, argon2id }, parameters);
  if (!wrappingKey.ok) return wrappingKey;
  const passphrase = await wrapAnew(unlocked.value, 'passphrase', wrappingKey.value, randomness);
  return succeed(await nextBox(unlocked.value, { argon2id: parameters, passphrase }));
}

/** A box that is not intact becomes so, without its devices, when the phrase opened it. */
export async function replaceRecoveryKey(
  change: KeyBoxToChange,
  randomness: Randomness = systemRandomness,
): Promise<Result<{ readonly document: KeyBoxText; readonly recoveryKey: string }>> {
  const unlocked = await unlockToChange(change, 'passphrase');
  if (!unlocked.ok) return unlocked;
  const recoveryKey = randomness.bytes(KEY_LENGTH);
  const wrappingKey = await recoveryWrappingKey(unlocked.value.vault, recoveryKey);
  const recovery = await wrapAnew(unlocked.value, 'recovery', wrappingKey, randomness);
  return succeed({
    document: await nextBox(unlocked.value, { recovery }),
    recoveryKey: writeRecoveryKey(recoveryKey),
  });
}

export type NewDevice = Omit<Device, keyof Way> & {
  /** 32 bytes that the passkey or the keychain gives again each time. */
  readonly secret: Bytes;
};

/** A device that is in the box already is replaced. */
export async function addDevice(
  change: KeyBoxToChange,
  { secret: deviceSecret, ...device }: NewDevice,
  randomness: Randomness = systemRandomness,
): Promise<Result<KeyBoxText>> {
  const unlocked = await unlockToChange(change, null);
  if (!unlocked.ok) return unlocked;
  const others = unlocked.value.box.devices.filter(({ id }) => id !== device.id);
  if (others.length >= DEVICE_LIMIT) return fail({ is: 'too-many-devices' });
  const wrappingKey = await deviceWrappingKey(unlocked.value.vault, device.id, deviceSecret);
  const way = await wrapAnew(unlocked.value, `device:${device.id}`, wrappingKey, randomness);
  return succeed(
    await nextBox(unlocked.value, {
      changeDevices: (devices) => [...devices.filter(({ id }) => id !== device.id), { ...device, ...way }],
    }),
  );
}

/** Asks for no secret: nothing is wrapped. */
export async function removeDevice(
  vault: OpenVault,
  { document, follows }: Pick<KeyBoxToChange, 'document' | 'follows'>,
  deviceId: VaultDeviceId,
): Promise<Result<KeyBoxText>> {
  const parsed = parsePart('key-box', keyBoxSchema, document);
  if (!parsed.ok) return parsed;
  const box = parsed.value;
  if (box.vaultId !== vault.vaultId) return fail({ is: 'other-vault', what: 'key-box' });
  if (toBase64Url(box.check) !== vault.check) return fail({ is: 'altered', what: 'key-box' });
  if (!(await isKeyBoxOf(vault, box))) return fail({ is: 'altered', what: 'key-box' });
  const without = (devices: readonly Device[]) => devices.filter(({ id }) => id !== deviceId);
  const standing = { ...box, generation: follows ?? box.generation };
  return succeed(await nextBox({ vault, box: standing, isBoxIntact: true }, { changeDevices: without }));
}

/**
 * A former box in the place of one that does not open, for an owner whose keys were changed by somebody else: what opened
 * that box opens the next one. `document` is the former one, `present` the one that stands.
 */
export async function restoreKeyBox(
  change: Omit<KeyBoxToChange, 'follows'>,
  present: unknown,
): Promise<Result<KeyBoxText>> {
  const standing = parsePart('key-box', keyBoxSchema, present);
  if (!standing.ok) return standing;
  const { vaultId, check, generation } = standing.value;
  const unlocked = await unlockToChange({ ...change, follows: generation }, null);
  if (!unlocked.ok) return unlocked;
  const { vault } = unlocked.value;
  if (vaultId !== vault.vaultId || toBase64Url(check) !== vault.check) {
    return fail({ is: 'other-vault', what: 'key-box' });
  }
  return succeed(await nextBox(unlocked.value, {}));
}
