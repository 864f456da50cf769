/**
 * [Note: A person's keys]
 * A beneficiary or a trusted contact has one P-256 key pair. Its private key is wrapped under a key derived from a random
 * person key, and the person key once under their passphrase and once under their recovery code: a new passphrase wraps one
 * key. The public key takes part in every seal, so that a server cannot show the person another one than was made here.
 * `check` is the person key's fingerprint; `mac` authenticates the whole box under it.
 */
import { z } from 'zod';
import type { UserId } from '../../domain/ids.ts';
import type { Bytes } from '../../vault/encoding.ts';
import { SALT_LENGTH } from '../../vault/passphrase.ts';
import { bytesOfLength, hashSchema, wrappedPrivateKeySchema, wrappedSchema } from './bytes.ts';
import { legacyFields } from './derivation.ts';
import { publicKeySchema } from './publicKeys.ts';

/** Any number that a document can hold: what is too little or absurd is said as such when the phrase is stretched. */
const cost = z.int().nonnegative().max(4_294_967_295);
/** Far more changes than a life has. */
const generation = z.int().positive().max(2_147_483_647);

/** The person key, wrapped for one way to open it. */
const waySchema = wrappedSchema.extend({ generation });
export type PersonWay = z.output<typeof waySchema>;

export const personKeyBoxSchema = z.object({
  format: z.literal(1),
  generation,
  publicKey: publicKeySchema,
  check: hashSchema,
  argon2id: z.object({ salt: bytesOfLength(SALT_LENGTH), memoryKiB: cost, passes: cost, lanes: cost }),
  passphrase: waySchema,
  recovery: waySchema,
  privateKey: wrappedPrivateKeySchema,
  mac: hashSchema,
});
export type PersonKeyBox = z.output<typeof personKeyBoxSchema>;
/** As it stands in the document, in JSON. */
export type PersonKeyBoxText = z.input<typeof personKeyBoxSchema>;

export type PersonWayName = 'passphrase' | 'recovery';

/** What wrapping the person key authenticates, beside the key itself. */
export function personWayData(
  personId: UserId,
  publicKey: Bytes,
  way: PersonWayName,
  wrappedInGeneration: number,
): Bytes {
  return legacyFields('person-key', personId, publicKey, way, wrappedInGeneration);
}

export function personPrivateKeyData(personId: UserId, publicKey: Bytes): Bytes {
  return legacyFields('person-private-key', personId, publicKey);
}

/** Everything in the box but `mac`, in one order. */
export function personKeyBoxFields(personId: UserId, box: Omit<PersonKeyBox, 'mac'>): Bytes {
  const wayFields = (way: PersonWay) => [way.generation, way.nonce, way.wrapped];
  const { salt, memoryKiB, passes, lanes } = box.argon2id;
  return legacyFields(
    'person-key-box',
    personId,
    box.generation,
    box.publicKey,
    box.check,
    salt,
    memoryKiB,
    passes,
    lanes,
    ...wayFields(box.passphrase),
    ...wayFields(box.recovery),
    box.privateKey.nonce,
    box.privateKey.wrapped,
  );
}
