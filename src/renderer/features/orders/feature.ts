import type { Feature } from '#features/catalogue/index.ts';

/** What somebody ordered, and what became of it. */
export const orders: Feature = {
  pages: {
    orders: async () => (await import('./OrdersPage.tsx')).OrdersPage,
    order: async () => (await import('./OrderPage.tsx')).OrderPage,
  },
  exportParts: { orders: async () => (await import('./exportOrders.ts')).exportOrders },
};
