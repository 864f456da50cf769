import type { Feature } from '#features/catalogue/index.ts';

export const privacyRequest: Feature = {
  pages: { privacyRequest: async () => (await import('./PrivacyRequestPage.tsx')).PrivacyRequestPage },
};
