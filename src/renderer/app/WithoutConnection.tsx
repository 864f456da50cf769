/** Watches for the connection being gone, where the app opens without one. */
import { useIsReachable } from '#features/offline/useIsReachable.ts';
import { lazyPart } from '#ui/lazyPart.tsx';

const OfflineNotice = lazyPart(
  async () => (await import('#features/offline/OfflineNotice.tsx')).OfflineNotice,
);

export function WithoutConnection() {
  return useIsReachable() ? null : <OfflineNotice />;
}
