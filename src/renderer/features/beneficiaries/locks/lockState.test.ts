import { describe, expect, test } from 'vitest';
import { userIdSchema } from '#shared/domain/ids.ts';
import { type Beneficiary, beneficiarySchema } from '#shared/legacy/beneficiary.ts';
import { type TrustedContactDocument, trustedContactDocumentSchema } from '#shared/legacy/trustedContact.ts';
import { vaultIdSchema, vaultItemIdSchema } from '#shared/vault/ids.ts';
import type { LockRecords } from './lockDocuments.ts';
import { lockFor, lockStateOf } from './lockState.ts';

const at = new Date('2026-11-22T12:00:00Z');
const ownerId = userIdSchema.parse('rose');
const vaultId = vaultIdSchema.parse(crypto.randomUUID());
const [deed, letter] = [
  vaultItemIdSchema.parse(crypto.randomUUID()),
  vaultItemIdSchema.parse(crypto.randomUUID()),
];
const named = { ownerId, revision: 1, createdAt: at, updatedAt: at };
const joined = (generation = 1) => ({
  invitation: { is: 'accepted', at, accountId: 'somebody' },
  pinnedKey: { publicKey: 'key', generation },
});
const everything = [{ thing: { is: 'everything' } }];

function somebody(more: object = {}): Beneficiary {
  const id = crypto.randomUUID();
  return beneficiarySchema.parse({
    ...named,
    id,
    name: 'Marie',
    email: 'marie@example.org',
    invitation: { is: 'none' },
    wishes: everything,
    ...more,
  });
}

function contact(more: object = joined()): TrustedContactDocument {
  return trustedContactDocumentSchema.parse({ ...named, id: crypto.randomUUID(), name: 'Ana', ...more });
}

function recordsOf(person: Beneficiary, more: Partial<LockRecords> = {}): LockRecords {
  return {
    beneficiaries: [person],
    contacts: [],
    grants: new Map(),
    grantedItems: new Map(),
    copies: [],
    revoked: new Map(),
    letters: [],
    vaultId,
    keptItems: new Set([deed, letter]),
    ownerKeys: null,
    quorum: null,
    ...more,
  };
}

function locked(
  person: Beneficiary,
  {
    contacts = [],
    needed = null,
    items = [deed, letter],
    generation = 1,
    ...more
  }: {
    readonly contacts?: readonly TrustedContactDocument[];
    readonly needed?: number | null;
    readonly items?: readonly (typeof deed)[];
    readonly generation?: number | null;
  } & Partial<LockRecords> = {},
): LockRecords {
  const grant = {
    ownerId,
    beneficiaryId: person.id,
    number: 1,
    grant: JSON.stringify({ grant: { partB: needed === null ? {} : { needed } } }),
    sealedTo: {
      beneficiary: generation === null ? null : { generation },
      contacts: contacts.length > 1 ? contacts.map(({ id }) => ({ contactId: id, generation: 1 })) : [],
    },
    timeLockPart: contacts.length > 1 ? null : 'part',
    itemCount: items.length,
    savedAt: at,
  };
  return recordsOf(person, {
    contacts,
    grants: new Map([[person.id, grant]]),
    grantedItems: new Map([[person.id, new Set(items)]]),
    copies: [{ beneficiaryId: person.id, number: 1, vaultId, copy: '{}' }],
    ...more,
  });
}

const stateOf = (person: Beneficiary, records: LockRecords, more: object = {}) =>
  lockStateOf({ person, records, proof: null, openItems: null, ...more });

