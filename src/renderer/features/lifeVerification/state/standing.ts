/** Where a life verification stands, as far as it is said on every page: without the machine, which is heavier than the pages. */
import { z } from 'zod';

const term = z.discriminatedUnion('is', [
  z.object({ is: z.literal('running'), endsAt: z.number() }),
  z.object({ is: z.literal('standing') }),
]);
export type StandingTerm = z.infer<typeof term>;

const state = z.discriminatedUnion('is', [
  z.object({
    is: z.enum(['draft', 'due', 'verifying', 'disputed', 'releasing', 'released', 'closed', 'cancelled']),
  }),
  z.object({ is: z.enum(['active', 'grace', 'veto', 'paused']), term }),
  z.object({ is: z.literal('reminding'), reminder: z.number(), term }),
]);

export const standingSchema = z.object({
  life: z.object({ state, policy: z.object({ timeZone: z.string() }) }),
});
export type Standing = z.infer<typeof standingSchema>['life'];

/** Whether the owner, or somebody about them, is asked: a check-in ends it. */
export function isAsked({ state: { is } }: Pick<Standing, 'state'>): boolean {
  return !['draft', 'active', 'paused', 'cancelled'].includes(is);
}

export function isArmed({ state: { is } }: Pick<Standing, 'state'>): boolean {
  return is !== 'draft' && is !== 'cancelled';
}
