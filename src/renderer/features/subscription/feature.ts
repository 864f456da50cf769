import type { Feature } from '#features/catalogue/index.ts';

/** The plan that somebody has, and how it is changed. */
export const subscription: Feature = {
  pages: { subscription: async () => (await import('./SubscriptionPage.tsx')).SubscriptionPage },
  exportParts: { billing: async () => (await import('./exportBilling.ts')).exportBilling },
};
