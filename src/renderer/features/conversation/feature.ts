import type { Feature } from '#features/catalogue/index.ts';

/** Talking to a clone: whose one may talk to, the conversation, and the sources it cites. */
export const conversation: Feature = {
  pages: { freeClone: async () => (await import('./ClonePage.tsx')).ClonePage },
};
