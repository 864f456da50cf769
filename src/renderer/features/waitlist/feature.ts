import type { Feature } from '#features/catalogue/index.ts';

export const waitlist: Feature = {
  pages: {
    waitlist: async () => (await import('./WaitlistPage.tsx')).WaitlistPage,
    verifyWaitlist: async () => (await import('./ownPlace/WaitlistLinkPage.tsx')).WaitlistLinkPage,
  },
};
