/** What only an open vault tells of locks: whether the owner signed them, and whose key is another than the owner has seen. */
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { holdsKey } from '#shared/legacy/grantState.ts';
import { areSameBytes } from '#shared/legacy/keys/bytes.ts';
import { fingerprintOf } from '#shared/legacy/keys/fingerprint.ts';
import type { ReadGrant } from '#shared/legacy/keys/ownersLocks.ts';
import { comparePin, noPins, type PinnedKey, type Pins, pinnedKey } from '#shared/legacy/keys/pins.ts';
import type { LegacyResult } from '#shared/legacy/keys/problems.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import type { Bytes } from '#shared/vault/encoding.ts';
import type { LockRecords } from './lockDocuments.ts';
import type { LockingVault } from './lockingVault.ts';
import { shareHolders } from './lockState.ts';

/** Somebody whose key is answered, as pins name them. */
export interface Keyed {
  readonly role: Exclude<PinnedKey['role'], 'owner'>;
  readonly id: string;
  readonly name: string;
  /** 65 bytes in base64url, as it is answered. */
  readonly publicKey: string;
}

export interface ChangedKey extends Keyed {
  /** How the owner had compared the one before; null when they had not. */
  readonly wasComparedBy: PinnedKey['comparedBy'];
}

export interface PersonProof {
  /** Of theirs, and of the contacts who hold, or would hold, a share. */
  readonly changedKeys: readonly ChangedKey[];
  readonly isAltered: boolean;
}

export interface Proof {
  readonly pins: Pins;
  readonly byPerson: ReadonlyMap<string, PersonProof>;
}

export function keyOfBeneficiary(person: Beneficiary): Keyed | null {
  if (!holdsKey(person) || !person.pinnedKey) return null;
  return { role: 'beneficiary', id: person.id, name: person.name, publicKey: person.pinnedKey.publicKey };
}

export function keyOfContact(contact: TrustedContactDocument): Keyed | null {
  if (!holdsKey(contact) || !contact.pinnedKey) return null;
  return { role: 'contact', id: contact.id, name: contact.name, publicKey: contact.pinnedKey.publicKey };
}

/** Null for what is no key: it is none that was ever seen. */
export function bytesOfKey({ publicKey }: Pick<Keyed, 'publicKey'>): Bytes | null {
  return publicKeySchema.safeParse(publicKey).data ?? null;
}

export function changedKeysOf(keys: readonly Keyed[], pins: Pins): readonly ChangedKey[] {
  return keys.flatMap((key) => {
    const publicKey = bytesOfKey(key);
    const pinned = pinnedKey(pins, key);
    const isChanged = publicKey ? comparePin(pins, { ...key, publicKey }) === 'changed' : pinned !== null;
    return isChanged ? [{ ...key, wasComparedBy: pinned?.comparedBy ?? null }] : [];
  });
}

/** What a lock for this person is sealed to. */
export function keysFor(person: Beneficiary, contacts: readonly TrustedContactDocument[]): readonly Keyed[] {
  const holders = shareHolders(contacts);
  return [keyOfBeneficiary(person), ...(holders.length > 1 ? holders.map(keyOfContact) : [])].flatMap(
    (key) => key ?? [],
  );
}

/** Fails when the owner's own keys or pins are not those that they sealed: then nothing else can be believed. */
export async function proveLocks(
  vault: Pick<LockingVault, 'ask'>,
  records: LockRecords,
): Promise<LegacyResult<Proof>> {
  const { ownerKeys, beneficiaries, contacts } = records;
  if (!ownerKeys) return { ok: true, value: proofOf(records, noPins, new Map()) };
  const { box, pins: sealedPins } = ownerKeys;
  const opened = await vault.ask(async (keeper) => keeper.openOwnersPins(box, sealedPins));
  if (!opened.ok) return opened;
  const pins = opened.value;
  const standing = [...records.grants.values()];
  const read = await vault.ask(async (keeper) =>
    keeper.readGrants({
      box,
      pins,
      grants: standing.map(({ beneficiaryId, grant }) => ({ beneficiaryId, grant })),
    }),
  );
  if (!read.ok) return read;
  const altered = new Map<string, boolean>();
  for (const [index, { beneficiaryId }] of standing.entries()) {
    const grant = read.value[index];
    const person = beneficiaries.find(({ id }) => id === beneficiaryId);
    if (!grant || !person) continue;
    altered.set(beneficiaryId, !grant.ok || !(await isSealedToThem(grant.value, person, contacts)));
  }
  return { ok: true, value: proofOf(records, pins, altered) };
}

function proofOf(
  { beneficiaries, contacts }: LockRecords,
  pins: Pins,
  altered: ReadonlyMap<string, boolean>,
): Proof {
  const byPerson = beneficiaries.map((person): [string, PersonProof] => [
    person.id,
    {
      changedKeys: changedKeysOf(keysFor(person, contacts), pins),
      isAltered: altered.get(person.id) ?? false,
    },
  ]);
  return { pins, byPerson: new Map(byPerson) };
}

/** By the signed grant itself, whatever the documents say of generations. */
async function isSealedToThem(
  { recipient, lock }: ReadGrant,
  person: Beneficiary,
  contacts: readonly TrustedContactDocument[],
): Promise<boolean> {
  const own = keyOfBeneficiary(person);
  const ownKey = own && bytesOfKey(own);
  if (recipient.kind === 'account' && !(ownKey && areSameBytes(ownKey, recipient.publicKey))) return false;
  if (lock.kind !== 'shares') return true;
  for (const { contactId, fingerprint } of lock.holders) {
    const contact = contacts.find(({ id }) => id === contactId);
    const key = contact ? keyOfContact(contact) : null;
    const publicKey = key && bytesOfKey(key);
    if (!publicKey || !areSameBytes(await fingerprintOf('person', publicKey), fingerprint)) return false;
  }
  return true;
}
