/** Printed codes and what guests wrote, in the export of everything. */
import type { ExportPart } from '#features/catalogue/index.ts';
import { exportedAlbumCodesSchema } from '#shared/domain/exportedAlbumCodes.ts';
import { readEveryCode } from '../codeDocuments.ts';

export const exportCodes: ExportPart = async ({ profile, ask }) => {
  const { codes, entries } = await ask(() => readEveryCode(profile.id));
  const data = exportedAlbumCodesSchema.parse(
    codes.map((code) => ({
      ...code,
      createdAt: code.createdAt.toISOString(),
      guestBook: entries
        .filter(({ codeId }) => codeId === code.id)
        .map((entry) => ({ ...entry, signedAt: entry.signedAt.toISOString() })),
    })),
  );
  return { compose: () => ({ data }) };
};
