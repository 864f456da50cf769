import type { Feature } from '#features/catalogue/index.ts';

/** Credits: bought in packs, spent by the message, each line of the ledger in words. */
export const credits: Feature = {
  pages: { credits: async () => (await import('./CreditsPage.tsx')).CreditsPage },
  exportParts: { creditLines: async () => (await import('./exportCreditLines.ts')).exportCreditLines },
};
