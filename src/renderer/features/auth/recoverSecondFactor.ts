/** Asks our business logic to take the second factor off. Loaded when somebody lost their phone. */

import { call } from '#platform/backend/callables.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { logError } from '#platform/logging/logger.ts';
import { accountRecoverSecondFactor } from '#shared/callables/account.ts';

type RecoveryOutcome = 'recovered' | 'recoveryRefused' | 'recoveryPaused' | 'recoveryFailed';

/** Never rejects. */
export async function recoverSecondFactor(given: {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}): Promise<RecoveryOutcome> {
  try {
    await call(accountRecoverSecondFactor, given);
    return 'recovered';
  } catch (error) {
    const business = refusalCodeOf(error);
    if (business === 'recovery-refused' || business === 'invalid-input') return 'recoveryRefused';
    if (business === 'too-many-attempts') return 'recoveryPaused';
    logError('The second factor could not be recovered', {}, error);
    return 'recoveryFailed';
  }
}
