import type { Feature } from '#features/catalogue/index.ts';

export const legal: Feature = {
  pages: {
    legalNotice: async () => (await import('./LegalPages.tsx')).LegalNoticePage,
  },
};
