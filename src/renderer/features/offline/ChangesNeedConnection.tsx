/** Around all pages: what would change something says at once that there is no connection, and nothing waits unseen. */
import { type ReactNode, useCallback } from 'react';
import { lookIntoReachability } from '#platform/backend/reachability.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { WithoutConnection } from '#ui/readOnly.tsx';
import { showToast } from '#ui/toast.ts';
import { offlineMessages } from './messages.ts';
import { useIsReachable } from './useIsReachable.ts';

export function ChangesNeedConnection({ children }: { readonly children: ReactNode }) {
  const { refused } = useMessages(offlineMessages);
  const isReachable = useIsReachable();
  const sayWhy = useCallback(() => {
    showToast({ message: refused, tone: 'error' });
    void lookIntoReachability();
  }, [refused]);
  return <WithoutConnection onAttempt={isReachable ? null : sayWhy}>{children}</WithoutConnection>;
}
