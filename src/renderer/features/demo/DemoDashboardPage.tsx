/** `/demo/dashboard`: the demo family's dashboard for a visitor who has not signed in. Real documents, nothing to write. */
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { AlbumFacts } from '#features/albums/index.ts';
import { formatBytes, formatDay } from '#features/media/index.ts';
import { systemClock } from '#shared/clock.ts';
import type { Album } from '#shared/domain/album.ts';
import { routes } from '#shared/routes.ts';
import { Button } from '#ui/Button.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import { useChange } from '#ui/readOnly.tsx';
import type { Family, FamilyPicture } from './api.ts';
import { DemoFrame } from './DemoFrame.tsx';
import { DemoNotReady } from './DemoNotReady.tsx';
import { demoMessages } from './messages.ts';
import { Painting } from './Painting.tsx';
import { pictureOfThisTime } from './thisTimeOfYear.ts';
import { useDemoFamily } from './useDemoFamily.ts';
import { visualsLink } from './visualsLink.ts';

export function DemoDashboardPage() {
  const texts = useMessages(demoMessages);
  const demo = useDemoFamily();
  return (
    <DemoFrame>
      {demo.state === 'ready' ? (
        <Dashboard family={demo.family} />
      ) : (
        <>
          <PageHeader title={texts.eyebrow} />
          <DemoNotReady demo={demo} />
        </>
      )}
    </DemoFrame>
  );
}

function Dashboard({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  const now = pictureOfThisTime(family.pictures, systemClock.now());
  return (
    <>
      <PageHeader title={texts.dashboardTitle(family.name)}>{family.about}</PageHeader>
      {now ? <AboutThisTime picture={now} /> : null}
      <div className="mt-14 grid gap-x-14 gap-y-12 lg:grid-cols-[1fr_18rem]">
        <Albums family={family} />
        <aside className="flex flex-col gap-10">
          <Storage family={family} />
          <People family={family} />
          <Locked />
        </aside>
      </div>
    </>
  );
}

function AboutThisTime({ picture }: { readonly picture: FamilyPicture }) {
  const texts = useMessages(demoMessages);
  const language = useLanguage();
  return (
    <section aria-labelledby="about-this-time">
      <Link
        to={visualsLink({ picture: picture.id })}
        className="group grid overflow-hidden rounded-sheet border border-line bg-surface shadow-card md:grid-cols-[1.5fr_1fr]"
      >
        <Painting picture={picture} className="aspect-3/2 md:aspect-auto md:min-h-88" />
        <span className="flex flex-col justify-center gap-4 p-6 sm:p-10">
          <h2 id="about-this-time" className="font-sans text-small font-semibold text-accent-text">
            {texts.aboutThisTime}
          </h2>
          <span className="font-serif text-heading text-balance italic">{picture.caption}</span>
          <span className="text-small text-ink-soft">
            {[formatDay(picture, language), picture.placeName].filter(Boolean).join(' · ')}
            <br />
            {picture.people.join(', ')}
          </span>
        </span>
      </Link>
    </section>
  );
}

function Albums({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  const change = useChange();
  return (
    <section aria-labelledby="demo-albums">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 id="demo-albums" className="text-heading">
          {texts.albums}
        </h2>
        <Button
          variant="secondary"
          size="small"
          icon={<Plus size={18} aria-hidden="true" />}
          // This page is read-only throughout, so all it does is explain.
          onPress={change(() => undefined)}
        >
          {texts.newAlbum}
        </Button>
      </div>
      <ul className="grid gap-x-7 gap-y-10 sm:grid-cols-2">
        {family.albums.map((album) => (
          <li key={album.id}>
            <AlbumCard album={album} pictures={family.pictures} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AlbumCardProps {
  readonly album: Album;
  readonly pictures: readonly FamilyPicture[];
}

function AlbumCard({ album, pictures }: AlbumCardProps) {
  const cover = pictures.find(({ id }) => id === album.coverItemId);
  return (
    <Link to={visualsLink({ album: album.id })} className="group block rounded-card outline-offset-4">
      {cover ? (
        <Painting
          picture={cover}
          className="aspect-4/3 rounded-card border border-line shadow-card transition-transform duration-300 group-hover:scale-[1.012]"
        />
      ) : null}
      <h3 className="mt-4 text-title group-hover:text-accent-text">{album.title}</h3>
      <p className="mt-1 text-ink-soft">{album.description}</p>
      <AlbumFacts album={album} className="mt-1.5" />
    </Link>
  );
}

function Storage({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  const language = useLanguage();
  return (
    <ProgressBar
      label={texts.storage}
      value={family.storageUsed}
      maximum={family.storageLimit}
      valueLabel={texts.storageLeft(
        formatBytes(family.storageLimit - family.storageUsed, language),
        formatBytes(family.storageLimit, language),
      )}
    />
  );
}

function People({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  const picturesOf = (name: string) => family.pictures.filter(({ people }) => people.includes(name)).length;
  return (
    <section aria-labelledby="demo-people">
      <h2 id="demo-people" className="text-title">
        {texts.people}
      </h2>
      <dl className="mt-3">
        {family.members.map(({ name, role }) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="flex items-baseline justify-between gap-3">
              <span className="font-semibold">{name}</span>
              <span className="text-caption text-ink-faint">{texts.pictureCount(picturesOf(name))}</span>
            </dt>
            <dd className="text-small text-ink-soft">{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What this page cannot show, and where it is seen. */
function Locked() {
  const texts = useMessages(demoMessages);
  return (
    <section aria-labelledby="demo-locked">
      <h2 id="demo-locked" className="text-title">
        {texts.lockedTitle}
      </h2>
      <dl className="mt-3 text-small">
        <div className="border-b border-line py-3">
          <dt className="font-semibold">{texts.vault}</dt>
          <dd className="text-ink-soft">{texts.vaultText}</dd>
        </div>
        <div className="border-b border-line py-3">
          <dt className="font-semibold">{texts.handingOver}</dt>
          <dd className="text-ink-soft">{texts.handingOverText}</dd>
        </div>
      </dl>
      <p className="mt-4">
        <Link
          to={routes.demoAccess.path}
          className="font-medium text-accent-text underline underline-offset-3"
        >
          {texts.enter}
        </Link>
      </p>
    </section>
  );
}
