import { lazyPart } from '#ui/lazyPart.tsx';

/** For what lies over the page's own notice. */
export const OfflineBanner = lazyPart(async () => (await import('./OfflineNotice.tsx')).OfflineBanner);
