/** How an owner wants to be asked for, and how long each answer may take (PRODUCT.md, "Life verification"). */
import { z } from 'zod';

export const DAY = 24 * 60 * 60_000;

/** Days, each with the bounds that an owner may choose within; a plan can narrow those of the interval. */
export const intervalBounds = { least: 1, usual: 30, most: 365 };
export const vetoBounds = { least: 7, usual: 14, most: 90 };
export const graceBounds = { least: 7, usual: 30, most: 180 };
export const LONGEST_PAUSE_DAYS = 180;
/** From the day a check-in is due. */
export const REMINDER_DAYS = [0, 7, 14] as const;
/** What one contact's word that the owner lives is worth. */
export const ALIVE_VOTE_DAYS = 30;
/** How long a change of address, contacts or quorum can still be stopped. */
export const HOLD_DAYS = 7;
/** Contacts who have not answered are asked again after as many. */
export const ASK_AGAIN_DAYS = 7;
export const FEWEST_CHANNELS = 2;
export const FEWEST_CONTACTS = 2;
export const ADMINISTRATORS_OF_A_CASE = 2;

export const releaseStages = ['instructions', 'memories', 'vault', 'clone'] as const;
const releaseStageSchema = z.enum(releaseStages);
export type ReleaseStage = z.infer<typeof releaseStageSchema>;

const days = (bounds: { readonly least: number; readonly most: number }) =>
  z.number().min(bounds.least).max(bounds.most);

/** With another, no term could be reckoned, and nothing would ever happen again. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

export const policySchema = z.object({
  /** Grows with each change; a term keeps the length and the number of the policy that it was begun with. */
  version: z.int().min(1),
  intervalDays: days(intervalBounds),
  graceDays: days(graceBounds),
  vetoDays: days(vetoBounds),
  quorum: z.int().min(1).max(1_000),
  /** From the end of the veto, for each stage. */
  stageDelayDays: z.record(releaseStageSchema, z.number().min(0).max(90)),
  timeZone: z.string().max(100).refine(isTimeZone),
});
export type Policy = z.infer<typeof policySchema>;

/** As it is offered to an owner who has chosen nothing. */
export function usualPolicy(timeZone: string, intervalDays: number = intervalBounds.usual): Policy {
  return {
    version: 1,
    intervalDays,
    graceDays: graceBounds.usual,
    vetoDays: vetoBounds.usual,
    quorum: 2,
    stageDelayDays: { instructions: 0, memories: 1, vault: 3, clone: 7 },
    timeZone,
  };
}
