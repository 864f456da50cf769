/** The launch flags, read once a page load. When they cannot be read both are off and the log says so (SPEC §4). */
import { useEffect, useState } from 'react';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import { logError } from '#platform/logging/logger.ts';
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';

const flagsOff: LaunchConfig = { waitlistEnabled: false, demoEnabled: false };

let reading: Promise<LaunchConfig> | null = null;

export function readLaunchConfig(): Promise<LaunchConfig> {
  reading ??= fetchLaunchConfig().catch((error: unknown) => {
    logError('Failed to load launch config', {}, error);
    return flagsOff;
  });
  return reading;
}

/** After an administrator changed the flags: the next reader asks again. */
export function forgetLaunchConfig(): void {
  reading = null;
}

/** `null` while the flags are being read. */
export function useLaunchConfig(): LaunchConfig | null {
  const [config, setConfig] = useState<LaunchConfig | null>(null);
  useEffect(() => {
    let isMounted = true;
    void readLaunchConfig().then((read) => {
      if (isMounted) setConfig(read);
    });
    return () => {
      isMounted = false;
    };
  }, []);
  return config;
}
