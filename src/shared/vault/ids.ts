import { z } from 'zod';

/** Made by the page: 16 random bytes, written as a UUID. */
export const vaultIdSchema = z.uuid().brand<'VaultId'>();
export type VaultId = z.infer<typeof vaultIdSchema>;

export const vaultItemIdSchema = z.uuid().brand<'VaultItemId'>();
export type VaultItemId = z.infer<typeof vaultItemIdSchema>;

export const vaultFileIdSchema = z.uuid().brand<'VaultFileId'>();
export type VaultFileId = z.infer<typeof vaultFileIdSchema>;