describe('Before a lock', () => {
  test('who is left nothing of the vault needs none', () => {
    const person = somebody({ wishes: [{ thing: { is: 'clone' } }] });
    expect(stateOf(person, recordsOf(person))).toEqual({ is: 'nothing' });
  });

  test('it waits for a vault, or for somebody who can be asked and has not answered', () => {
    const person = somebody();
    expect(stateOf(person, recordsOf(person, { vaultId: null }))).toEqual({ is: 'waiting', why: 'no-vault' });
    expect(stateOf(person, recordsOf(person))).toEqual({ is: 'waiting', why: 'not-accepted' });
  });

  test('it is for the account of who accepted, and on paper for who cannot be asked', () => {
    const account = somebody(joined());
    expect(stateOf(account, recordsOf(account))).toEqual({ is: 'to-lock', with: 'account' });
    for (const person of [somebody({ knowsNow: false }), somebody({ email: null })])
      expect(stateOf(person, recordsOf(person))).toEqual({ is: 'to-lock', with: 'kit' });
  });
});

describe('A lock', () => {
  test('says by what it is locked, and what is missing or too many', () => {
    const person = somebody({ ...joined(), wishes: [{ thing: { is: 'vault-item', vaultItemId: deed } }] });
    const whole = { is: 'locked', missing: [], surplus: [], staleLetters: 0, isOnPaper: false };
    expect(stateOf(person, locked(person, { items: [deed] }))).toEqual({
      ...whole,
      by: { is: 'time-lock-only' },
    });
    expect(stateOf(person, locked(person, { items: [letter] }))).toMatchObject({
      missing: [deed],
      surplus: [letter],
    });
    const contacts = [contact(), contact(), contact()];
    expect(stateOf(person, locked(person, { contacts, needed: 2, items: [deed] }))).toEqual({
      ...whole,
      by: { is: 'shares', needed: 2, of: 3 },
    });
  });

  test('misses nothing that does not open in this vault', () => {
    const person = somebody(joined());
    const records = locked(person, { items: [deed] });
    expect(stateOf(person, records)).toMatchObject({ missing: [letter] });
    expect(stateOf(person, records, { openItems: new Set([deed]) })).toMatchObject({ missing: [] });
  });

  test('is broken by another key, other contacts, another quorum, or another vault', () => {
    const person = somebody(joined(2));
    expect(stateOf(person, locked(person))).toEqual({ is: 'broken', faults: [{ is: 'beneficiary-key' }] });
    const marie = somebody(joined());
    const contacts = [contact(), contact()];
    const late = contact();
    const more = locked(marie, { contacts, needed: 2 });
    expect(stateOf(marie, { ...more, contacts: [...contacts, late] })).toEqual({
      is: 'broken',
      faults: [{ is: 'contact-new', contactId: late.id }],
    });
    const three = [...contacts, late];
    expect(stateOf(marie, locked(marie, { contacts: three, needed: 2, quorum: 3 }))).toEqual({
      is: 'broken',
      faults: [{ is: 'quorum' }],
    });
    const other = vaultIdSchema.parse(crypto.randomUUID());
    expect(stateOf(marie, { ...locked(marie), vaultId: other })).toEqual({
      is: 'broken',
      faults: [{ is: 'other-vault' }],
    });
    const proof = { changedKeys: [], isAltered: true };
    expect(stateOf(marie, locked(marie), { proof })).toEqual({ is: 'broken', faults: [{ is: 'altered' }] });
  });

  test('says first of all whose key is another one than was seen', () => {
    const marie = somebody(joined(2));
    const key = {
      role: 'beneficiary',
      id: marie.id,
      name: 'Marie',
      publicKey: 'key',
      wasComparedBy: 'words',
    };
    expect(stateOf(marie, locked(marie), { proof: { changedKeys: [key], isAltered: true } })).toEqual({
      is: 'key-changed',
      keys: [key],
    });
  });
});

test('As many contacts have to help as the quorum says, and two at least', () => {
  const waiting = contact({ invitation: { is: 'none' } });
  const [one, two, three] = [contact(), contact(), contact()];
  expect(lockFor([one, waiting], 1)).toEqual({ is: 'time-lock-only' });
  expect(lockFor([one, two, waiting], 1)).toEqual({ is: 'shares', needed: 2, of: 2 });
  expect(lockFor([one, two, three], 3)).toEqual({ is: 'shares', needed: 3, of: 3 });
  expect(lockFor([one, two], 5)).toEqual({ is: 'shares', needed: 2, of: 2 });
});
