/** Asks our business logic to take the second factor off. Loaded when somebody lost their phone. */
import { call } from '#platform/backend/callables.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { logError } from '#platform/logging/logger.ts';
import { accountRecoverSecondFactor } from '#shared/callables/account.ts';

/** Throws CallableError. */
export async function recoverSecondFactor(given: {
  readonly email: string;
  readonly password: string;
  readonly code: string;
}): Promise<void> {
  try {
    await call(accountRecoverSecondFactor, given);
  } catch (error) {
    if (!refusalCodeOf(error)) logError('The second factor could not be recovered', {}, error);
    throw error;
  }
}
