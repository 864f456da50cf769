/** An account as it is stored. Every part of the identity service reads it; only endpoints change it. */
import { z } from 'zod';

/** A password as it is kept. `scrypt` is ours; the others came with an import and are replaced at the next sign-in. */
export interface StoredPassword {
  readonly algorithm: string;
  /** Base64. */
  readonly hash: string;
  readonly salt: string;
  readonly parameters: Readonly<Record<string, string | number>>;
}

/** How the account is known at a federated provider, or as `password` and `phone`. */
export interface ProviderIdentity {
  providerId: string;
  rawId: string;
  federatedId?: string | undefined;
  email?: string | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  phoneNumber?: string | undefined;
}

/** A second factor: a phone, or an authenticator app whose shared secret (Base32) is kept here. */
export interface SecondFactor {
  mfaEnrollmentId: string;
  displayName?: string | undefined;
  /** ISO instant. */
  enrolledAt: string;
  phoneInfo?: string | undefined;
  totp?: { readonly secret: string; lastStep: number } | undefined;
}

/** How an address was shown to be read by its owner. */
export type Confirmation = 'mail' | 'provider';

export interface Account {
  readonly localId: string;
  email?: string | undefined;
  emailVerified: boolean;
  /** Milliseconds since the epoch: when the address became this one, and when it was last confirmed. */
  emailSetAt?: number | undefined;
  emailVerifiedAt?: number | undefined;
  emailVerifiedBy?: Confirmation | undefined;
  /** The address before a change that can still be taken back. */
  initialEmail?: string | undefined;
  displayName?: string | undefined;
  photoUrl?: string | undefined;
  phoneNumber?: string | undefined;
  disabled: boolean;
  password?: StoredPassword | undefined;
  /** Milliseconds since the epoch. */
  passwordUpdatedAt?: number | undefined;
  emailLinkSignin: boolean;
  customAuth: boolean;
  /** JSON text, as the Admin SDK sends it. */
  customAttributes?: string | undefined;
  /** Seconds since the epoch: tokens issued before are dead. */
  validSince: number;
  /** Milliseconds since the epoch. */
  createdAt: number;
  lastLoginAt?: number | undefined;
  lastRefreshAt?: number | undefined;
  /** Federated identities only; `password` and `phone` are derived. */
  federated: ProviderIdentity[];
  secondFactors: SecondFactor[];
}

const passwordSchema: z.ZodType<StoredPassword> = z.looseObject({
  algorithm: z.string(),
  hash: z.string(),
  salt: z.string(),
  parameters: z.record(z.string(), z.union([z.string(), z.number()])),
});

const providerIdentitySchema: z.ZodType<ProviderIdentity> = z.looseObject({
  providerId: z.string(),
  rawId: z.string(),
  federatedId: z.string().optional(),
  email: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
});

const secondFactorSchema: z.ZodType<SecondFactor> = z.looseObject({
  mfaEnrollmentId: z.string(),
  displayName: z.string().optional(),
  enrolledAt: z.string(),
  phoneInfo: z.string().optional(),
  totp: z.looseObject({ secret: z.string(), lastStep: z.number() }).optional(),
});

/** Loose, as its parts are: what a later release adds to a record is not lost by an earlier one that saves it. */
export const accountSchema: z.ZodType<Account> = z.looseObject({
  localId: z.string(),
  email: z.string().optional(),
  emailVerified: z.boolean(),
  emailSetAt: z.number().optional(),
  emailVerifiedAt: z.number().optional(),
  emailVerifiedBy: z.enum(['mail', 'provider']).optional(),
  initialEmail: z.string().optional(),
  displayName: z.string().optional(),
  photoUrl: z.string().optional(),
  phoneNumber: z.string().optional(),
  disabled: z.boolean(),
  password: passwordSchema.optional(),
  passwordUpdatedAt: z.number().optional(),
  emailLinkSignin: z.boolean(),
  customAuth: z.boolean(),
  customAttributes: z.string().optional(),
  validSince: z.number(),
  createdAt: z.number(),
  lastLoginAt: z.number().optional(),
  lastRefreshAt: z.number().optional(),
  federated: z.array(providerIdentitySchema),
  secondFactors: z.array(secondFactorSchema),
});
