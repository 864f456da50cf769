/** `/demo/visuals`: all of the demo family's pictures, hung by album; each opens over the whole window. */
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DownloadTray, formatDay, Lightbox } from '#features/media/index.ts';
import type { Album } from '#shared/domain/album.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { AlbumChoice } from './AlbumChoice.tsx';
import type { Family, FamilyPicture } from './api.ts';
import { DemoFrame } from './DemoFrame.tsx';
import { DemoNotReady } from './DemoNotReady.tsx';
import { demoMessages } from './messages.ts';
import { Painting } from './Painting.tsx';
import { useDemoFamily } from './useDemoFamily.ts';
import { ALBUM_PARAMETER, PICTURE_PARAMETER, visualsLink } from './visualsLink.ts';

export function DemoVisualsPage() {
  const texts = useMessages(demoMessages);
  const demo = useDemoFamily();
  return (
    <DemoFrame>
      {demo.state === 'ready' ? (
        <Gallery family={demo.family} />
      ) : (
        <>
          <PageHeader title={texts.visualsTitle} />
          <DemoNotReady demo={demo} />
        </>
      )}
    </DemoFrame>
  );
}

function Gallery({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const chosen = family.albums.find(({ id }) => id === query.get(ALBUM_PARAMETER)) ?? null;
  const shownAlbums = chosen ? [chosen] : family.albums;
  const hung = shownAlbums.flatMap((album) => picturesOf(family, album));
  const openId = query.get(PICTURE_PARAMETER);
  const isOpen = hung.some(({ id }) => id === openId);
  const years = family.pictures.map(({ takenAt }) => Number(takenAt.slice(0, 4)));
  const album = chosen ? { album: chosen.id } : {};
  const go = (picture: string | null, replace: boolean) =>
    void navigate(visualsLink(picture === null ? album : { ...album, picture }), {
      replace,
      preventScrollReset: true,
    });
  return (
    <>
      <PageHeader title={texts.visualsTitle}>
        {texts.visualsLead(family.pictures.length, Math.min(...years), Math.max(...years))}
      </PageHeader>
      <AlbumChoice albums={family.albums} chosen={chosen} />
      {shownAlbums.map((shown) => (
        <Wall
          key={shown.id}
          album={shown}
          pictures={picturesOf(family, shown)}
          onOpen={(id) => go(id, false)}
        />
      ))}
      {openId !== null && isOpen ? (
        <Lightbox items={hung} openId={openId} onShow={(id) => go(id, true)} onClose={() => go(null, true)} />
      ) : null}
      <DownloadTray />
    </>
  );
}

function picturesOf(family: Family, album: Album): readonly FamilyPicture[] {
  return family.pictures.filter(({ albumId }) => albumId === album.id);
}

interface WallProps {
  readonly album: Album;
  readonly pictures: readonly FamilyPicture[];
  readonly onOpen: (id: string) => void;
}

/** Rows of equal height: each picture takes the width that its shape asks for. */
function Wall({ album, pictures, onOpen }: WallProps) {
  const language = useLanguage();
  const headingId = `wall-${album.id}`;
  return (
    <section aria-labelledby={headingId} className="mt-14">
      <h2 id={headingId} className="text-heading">
        {album.title}
      </h2>
      <p className="mt-1.5 max-w-prose text-ink-soft">{album.description}</p>
      <ul className="mt-6 flex flex-wrap gap-x-5 gap-y-8 after:grow-[99] after:basis-0 after:content-['']">
        {pictures.map((picture) => {
          const ratio = (picture.width ?? 3) / (picture.height ?? 2);
          return (
            <li
              key={picture.id}
              className="max-w-full min-w-0 max-sm:grow! max-sm:basis-full!"
              style={{ flexGrow: ratio, flexBasis: `${ratio * 13}rem` }}
            >
              <button
                type="button"
                onClick={() => onOpen(picture.id)}
                className="group block w-full rounded-control text-start outline-offset-4"
              >
                <Painting
                  picture={picture}
                  style={{ aspectRatio: String(ratio) }}
                  className="rounded-control border border-line shadow-card transition-transform duration-300 group-hover:scale-[1.008]"
                />
                <span className="mt-3 block max-w-prose font-serif text-body text-balance italic">
                  {picture.caption}
                </span>
                <span className="mt-0.5 block text-caption text-ink-soft">
                  {[formatDay(picture, language), picture.placeName].filter(Boolean).join(' · ')}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
