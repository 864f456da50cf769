import { z } from 'zod';

/** Document `app_config/launch` (SPEC §3). */
export const LAUNCH_CONFIG_PATH = 'app_config/launch';

const launchConfigSchema = z.object({
  waitlistEnabled: z.boolean().default(false),
  demoEnabled: z.boolean().default(false),
  updatedAt: z.string().optional(),
});
export type LaunchConfig = z.infer<typeof launchConfigSchema>;
