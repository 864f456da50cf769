import type { Feature } from '#features/catalogue/index.ts';

export const whatItDoes: Feature = {
  pages: { features: async () => (await import('./WhatItDoesPage.tsx')).WhatItDoesPage },
};
