/** Which albums' words become memories: each is chosen by itself. */
import { useState } from 'react';
import { formatPeriod, useAlbums } from '#features/albums/index.ts';
import { useExplain } from '#features/failures/index.ts';
import type { Album } from '#shared/domain/album.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { Switch } from '#ui/Switch.tsx';
import { showToast } from '#ui/toast.ts';
import { chooseAlbum } from '../api.ts';
import { PartFailed, PartLoading } from '../PartState.tsx';
import { useChosenAlbums, useReadAgain } from '../useClone.ts';
import { memoryMessages } from './messages.ts';

export function AlbumChoice({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(memoryMessages);
  return (
    <section aria-labelledby="from-albums">
      <h2 id="from-albums" className="text-heading">
        {messages.albums}
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{messages.albumsText}</p>
      <Albums userId={userId} />
    </section>
  );
}

function Albums({ userId }: { readonly userId: UserId }) {
  const messages = useMessages(memoryMessages);
  const albums = useAlbums(userId);
  const chosen = useChosenAlbums(userId);
  if (albums.state === 'failed') {
    return <RetryBanner onRetry={albums.retry}>{messages.albumsFailed}</RetryBanner>;
  }
  if (chosen.state === 'failed') return <PartFailed onRetry={chosen.retry} />;
  if (albums.state === 'loading' || chosen.state === 'loading') return <PartLoading />;
  if (albums.albums.length === 0) return <p className="text-ink-soft">{messages.noAlbums}</p>;
  const ids = new Set(chosen.content.map(({ albumId }) => albumId));
  return (
    <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-5">
      {albums.albums.map((album) => (
        <li key={album.id}>
          <AlbumSwitch userId={userId} album={album} isChosen={ids.has(album.id)} />
        </li>
      ))}
    </ul>
  );
}

interface AlbumSwitchProps {
  readonly userId: UserId;
  readonly album: Album;
  readonly isChosen: boolean;
}

function AlbumSwitch({ userId, album, isChosen }: AlbumSwitchProps) {
  const messages = useMessages(memoryMessages);
  const language = useLanguage();
  const explain = useExplain();
  const change = useChange();
  const readAgain = useReadAgain(userId);
  /** What was asked for and is not known to be so yet. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const choose = async (isWanted: boolean) => {
    setWanted(isWanted);
    try {
      await chooseAlbum(album.id, isWanted);
    } catch (error) {
      showToast({ message: explain(error), tone: 'error' });
    }
    await readAgain('albums', 'memories').catch(() => undefined);
    setWanted(null);
  };
  const isOn = wanted ?? isChosen;
  const period = formatPeriod(album, language);
  return (
    <Switch
      isSelected={isOn}
      isDisabled={wanted !== null}
      onChange={change((isWanted: boolean) => void choose(isWanted))}
      description={[period, isOn ? messages.chosen : messages.notChosen].filter(Boolean).join(' · ')}
    >
      <span className="[overflow-wrap:anywhere]">{album.title}</span>
    </Switch>
  );
}
