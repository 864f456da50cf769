/** Who waits for a place. The plans are launch offers: Free, Family and Family+ become free, pro and premium (PRODUCT.md). */
import { z } from 'zod';

export const waitlistPlanSchema = z.enum(['Free', 'Family', 'Family+']);
export type WaitlistPlan = z.infer<typeof waitlistPlanSchema>;
