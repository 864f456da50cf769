/** What the account itself has in the export of everything. */
import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedProfileSchema, exportedSessionsSchema } from '#shared/domain/accountExport.ts';
import { listSessions } from '../api.ts';

export const exportProfile: ExportPart = async ({ profile }) => ({
  compose: () => ({
    data: exportedProfileSchema.parse({ ...profile, createdAt: profile.createdAt.toISOString() }),
  }),
});

export const exportSessions: ExportPart = async ({ ask }) => {
  const sessions = await ask(listSessions);
  return { compose: () => ({ data: exportedSessionsSchema.parse(sessions) }) };
};
