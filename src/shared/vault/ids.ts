import { z } from 'zod';

/** 16 random bytes, written as a UUID. Lower case: an id is authenticated letter by letter. */
const uuid = z.uuid().regex(/^[0-9a-f-]+$/, 'must be in lower case');

export const vaultIdSchema = uuid.brand<'VaultId'>();
export type VaultId = z.infer<typeof vaultIdSchema>;

export const vaultItemIdSchema = uuid.brand<'VaultItemId'>();
export type VaultItemId = z.infer<typeof vaultItemIdSchema>;

export const vaultFileIdSchema = uuid.brand<'VaultFileId'>();
export type VaultFileId = z.infer<typeof vaultFileIdSchema>;

/** Of one more way to open the vault: a passkey, or a secret in a computer's keychain. */
export const vaultDeviceIdSchema = uuid.brand<'VaultDeviceId'>();
export type VaultDeviceId = z.infer<typeof vaultDeviceIdSchema>;
