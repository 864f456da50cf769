/** What the person was doing about now in earlier years; what stands there while nothing is known of it is the caller's. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { useAlbums } from '#features/albums/index.ts';
import { ItemPicture, libraryKeys, readPictureTaken } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { type MediaFile, mediaFileSchema } from '#shared/domain/mediaItem.ts';
import { wallClockAt } from '#shared/domain/wallClock.ts';
import { locales } from '#shared/locales.ts';
import { pathTo } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { dashboardMessages } from './messages.ts';
import { type TimeOfYear, timesOfYear } from './timesOfYear.ts';

const SHOWN = 3;

function nowHere(): string {
  const now = systemClock.now();
  return wallClockAt(now, -new Date(now).getTimezoneOffset()) ?? new Date(now).toISOString();
}

/** One picture of each year, the latest first; of what is in the trash with its album none. */
async function readMemories(
  userId: UserId,
  times: readonly TimeOfYear[],
  albumIds: readonly AlbumId[],
): Promise<MediaFile[]> {
  const shown = new Set(albumIds);
  const years = await Promise.all(times.map(({ from, to }) => readPictureTaken(userId, from, to, shown)));
  return years.filter((picture) => picture !== null).slice(0, SHOWN);
}

export function ThisTimeOfYear({
  userId,
  otherwise,
}: {
  readonly userId: UserId;
  readonly otherwise: ReactNode;
}) {
  const texts = useMessages(dashboardMessages);
  const language = useLanguage();
  const albums = useAlbums(userId);
  const today = nowHere();
  const shown = albums.state === 'ready' ? albums.albums : [];
  const times = timesOfYear(shown, today);
  const albumIds = shown.map(({ id }) => id);
  const memories = useQuery({
    queryKey: libraryKeys.timeOfYear(userId, times, albumIds),
    queryFn: () => readMemories(userId, times, albumIds),
    enabled: times.length > 0,
    meta: { kept: z.array(mediaFileSchema) },
  });
  if (!memories.data || memories.data.length === 0) return otherwise;
  const thisYear = Number(today.slice(0, 4));
  const ago = new Intl.RelativeTimeFormat(locales[language]);
  return (
    <section aria-labelledby="time-of-year" className="mt-10">
      <h2 id="time-of-year" className="mb-4 text-title">
        {texts.thisTime}
      </h2>
      <ul className="grid gap-5">
        {memories.data.map((item) => (
          <li key={item.id}>
            <Link
              to={`${pathTo('album', { albumId: item.albumId })}?item=${encodeURIComponent(item.id)}`}
              className="group block rounded-card outline-offset-4 focus-visible:outline-2 focus-visible:outline-focus"
            >
              <span className="relative block aspect-4/3 overflow-hidden rounded-card bg-sunken shadow-card">
                <ItemPicture item={item} />
              </span>
              <span className="mt-2 block text-small text-ink-soft group-hover:text-accent-text">
                {ago.format(Number(item.takenAt.slice(0, 4)) - thisYear, 'year')}
                {item.caption ? <span className="block text-ink">{item.caption}</span> : null}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
