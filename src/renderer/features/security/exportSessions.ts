import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedSessionsSchema } from '#shared/domain/accountExport.ts';
import { listSessions } from './api.ts';

/** Where the person is signed in, in the export of everything. */
export const exportSessions: ExportPart = async ({ ask }) => {
  const sessions = await ask(listSessions);
  return { compose: () => ({ data: exportedSessionsSchema.parse(sessions) }) };
};
