/** What an owner's verification gives: called with each effect, as often as it takes, with the same result each time. */
import type { VerificationName } from '#shared/legacy/lifeVerificationDocument.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';
import type { ReleaseStage } from '#shared/lifeVerification/policy.ts';
import type { Services } from '../services.ts';
import { writeRelease } from './writeRelease.ts';

export interface Gift {
  readonly ownerId: string;
  readonly name: VerificationName;
  readonly to: BeneficiaryId;
  readonly stage: ReleaseStage;
  readonly round: number;
}

/**
 * Resolves once the beneficiary can read the stage and their mail is queued. For one without an account it is kept, and they are
 * invited to claim it. Never asks what the owner's plan is, or whether it was paid.
 */
export async function giveStage(
  services: Services,
  { ownerId, name, to, stage, round }: Gift,
): Promise<void> {
  // What a rehearsal gives is made up.
  if (name === 'real') await writeRelease(services, { ownerId, to }, { stage, round });
}
