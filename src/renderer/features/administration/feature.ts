import type { Feature, LazyPage } from '#features/catalogue/index.ts';

const hub: LazyPage = async () => (await import('./AdminHubPage.tsx')).AdminHubPage;

export const administration: Feature = { pages: { admin: hub, adminProducts: hub, adminCart: hub } };
