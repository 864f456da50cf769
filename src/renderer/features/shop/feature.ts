import type { Feature } from '#features/catalogue/index.ts';

export const shop: Feature = {
  pages: {
    memorialShop: async () => (await import('./gallery/MemorialShopPage.tsx')).MemorialShopPage,
    memorialShopProduct: async () => (await import('./product/ProductPages.tsx')).MemberProductPage,
    classicStore: async () => (await import('./list/StorePage.tsx')).StorePage,
    publicShop: async () => (await import('./gallery/PublicShopPage.tsx')).PublicShopPage,
    publicProduct: async () => (await import('./product/ProductPages.tsx')).PublicProductPage,
  },
  destination: {
    route: 'memorialShop',
    messages: { en: { name: 'Memorial Shop' }, fr: { name: 'Boutique du souvenir' } },
  },
};
