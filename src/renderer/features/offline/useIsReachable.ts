import { useSyncExternalStore } from 'react';
import { isReachable, onReachabilityChange } from '#platform/backend/reachability.ts';

/** Always true in a browser, where pages say for themselves what could not be read. */
export function useIsReachable(): boolean {
  return useSyncExternalStore(onReachabilityChange, isReachable, () => true);
}
