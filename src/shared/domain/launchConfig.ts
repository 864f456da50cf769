import { z } from 'zod';

/** Document `app_config/launch` (SPEC §3). */
export const LAUNCH_CONFIG_PATH = 'app_config/launch';

const launchConfigSchema = z.object({
  waitlistEnabled: z.boolean().default(false),
  demoEnabled: z.boolean().default(false),
  updatedAt: z.string().optional(),
});
export type LaunchConfig = z.infer<typeof launchConfigSchema>;

/** The row that a switch leaves in the log of acts, as `firestore.rules` wants it beside the switch. */
export function launchAct({ waitlistEnabled, demoEnabled, updatedAt }: LaunchConfig & { updatedAt: string }) {
  const state = (isOn: boolean) => (isOn ? 'on' : 'off');
  return {
    path: `administratorActs/launch-${updatedAt}`,
    fields: {
      act: 'launch-switch',
      subject: 'launch',
      reason: '',
      change: `waitlist ${state(waitlistEnabled)}, demo ${state(demoEnabled)}`,
    },
  };
}
