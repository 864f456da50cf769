import type { Feature } from '#features/catalogue/index.ts';

export const demo: Feature = {
  pages: {
    demoAccess: async () => (await import('./DemoAccessPage.tsx')).DemoAccessPage,
    demoDashboard: async () => (await import('./DemoDashboardPage.tsx')).DemoDashboardPage,
    demoVisuals: async () => (await import('./DemoVisualsPage.tsx')).DemoVisualsPage,
  },
};
