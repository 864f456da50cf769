import type { Feature } from '#features/catalogue/index.ts';

export const lifeVerification: Feature = {
  pages: {
    lifeVerification: async () => (await import('./LifeVerificationPage.tsx')).LifeVerificationPage,
    checkIn: async () => (await import('./checkIn/CheckInPage.tsx')).CheckInPage,
  },
  exportParts: {
    lifeVerification: async () => (await import('./exportLifeVerification.tsx')).exportLifeVerification,
  },
};
