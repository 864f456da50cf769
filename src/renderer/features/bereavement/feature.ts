import type { Feature } from '#features/catalogue/index.ts';

export const bereavement: Feature = {
  pages: { bereavement: async () => (await import('./BereavementPage.tsx')).BereavementPage },
};
