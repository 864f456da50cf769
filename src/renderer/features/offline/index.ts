export { ChangesNeedConnection } from './ChangesNeedConnection.tsx';
export { keepQueries, lookAfterFailure } from './keepQueries.ts';
export { NothingKeptPage } from './NothingKeptPage.tsx';
export { OfflineBanner } from './OfflineBanner.ts';
export { useIsReachable } from './useIsReachable.ts';
