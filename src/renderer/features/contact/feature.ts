import type { Feature } from '#features/catalogue/index.ts';

export const contact: Feature = {
  pages: { contact: async () => (await import('./ContactPage.tsx')).ContactPage },
};
