import type { Feature } from '#features/catalogue/index.ts';

export const help: Feature = {
  pages: { help: async () => (await import('./loadHelpPage.ts')).loadHelpPage() },
};
