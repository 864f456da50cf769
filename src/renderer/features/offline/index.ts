export { ChangesNeedConnection } from './ChangesNeedConnection.tsx';
export { keepQueries, lookAfterFailure } from './keepQueries.ts';
export { NothingKeptPage } from './NothingKeptPage.tsx';
export { useIsReachable } from './useIsReachable.ts';
