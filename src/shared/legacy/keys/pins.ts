/**
 * [Note: Pins]
 * What a person has seen of others and holds on to: public keys, with how they were compared, and the newest grants. It is
 * sealed under their own keys, so that the server that answers the keys cannot change what they are compared with.
 */
import { z } from 'zod';
import { type UserId, userIdSchema } from '../../domain/ids.ts';
import { type BeneficiaryId, beneficiaryIdSchema } from '../../lifeVerification/people.ts';
import { type Bytes, readJson, utf8 } from '../../vault/encoding.ts';
import type { VaultCryptoKey } from '../../vault/randomness.ts';
import { openBytes, sealBytes } from '../../vault/sealing.ts';
import { areSameBytes, sealedSchema } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import { fail, type LegacyResult, parseLegacyPart } from './problems.ts';
import { publicKeySchema } from './publicKeys.ts';
import { type LegacyRandomness, systemRandomness } from './randomness.ts';
import { grantNumberSchema } from './releaseKey.ts';
import type { SeenGrant } from './verifyGrant.ts';

const pinnedKeySchema = z.object({
  /** As what the other takes part: `owner` for the key that signs grants. */
  role: z.enum(['owner', 'beneficiary', 'contact']),
  /** The owner's account, or the beneficiary's or contact's id. */
  id: z.string().min(1).max(128),
  publicKey: publicKeySchema,
  /** Null when it was taken as the server answered it. */
  comparedBy: z.enum(['words', 'qr']).nullable(),
  pinnedAt: z.iso.datetime().max(40),
});
export type PinnedKey = z.output<typeof pinnedKeySchema>;

const seenGrantSchema = z.object({
  ownerId: userIdSchema,
  beneficiaryId: beneficiaryIdSchema,
  number: grantNumberSchema,
  digest: z.string().max(100),
  isRevoked: z.boolean(),
});

const pinsSchema = z.object({ keys: z.array(pinnedKeySchema), grants: z.array(seenGrantSchema) });
export type Pins = z.output<typeof pinsSchema>;

export const noPins: Pins = { keys: [], grants: [] };

/** Bytes: some thousands of keys. */
const LONGEST_PINS = 700_000;

export const sealedPinsSchema = z.object({ format: z.literal(1), sealed: sealedSchema(LONGEST_PINS) });
export type SealedPinsText = z.input<typeof sealedPinsSchema>;

/** An `OpenPerson` by `personId`, an `OpenOwner` by `ownerId`. */
export interface PinsHolder {
  readonly holderId: UserId;
  readonly pinsKey: VaultCryptoKey;
}

const additionalData = ({ holderId }: PinsHolder) => legacyFields('pins', holderId);

export async function sealPins(
  holder: PinsHolder,
  pins: Pins,
  randomness: LegacyRandomness = systemRandomness,
): Promise<SealedPinsText> {
  const plaintext = utf8(JSON.stringify(z.encode(pinsSchema, pins)));
  const sealed = await sealBytes(holder.pinsKey, plaintext, additionalData(holder), randomness);
  return z.encode(sealedPinsSchema, { format: 1, sealed });
}

export async function openPins(holder: PinsHolder, document: unknown): Promise<LegacyResult<Pins>> {
  const parsed = parseLegacyPart('pins', sealedPinsSchema, document);
  if (!parsed.ok) return parsed;
  const plaintext = await openBytes(holder.pinsKey, parsed.value.sealed, additionalData(holder));
  if (!plaintext) return fail({ is: 'altered', what: 'pins' });
  return parseLegacyPart('pins', pinsSchema, readJson(plaintext));
}

const isOf =
  ({ role, id }: Pick<PinnedKey, 'role' | 'id'>) =>
  (other: PinnedKey) =>
    other.role === role && other.id === id;

/** Null when nothing is pinned of them yet. */
export function pinnedKey(pins: Pins, of: Pick<PinnedKey, 'role' | 'id'>): PinnedKey | null {
  return pins.keys.find(isOf(of)) ?? null;
}

/** What a key that is answered now is to one that was pinned. `changed` breaks a grant, and is told. */
export function comparePin(
  pins: Pins,
  answered: Pick<PinnedKey, 'role' | 'id'> & { readonly publicKey: Bytes },
): 'new' | 'same' | 'changed' {
  const pinned = pinnedKey(pins, answered);
  if (!pinned) return 'new';
  return areSameBytes(pinned.publicKey, answered.publicKey) ? 'same' : 'changed';
}

/** In the place of what was pinned of them before. */
export function pinKey(pins: Pins, key: PinnedKey): Pins {
  const isSame = isOf(key);
  return { ...pins, keys: [...pins.keys.filter((other) => !isSame(other)), key] };
}

interface GrantOf {
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
}

export function seenGrantOf(pins: Pins, { ownerId, beneficiaryId }: GrantOf): SeenGrant | null {
  return pins.grants.find((seen) => seen.ownerId === ownerId && seen.beneficiaryId === beneficiaryId) ?? null;
}

/** What was seen once stays seen, whatever is answered later; a revocation stands against its own number. */
export function rememberGrant(pins: Pins, { ownerId, beneficiaryId }: GrantOf, seen: SeenGrant): Pins {
  const before = seenGrantOf(pins, { ownerId, beneficiaryId });
  const isNewer = !before || seen.number > before.number || (seen.number === before.number && seen.isRevoked);
  if (!isNewer) return pins;
  const { number, digest, isRevoked } = seen;
  const others = pins.grants.filter(
    (other) => other.ownerId !== ownerId || other.beneficiaryId !== beneficiaryId,
  );
  return { ...pins, grants: [...others, { ownerId, beneficiaryId, number, digest, isRevoked }] };
}
