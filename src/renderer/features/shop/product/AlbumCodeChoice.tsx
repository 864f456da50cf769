/** Which album the square of a thing opens: one of the codes that somebody has, or the way to make one. */
import { useState } from 'react';
import { CodesDialog, useActiveCodes } from '#features/albumCodes/index.ts';
import { saveAlbumSite, useAlbums } from '#features/albums/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { AlbumCodeId } from '#shared/domain/albumCode.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { NativeButton } from '#ui/NativeButton.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { shopMessages } from '../messages.ts';

interface AlbumCodeChoiceProps {
  readonly userId: UserId;
  readonly value: AlbumCodeId | null;
  readonly onChange: (codeId: AlbumCodeId) => void;
  readonly isMissing: boolean;
}

/** More than these are found in the list of albums. */
const OFFERED_ALBUMS = 3;

export function AlbumCodeChoice(props: AlbumCodeChoiceProps) {
  const texts = useMessages(shopMessages);
  return (
    <section aria-labelledby="opens-album">
      <h2 id="opens-album" className="text-title">
        {texts.album}
      </h2>
      <p className="mt-1 mb-4 text-small text-ink-soft">{texts.albumText}</p>
      <AlbumCodes {...props} />
    </section>
  );
}

/** The same below a heading of somebody else's, such as a dialog's. */
export function AlbumCodes({ userId, value, onChange, isMissing }: AlbumCodeChoiceProps) {
  const texts = useMessages(shopMessages);
  const codes = useActiveCodes(userId);
  const albums = useAlbums(userId);
  const language = useLanguage();
  const [opened, setOpened] = useState<Album | null>(null);
  const [isOpen, setOpen] = useState(false);
  if (codes.state === 'loading' || albums.state === 'loading') return <Skeleton className="h-28 w-full" />;
  if (codes.state === 'failed') return <RetryBanner onRetry={codes.retry}>{texts.codesFailed}</RetryBanner>;
  if (albums.state === 'failed') return <RetryBanner onRetry={albums.retry}>{texts.codesFailed}</RetryBanner>;
  const usable = codes.codes.flatMap((code) => {
    const album = albums.albums.find(({ id }) => id === code.albumId);
    return album ? [{ code, album }] : [];
  });
  return (
    <div>
      {usable.length > 0 ? (
        <RadioGroup<AlbumCodeId>
          label={texts.codeChoice}
          value={value}
          onChange={onChange}
          errorMessage={isMissing ? texts.codeMissing : null}
          options={usable.map(({ code, album }) => ({
            value: code.id,
            label: code.name,
            description: texts.codeOf(album.title),
          }))}
        />
      ) : (
        <p className={isMissing ? 'font-medium text-danger-text' : ''}>
          {albums.albums.length > 0 ? texts.noCode : texts.noAlbum}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {albums.albums.slice(0, OFFERED_ALBUMS).map((album) => (
          <NativeButton
            key={album.id}
            variant="secondary"
            size="small"
            onPress={() => {
              setOpened(album);
              setOpen(true);
            }}
          >
            {texts.makeCode(album.title)}
          </NativeButton>
        ))}
        {albums.albums.length === 0 || albums.albums.length > OFFERED_ALBUMS ? (
          <ButtonLink to={routes.albums.path} variant="quiet" size="small">
            {texts.toAlbums}
          </ButtonLink>
        ) : null}
      </div>
      {opened ? (
        <CodesDialog
          key={opened.id}
          album={opened}
          otherAlbums={albums.albums.filter((album) => album !== opened)}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSaveAlbum={() => void saveAlbumSite(opened, language)}
          // Made here, it was made for this piece.
          onMade={onChange}
        />
      ) : null}
    </div>
  );
}
