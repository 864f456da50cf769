import type { Feature } from '#features/catalogue/index.ts';

/** /security, for everybody; the security of one's own account is the feature `security`. */
export const trust: Feature = {
  pages: { security: async () => (await import('./TrustPage.tsx')).TrustPage },
};
