import { type Failure, failureOf } from '#platform/backend/failure.ts';
import { VaultLockedError } from '#shared/vault/vaultLockedError.ts';

/** As `failureOf`; what the vault was locked over was given up. */
export function vaultFailureOf(error: unknown): Failure {
  return error instanceof VaultLockedError ? { kind: 'cancelled' } : failureOf(error);
}
