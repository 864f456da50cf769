import type { Feature } from '#features/catalogue/index.ts';

export const about: Feature = {
  pages: { about: async () => (await import('./AboutPage.tsx')).AboutPage },
};
