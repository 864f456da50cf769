import type { Feature } from '#features/catalogue/index.ts';

export const pricing: Feature = {
  pages: { pricing: async () => (await import('./PricingPage.tsx')).PricingPage },
};
