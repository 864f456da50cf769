import type { Feature } from '#features/catalogue/index.ts';
import { loadVerificationPage } from './verification/loadVerificationPage.ts';

export const auth: Feature = {
  pages: {
    auth: async () => (await import('./AuthPage.tsx')).AuthPage,
    authVerifyEmail: loadVerificationPage,
    verifyEmail: loadVerificationPage,
    authVerify: loadVerificationPage,
  },
};
