import type { Feature } from '#features/catalogue/index.ts';

export const vault: Feature = {
  pages: { personalVault: async () => (await import('./VaultPage.tsx')).VaultPage },
  destination: {
    route: 'personalVault',
    messages: { en: { name: 'Vault' }, fr: { name: 'Coffre-fort' } },
  },
};
