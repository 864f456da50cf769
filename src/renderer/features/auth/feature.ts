import type { Feature, LazyPage } from '#features/catalogue/index.ts';

/** Whatever a mailed link asks for, on any of its addresses. */
const verification: LazyPage = async () =>
  (await import('./verification/VerificationPage.tsx')).VerificationPage;

export const auth: Feature = {
  pages: {
    auth: async () => (await import('./AuthPage.tsx')).AuthPage,
    authVerifyEmail: verification,
    verifyEmail: verification,
    authVerify: verification,
    verifyWaitlist: verification,
  },
};
