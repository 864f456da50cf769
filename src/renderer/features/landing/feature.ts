import type { Feature, LazyPage } from '#features/catalogue/index.ts';

const page: LazyPage = async () => (await import('./LandingPage.tsx')).LandingPage;

export const landing: Feature = { pages: { landing: page, landingAlias: page } };
