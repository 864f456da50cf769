/**
 * Changes of a person's box: another passphrase, another recovery code. The key pair stays, and with it every grant. Each
 * gives the whole box of the next generation, which the server installs only in the place of the one that was read.
 */
import type { UserId } from '../../domain/ids.ts';
import { argon2Floor, SALT_LENGTH } from '../../vault/passphrase.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { KEY_LENGTH, unwrapKey, wrapKey } from '../../vault/sealing.ts';
import { authenticatePersonKeyBox } from './createPersonKeys.ts';
import { type UnlockedPersonKeyBox, unlockPersonKeys } from './openPersonKeys.ts';
import { type PersonKeyBoxText, type PersonWay, type PersonWayName, personWayData } from './personKeyBox.ts';
import {
  type NewPassphrase,
  type PersonSecret,
  phraseWrappingKey,
  recoveryWrappingKey,
} from './personSecrets.ts';
import { writePrintedText } from './printedText.ts';
import { fail, type LegacyResult } from './problems.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';

export interface PersonKeyBoxToChange {
  readonly personId: UserId;
  readonly document: unknown;
  /** Typed once more: the person key must be unwrapped for the moment of the change. */
  readonly secret: PersonSecret;
}

/**
 * What is written next is signed as the person's own, with the way that is not written anew: where the box is not intact,
 * that way must be the one that opened it.
 */
async function unlockToChange(
  { personId, document, secret }: PersonKeyBoxToChange,
  kept: PersonWayName,
): Promise<LegacyResult<UnlockedPersonKeyBox>> {
  const unlocked = await unlockPersonKeys(personId, document, secret);
  if (!unlocked.ok) return unlocked;
  if (!unlocked.value.isBoxIntact && secret.way !== kept)
    return fail({ is: 'altered', what: 'person-key-box' });
  return unlocked;
}

/** Wraps the person key for one way, in the next generation. Its bytes never stand in script. */
async function wrapAnew(
  { person, box, wrappingKey: opened }: UnlockedPersonKeyBox,
  openedBy: PersonWayName,
  way: PersonWayName,
  wrappingKey: VaultCryptoKey,
  randomness: LegacyRandomness,
): Promise<PersonWay> {
  const data = (name: PersonWayName, generation: number) =>
    personWayData(person.personId, box.publicKey, name, generation);
  const wrapped = box[openedBy];
  const personKey = await unwrapKey(opened, wrapped, data(openedBy, wrapped.generation), 'transferable');
  if (!personKey) throw new Error('A key that was just unwrapped did not unwrap again');
  const generation = box.generation + 1;
  return { generation, ...(await wrapKey(wrappingKey, personKey, data(way, generation), randomness)) };
}

export async function changePersonPassphrase(
  change: PersonKeyBoxToChange,
  passphrase: NewPassphrase,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<PersonKeyBoxText>> {
  const unlocked = await unlockToChange(change, 'recovery');
  if (!unlocked.ok) return unlocked;
  const argon2id = { salt: randomness.bytes(SALT_LENGTH), ...argon2Floor };
  const wrappingKey = await phraseWrappingKey(change.personId, passphrase, argon2id);
  if (!wrappingKey.ok) return wrappingKey;
  const { box, keys } = unlocked.value;
  const way = await wrapAnew(unlocked.value, change.secret.way, 'passphrase', wrappingKey.value, randomness);
  const { mac: _, ...current } = box;
  const next = { ...current, argon2id, passphrase: way, generation: box.generation + 1 };
  return { ok: true, value: await authenticatePersonKeyBox(change.personId, keys.keyBoxKey, next) };
}

export async function replaceRecoveryCode(
  change: PersonKeyBoxToChange,
  randomness: LegacyRandomness = systemRandomness,
): Promise<LegacyResult<{ readonly document: PersonKeyBoxText; readonly recoveryCode: string }>> {
  const unlocked = await unlockToChange(change, 'passphrase');
  if (!unlocked.ok) return unlocked;
  const recoveryCode = randomness.bytes(KEY_LENGTH);
  const wrappingKey = await recoveryWrappingKey(change.personId, recoveryCode);
  const { box, keys } = unlocked.value;
  const recovery = await wrapAnew(unlocked.value, change.secret.way, 'recovery', wrappingKey, randomness);
  const { mac: _, ...current } = box;
  const next = { ...current, recovery, generation: box.generation + 1 };
  const document = await authenticatePersonKeyBox(change.personId, keys.keyBoxKey, next);
  return { ok: true, value: { document, recoveryCode: writePrintedText('recovery-code', recoveryCode) } };
}
