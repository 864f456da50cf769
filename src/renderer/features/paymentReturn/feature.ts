import type { Feature } from '#features/catalogue/index.ts';

/** Where a payment's own page sends people back to (SPEC §2). */
export const paymentReturn: Feature = {
  pages: {
    checkoutSuccess: async () => (await import('./CheckoutSuccessPage.tsx')).CheckoutSuccessPage,
    conversationSuccess: async () => (await import('./ConversationSuccessPage.tsx')).ConversationSuccessPage,
    conversationCancelled: async () =>
      (await import('./ConversationCancelledPage.tsx')).ConversationCancelledPage,
  },
};
