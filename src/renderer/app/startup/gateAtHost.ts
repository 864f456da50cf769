/**
 * The gate of SPEC §4 where files are served as they were built: asked of the launch configuration, before anything of
 * the landing page shows. The embedded server knows the answer itself and takes the mark off the page.
 */
import { rememberConfiguration } from '#platform/backend/configuration.ts';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';

/** Open where it cannot be asked: both flags are off then. */
export async function isWaitlistShut(): Promise<boolean> {
  try {
    const response = await fetch('/configuration.json');
    rememberConfiguration(await response.json());
    return (await fetchLaunchConfig()).waitlistEnabled;
  } catch {
    return false;
  }
}
