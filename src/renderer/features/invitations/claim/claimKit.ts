/** Claiming with a kit: what is printed is used here, on this device, and only what comes from it is sent. */
import { call, callRepeatable } from '#platform/backend/callables.ts';
import {
  claimKitsChallenge,
  claimKitsClaim,
  claimKitsKeep,
  claimKitsLook,
} from '#shared/callables/claimKits.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { answerClaimChallenge, claimLocator, describeKit } from '#shared/legacy/keys/claimProof.ts';
import type { LegacyProblem } from '#shared/legacy/keys/problems.ts';
import type { BeneficiaryId } from '#shared/lifeVerification/people.ts';

export type LookedAtKit = CallableOutput<typeof claimKitsLook>;
export type OpenKit = Extract<LookedAtKit, { is: 'open' }>;
export type ClaimedFrom = CallableOutput<typeof claimKitsClaim>;

/** What is wrong with the paper itself. */
export class KitProblemError extends Error {
  override readonly name = 'KitProblemError';
  readonly problem: LegacyProblem;

  constructor(problem: LegacyProblem) {
    super(problem.is);
    this.problem = problem;
  }
}

async function locatorOf(typed: string): Promise<string> {
  const locator = await claimLocator(typed);
  if (!locator.ok) throw new KitProblemError(locator.problem);
  return locator.value;
}

/** Each throws CallableError, or KitProblemError. */
export async function lookAtKit(typed: string): Promise<LookedAtKit> {
  return call(claimKitsLook, { locator: await locatorOf(typed) });
}

export async function claimWithKit(typed: string, accountId: UserId): Promise<ClaimedFrom> {
  const locator = await locatorOf(typed);
  const { ownerId, beneficiaryId, ...challenge } = await call(claimKitsChallenge, { locator });
  const answer = await answerClaimChallenge(typed, { ownerId, beneficiaryId, accountId }, challenge);
  if (!answer.ok) throw new KitProblemError(answer.problem);
  const { nonce, expiresAt } = challenge;
  return callRepeatable(claimKitsClaim, { locator, nonce, expiresAt, answer: answer.value });
}

export interface KitToPrint {
  /** `printClaimKit(partA).text`. */
  readonly code: string;
  readonly ownerId: UserId;
  readonly beneficiaryId: BeneficiaryId;
}

/** By the owner, before it is printed: else the paper would lead nowhere. Gives the address to print on it. */
export async function keepKit(kit: KitToPrint): Promise<string> {
  const { code, ownerId, beneficiaryId } = kit;
  const printed = await describeKit(code, { ownerId, beneficiaryId });
  if (!printed.ok) throw new KitProblemError(printed.problem);
  return (await callRepeatable(claimKitsKeep, { beneficiaryId, ...printed.value })).pageAddress;
}
