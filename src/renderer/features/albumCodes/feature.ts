import type { Feature } from '#features/catalogue/index.ts';

export const albumCodes: Feature = {
  exportParts: { albumCodes: async () => (await import('./export/exportCodes.ts')).exportCodes },
};
