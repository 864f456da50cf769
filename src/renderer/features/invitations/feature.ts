import type { Feature } from '#features/catalogue/index.ts';

export const invitations: Feature = {
  pages: {
    invitation: async () => (await import('./InvitationPage.tsx')).InvitationPage,
    claim: async () => (await import('./claim/ClaimPage.tsx')).ClaimPage,
  },
};
