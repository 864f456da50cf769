import type { Feature } from '#features/catalogue/index.ts';

export const dashboard: Feature = {
  pages: { dashboard: async () => (await import('./DashboardPage.tsx')).DashboardPage },
  destination: {
    route: 'dashboard',
    messages: { en: { name: 'Dashboard' }, fr: { name: 'Tableau de bord' } },
  },
};
