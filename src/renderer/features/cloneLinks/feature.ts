import type { Feature } from '#features/catalogue/index.ts';

/** The pages of links that are mailed around a clone. */
export const cloneLinks: Feature = {
  pages: {
    cloneInvitation: async () => (await import('./CloneInvitationPage.tsx')).CloneInvitationPage,
    weeklyQuestion: async () => (await import('./WeeklyQuestionPage.tsx')).WeeklyQuestionPage,
  },
};
