import type { Feature } from '#features/catalogue/index.ts';

export const account: Feature = {
  exportParts: { profile: async () => (await import('./export/exportProfile.tsx')).exportProfile },
};
