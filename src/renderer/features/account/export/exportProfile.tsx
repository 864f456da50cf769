import type { ExportPart } from '#features/catalogue/index.ts';
import type { ArchiveEntry } from '#features/media/index.ts';
import { portraitPath } from '#features/profile/index.ts';
import { exportedProfileSchema } from '#shared/domain/accountExport.ts';

/** What somebody told of themselves, in the export of everything, and their portrait. */
export const exportProfile: ExportPart = async ({ profile }) => {
  const portrait: ArchiveEntry[] = profile.avatar
    ? [
        {
          fileName: 'portrait.webp',
          previewPath: portraitPath(profile.avatar),
          takenAt: profile.updatedAt.toISOString().slice(0, 19),
        },
      ]
    : [];
  return {
    files: portrait,
    compose([place]) {
      const shown = place?.isPresent ? place.path : null;
      const data = exportedProfileSchema.parse({
        ...profile,
        portraitPath: shown,
        createdAt: profile.createdAt.toISOString(),
      });
      return shown
        ? { data, section: <img className="portrait" src={shown} alt={profile.name} loading="lazy" /> }
        : { data };
    },
  };
};
