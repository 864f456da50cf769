/** What the editor is given by the page it opens over. */
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import type { Letter } from '#shared/domain/mediaItem.ts';

export interface LetterWriterProps {
  readonly userId: UserId;
  readonly albumId: AlbumId;
  /** The letter that is changed; null for a new one. */
  readonly letter: Letter | null;
  readonly onClose: () => void;
}
