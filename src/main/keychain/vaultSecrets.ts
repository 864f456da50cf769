/**
 * What opens vaults on this computer, for owners who asked for that: one entry of the OS keychain for each account and
 * vault. It opens nothing without the account's key box, and goes with the session.
 */
import { createHash } from 'node:crypto';
import { type VaultOwnership, type VaultSecretText, vaultSecretSchema } from '#shared/desktop/bridge.ts';
import type { KnownEntries } from './knownEntries.ts';

export interface VaultSecrets {
  /** Null where there is none, or one that is not ours. */
  read(ownership: VaultOwnership): Promise<VaultSecretText | null>;
  /** Null removes it. */
  write(ownership: VaultOwnership, secret: VaultSecretText | null): Promise<void>;
}

/** `profile` names the entries of this profile folder: it is what each begins with. */
export function keepVaultSecrets(entries: KnownEntries, profile: string): VaultSecrets {
  const accountOf = ({ userId, vaultId }: VaultOwnership) =>
    `${profile} ${createHash('sha256').update(`${userId} ${vaultId}`).digest('hex').slice(0, 32)}`;
  return {
    async read(ownership) {
      const text = await entries.read(accountOf(ownership));
      return text === null ? null : parse(text);
    },
    async write(ownership, secret) {
      const account = accountOf(ownership);
      if (secret) await entries.write(account, JSON.stringify(secret));
      else await entries.remove(account);
    },
  };
}

function parse(text: string): VaultSecretText | null {
  try {
    return vaultSecretSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
