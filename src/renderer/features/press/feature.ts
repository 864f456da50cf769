import type { Feature } from '#features/catalogue/index.ts';

export const press: Feature = {
  pages: { press: async () => (await import('./PressPage.tsx')).PressPage },
};
