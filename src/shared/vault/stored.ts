/** What is wrapped and sealed, as it is written into documents and archives: bytes as base64url without padding. */
import { z } from 'zod';
import { vaultIdSchema } from './ids.ts';

/** Characters of the longest sealed part: what two devices wrote of one item fits a call of 1 MiB together. */
export const SEALED_LIMIT = 500_000;

const bytes = (length: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((length * 4) / 3)}}$`));
const nonce = bytes(12);
const instant = z.iso.datetime();

/** 32 bytes under AES-256-GCM, with its tag. */
export const wrappedKeySchema = z.object({ nonce, wrapped: bytes(48) });

export const sealedSchema = z.object({
  nonce,
  /** With its tag. */
  ciphertext: z
    .string()
    .min(22)
    .max(SEALED_LIMIT)
    .regex(/^[A-Za-z0-9_-]+$/),
});

const deviceSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['passkey', 'keychain']),
  /** What its owner knows the device by. */
  name: z.string().max(200),
  /** Of a passkey. */
  credentialId: z
    .string()
    .max(2_000)
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  prfSalt: z
    .string()
    .max(200)
    .regex(/^[A-Za-z0-9_-]*$/)
    .default(''),
  createdAt: instant,
  ...wrappedKeySchema.shape,
});

/** Everything that opens a vault, each way wrapping the same vault key. */
export const keyBoxSchema = z.object({
  format: z.literal(1),
  vaultId: vaultIdSchema,
  /** One more with every change. */
  generation: z.int().positive(),
  argon2id: z.object({
    salt: bytes(16),
    memoryKiB: z.int().positive(),
    passes: z.int().positive(),
    lanes: z.int().positive(),
  }),
  passphrase: wrappedKeySchema,
  recovery: wrappedKeySchema,
  devices: z.array(deviceSchema).max(20),
  /** Tells whether two boxes hold the same vault key; opens nothing. */
  check: bytes(16),
  createdAt: instant,
  updatedAt: instant,
});
