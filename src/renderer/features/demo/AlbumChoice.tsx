/** Which album hangs on the wall: links, so that each choice has an address. */
import { Link } from 'react-router-dom';
import type { Album } from '#shared/domain/album.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { demoMessages } from './messages.ts';
import { visualsLink } from './visualsLink.ts';

interface AlbumChoiceProps {
  readonly albums: readonly Album[];
  readonly chosen: Album | null;
}

const choiceStyle =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong/60 bg-surface px-4 text-small font-semibold ' +
  'whitespace-nowrap text-ink-soft hover:border-line-strong hover:text-ink ' +
  'aria-[current=true]:border-accent aria-[current=true]:bg-accent-soft aria-[current=true]:text-accent-text';

export function AlbumChoice({ albums, chosen }: AlbumChoiceProps) {
  const texts = useMessages(demoMessages);
  const choices = [{ id: null, title: texts.everything }, ...albums.map(({ id, title }) => ({ id, title }))];
  return (
    <nav aria-label={texts.chooseAlbum}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ id, title }) => (
          <li key={title}>
            <Link
              to={visualsLink(id === null ? {} : { album: id })}
              aria-current={(chosen?.id ?? null) === id}
              preventScrollReset
              className={choiceStyle}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
