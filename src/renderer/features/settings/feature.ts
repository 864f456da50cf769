import type { Feature } from '#features/catalogue/index.ts';

export const settings: Feature = {
  pages: { settings: async () => (await import('./SettingsPage.tsx')).SettingsPage },
};
