import type { Feature } from '#features/catalogue/index.ts';

export const onboarding: Feature = {
  pages: { onboarding: async () => (await import('./OnboardingPage.tsx')).OnboardingPage },
};
