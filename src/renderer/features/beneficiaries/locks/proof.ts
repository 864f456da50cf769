/** What only an open vault tells of locks: whether the owner signed them, and whose key is another than the owner has seen. */
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { areSameBytes } from '#shared/legacy/keys/bytes.ts';
import { fingerprintOf } from '#shared/legacy/keys/fingerprint.ts';
import type { ReadGrant } from '#shared/legacy/keys/ownersLocks.ts';
import { noPins, type Pins } from '#shared/legacy/keys/pins.ts';
import type { LegacyResult } from '#shared/legacy/keys/problems.ts';
import type { TrustedContactDocument } from '#shared/legacy/trustedContact.ts';
import { type FormerLock, formerLock } from './holdersChange.ts';
import { bytesOfKey, changedKeysOf, keyOfBeneficiary, keyOfContact, keysFor } from './keyed.ts';
import type { LockRecords } from './lockDocuments.ts';
import type { LockingVault } from './lockingVault.ts';
import type { PersonProof } from './lockState.ts';

export interface Proof {
  readonly pins: Pins;
  readonly byPerson: ReadonlyMap<string, ProvenLock>;
}

export interface ProvenLock extends PersonProof {
  readonly former: FormerLock;
}

/** Fails when the owner's own keys or pins are not those that they sealed: then nothing else can be believed. */
export async function proveLocks(
  vault: Pick<LockingVault, 'ask'>,
  records: LockRecords,
): Promise<LegacyResult<Proof>> {
  const { ownerKeys, beneficiaries, contacts } = records;
  if (!ownerKeys) return { ok: true, value: proofOf(records, noPins, new Map(), new Map()) };
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
  const signed = new Map<string, ReadGrant>();
  for (const [index, { beneficiaryId }] of standing.entries()) {
    const grant = read.value[index];
    const person = beneficiaries.find(({ id }) => id === beneficiaryId);
    if (!grant || !person) continue;
    if (grant.ok) signed.set(beneficiaryId, grant.value);
    altered.set(beneficiaryId, !grant.ok || !(await isSealedToThem(grant.value, person, contacts)));
  }
  return { ok: true, value: proofOf(records, pins, altered, signed) };
}

function proofOf(
  { beneficiaries, contacts }: LockRecords,
  pins: Pins,
  altered: ReadonlyMap<string, boolean>,
  signed: ReadonlyMap<string, ReadGrant>,
): Proof {
  const byPerson = beneficiaries.map((person): [string, ProvenLock] => [
    person.id,
    {
      changedKeys: changedKeysOf(keysFor(person, contacts), pins),
      isAltered: altered.get(person.id) ?? false,
      former: formerLock(
        signed.get(person.id)?.lock ?? null,
        pins.grants.some(({ beneficiaryId }) => beneficiaryId === person.id),
        pins,
        { contacts },
      ),
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
