import type { Feature } from '#features/catalogue/index.ts';

export const entrusted: Feature = {
  pages: {
    entrusted: async () => (await import('./EntrustedPage.tsx')).EntrustedPage,
    entrustedLegacy: async () => (await import('./EntrustedLegacyPage.tsx')).EntrustedLegacyPage,
  },
};
