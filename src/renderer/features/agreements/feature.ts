import type { Feature } from '#features/catalogue/index.ts';

export const agreements: Feature = {
  exportParts: { agreements: async () => (await import('./exportAgreements.ts')).exportAgreements },
};
