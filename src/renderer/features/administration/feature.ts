import type { Feature, LazyPage } from '#features/catalogue/index.ts';

const hub: LazyPage = async () => (await import('./AdminHubPage.tsx')).AdminHubPage;
const credits: LazyPage = async () => (await import('./credits/CreditManagerPage.tsx')).CreditManagerPage;

export const administration: Feature = {
  pages: { admin: hub, adminProducts: hub, adminCart: hub, adminCredits: credits },
};
