/** Where a memory is from, as a page that shows it. */
import type { CloneMemory, MemoryOrigin } from '#shared/clone/memory.ts';
import { pathTo } from '#shared/routes.ts';
import { sectionPath } from '../studioSections.ts';

/** Null for what was written into the studio itself. */
export function sourcePath(origin: MemoryOrigin): string | null {
  switch (origin.is) {
    case 'answer':
      return sectionPath('answers');
    case 'letter':
    case 'caption':
      return `${pathTo('album', { albumId: origin.albumId })}?item=${encodeURIComponent(origin.mediaItemId)}`;
    case 'album':
      return pathTo('album', { albumId: origin.albumId });
    case 'note':
      return null;
  }
}

/** All of its words, a paragraph a passage. */
export const textOf = ({ passages }: Pick<CloneMemory, 'passages'>): string =>
  passages.map(({ text }) => text).join('\n\n');
