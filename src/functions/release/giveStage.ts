/** What an owner's verification gives: called with each effect, as often as it takes, with the same result each time. */
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import type { Services } from '../services.ts';

export interface Gift {
  readonly ownerId: string;
  readonly name: VerificationName;
  readonly to: BeneficiaryId;
  readonly stage: ReleaseStage;
  readonly round: number;
}

/** Resolves once the beneficiary can read the stage and their mail is queued. A beneficiary without an account waits for one. */
export function giveStage(_services: Services, _gift: Gift): Promise<void> {
  return Promise.reject(new Error('Not built yet.'));
}

/** Everything that this beneficiary was given by this owner, in all stages. */
export function takeBack(_services: Services, _gift: Omit<Gift, 'stage'>): Promise<void> {
  return Promise.reject(new Error('Not built yet.'));
}
