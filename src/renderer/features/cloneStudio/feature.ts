import type { Feature } from '#features/catalogue/index.ts';

export const cloneStudio: Feature = {
  pages: { myClone: async () => (await import('./MyClonePage.tsx')).MyClonePage },
  exportParts: { clone: async () => (await import('./export/exportClone.tsx')).exportClone },
  destination: { route: 'myClone', messages: { en: { name: 'My Clone' }, fr: { name: 'Mon clone' } } },
};
