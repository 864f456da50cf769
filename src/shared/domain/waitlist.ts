/** Who waits for a place. */
import { z } from 'zod';
import { WAITLIST_PLANS } from '../waitlistPolicy.ts';

export const waitlistPlanSchema = z.enum(WAITLIST_PLANS);
export type WaitlistPlan = z.infer<typeof waitlistPlanSchema>;
