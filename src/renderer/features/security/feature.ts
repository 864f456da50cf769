import type { Feature } from '#features/catalogue/index.ts';

export const security: Feature = {
  exportParts: { sessions: async () => (await import('./exportSessions.ts')).exportSessions },
};
