import type { Feature } from '#features/catalogue/index.ts';

/** What somebody is about to order. */
export const cart: Feature = {
  pages: {
    cart: async () => (await import('./CartPage.tsx')).CartPage,
    visitorCart: async () => (await import('./visitor/VisitorCartPage.tsx')).VisitorCartPage,
  },
  exportParts: { cart: async () => (await import('./exportCart.ts')).exportCart },
};
