import { loadVaultForLocks } from '#features/vault/index.ts';
import { logWarning } from '#platform/logging/logger.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';

/** Before somebody is taken off: signed where the vault is open. The server takes the lock away with them in any case. */
export async function revokeLock(userId: UserId, beneficiaryId: BeneficiaryId): Promise<void> {
  try {
    const vault = await loadVaultForLocks();
    if (vault.snapshot().is !== 'open') return;
    const { toolsOf } = await import('./useLocks.ts');
    await toolsOf(userId, vault).maker.revoke(beneficiaryId);
  } catch (error) {
    logWarning('lock-not-revoked', {}, error);
  }
}
