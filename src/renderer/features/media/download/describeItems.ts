/** What items become in a download: files as they were added, letters as pages that any browser shows. */
import type { Letter, MediaItem } from '#shared/domain/mediaItem.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { formatDay } from '../wording/formatDates.ts';
import type { ArchivedFile } from './archive.ts';

/** Before it is made safe for every system. */
export function fileNameOf(item: MediaItem): string {
  return item.kind === 'letter' ? `${item.title}.html` : item.fileName;
}

export async function describeItems(
  items: readonly MediaItem[],
  language: Language,
): Promise<ArchivedFile[]> {
  const write = items.some(({ kind }) => kind === 'letter') ? await letterWriter(language) : null;
  return items.flatMap((item): ArchivedFile[] => {
    const { byteCount, takenAt } = item;
    const fileName = fileNameOf(item);
    if (item.kind !== 'letter') {
      const { storagePath, sha256 } = item;
      return [{ fileName, byteCount, takenAt, storagePath, sha256 }];
    }
    return write ? [{ fileName, takenAt, text: write(item) }] : [];
  });
}

async function letterWriter(language: Language): Promise<(letter: Letter) => string> {
  const { writeLetterPage } = await import('../letter/writeLetterPage.ts');
  return (letter) => writeLetterPage({ letter, day: formatDay(letter, language), language });
}
