import type { LazyPage } from '#features/catalogue/index.ts';

/** Whatever a link of the identity service asks for, on any of its addresses. */
export const loadVerificationPage: LazyPage = async () =>
  (await import('./VerificationPage.tsx')).VerificationPage;
