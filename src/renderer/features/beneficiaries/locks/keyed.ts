/** Whose keys a lock is sealed to, as the server answers them, beside those that the owner has seen. */
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { holdsKey } from '#shared/legacy/grantState.ts';
import { comparePin, type PinnedKey, type Pins, pinnedKey } from '#shared/legacy/keys/pins.ts';
import { publicKeySchema } from '#shared/legacy/keys/publicKeys.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import type { Bytes } from '#shared/vault/encoding.ts';

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

export function shareHolders(contacts: readonly TrustedContactDocument[]): readonly TrustedContactDocument[] {
  return contacts.filter(holdsKey);
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
