/** Which album the square of a piece opens now, the way to it, and a copy of it that needs nobody. */
import { useActiveCodes } from '#features/albumCodes/index.ts';
import { saveAlbumSite, useAlbums } from '#features/albums/index.ts';
import type { AlbumCodeId } from '#shared/domain/albumCode.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { pathTo } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { orderMessages } from './messages.ts';

interface OpenedAlbumProps {
  readonly userId: UserId;
  readonly codeId: AlbumCodeId;
}

export function OpenedAlbum({ userId, codeId }: OpenedAlbumProps) {
  const texts = useMessages(orderMessages);
  const language = useLanguage();
  const codes = useActiveCodes(userId);
  const albums = useAlbums(userId);
  // What cannot be read now is not guessed.
  if (codes.state !== 'ready' || albums.state !== 'ready') return null;
  const code = codes.codes.find(({ id }) => id === codeId);
  const album = albums.albums.find(({ id }) => id === code?.albumId);
  if (!album) return <p className="mt-3 text-small text-notice-text">{texts.opensNothing}</p>;
  return (
    <div className="mt-3 text-small">
      <p className="[overflow-wrap:anywhere]">
        {texts.opens} <Link to={pathTo('album', { albumId: album.id })}>{album.title}</Link>
      </p>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3.5"
        aria-label={texts.saveAlbumOf(album.title)}
        onPress={() => void saveAlbumSite(album, language)}
      >
        {texts.saveAlbum}
      </Button>
      <p className="max-w-prose text-caption text-ink-soft">{texts.saveAlbumNote}</p>
    </div>
  );
}
