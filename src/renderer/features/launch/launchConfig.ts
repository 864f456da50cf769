/** The launch flags, read once a page load. When they cannot be read both are off and the log says so (SPEC §4). */
import { useEffect, useSyncExternalStore } from 'react';
import { fetchLaunchConfig } from '#platform/backend/launchConfig.ts';
import { logError } from '#platform/logging/logger.ts';
import type { LaunchConfig } from '#shared/domain/launchConfig.ts';

const flagsOff: LaunchConfig = { waitlistEnabled: false, demoEnabled: false };

let reading: Promise<LaunchConfig> | null = null;
let known: LaunchConfig | null = null;
const listeners = new Set<() => void>();

export function readLaunchConfig(): Promise<LaunchConfig> {
  reading ??= fetchLaunchConfig()
    .catch((error: unknown) => {
      logError('Failed to load launch config', {}, error);
      return flagsOff;
    })
    .then((read) => {
      known = read;
      for (const listener of listeners) listener();
      return read;
    });
  return reading;
}

/** After an administrator changed the flags: the next reader asks again. */
export function forgetLaunchConfig(): void {
  reading = null;
  known = null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `null` while the flags are being read. A page made at build is only shown where the waitlist is off, and says nothing of the demo. */
export function useLaunchConfig(): LaunchConfig | null {
  useEffect(() => {
    void readLaunchConfig();
  }, []);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => flagsOff,
  );
}
