/** The albums last worked on, newest first; what stands in their place while there are none is the caller's. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AlbumFacts, useAlbums } from '#features/albums/index.ts';
import { AlbumCover } from '#features/media/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { dashboardMessages } from './messages.ts';

const SHOWN = 4;

export function RecentAlbums({ userId, empty }: { readonly userId: UserId; readonly empty: ReactNode }) {
  const texts = useMessages(dashboardMessages);
  const albums = useAlbums(userId);
  switch (albums.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'failed':
      return <RetryBanner onRetry={albums.retry}>{texts.failed}</RetryBanner>;
    case 'ready': {
      if (albums.albums.length === 0) return empty;
      const recent = albums.albums
        .toSorted((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
        .slice(0, SHOWN);
      return (
        <section aria-labelledby="recent-albums">
          <div className="mb-5 flex items-baseline justify-between gap-4">
            <h2 id="recent-albums" className="text-title">
              {texts.recent}
            </h2>
            <ButtonLink to={routes.albums.path} variant="quiet" size="small">
              {texts.allAlbums}
            </ButtonLink>
          </div>
          <ul className="grid gap-6 sm:grid-cols-2">
            {recent.map((album) => (
              <li key={album.id}>
                <Link
                  to={pathTo('album', { albumId: album.id })}
                  className="group block rounded-card outline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
                >
                  <AlbumCover album={album} className="aspect-4/3 rounded-card shadow-card" />
                  <p className="mt-3 font-serif text-lead group-hover:text-accent-text [overflow-wrap:anywhere]">
                    {album.title}
                  </p>
                  <AlbumFacts album={album} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      );
    }
  }
}
