import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedProfileSchema } from '#shared/domain/accountExport.ts';

/** What somebody told of themselves, in the export of everything. */
export const exportProfile: ExportPart = async ({ profile }) => ({
  compose: () => ({
    data: exportedProfileSchema.parse({ ...profile, createdAt: profile.createdAt.toISOString() }),
  }),
});
