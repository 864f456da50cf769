/** What the house holds, told like the contents of a book; what is on its way says so. */
import type { ComponentType } from 'react';
import { isPageBuilt } from '#features/catalogue/index.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import {
  AlbumDrawing,
  LetterDrawing,
  MemorialDrawing,
  PeopleDrawing,
  VaultDrawing,
  VoiceDrawing,
} from './drawings.tsx';
import { landingMessages } from './messages.ts';

interface Room {
  readonly title: string;
  readonly text: string;
  readonly Drawing: ComponentType;
  readonly isOnItsWay?: true;
  /** Where more of it is seen without an account, and what that link says. */
  readonly route?: RouteName;
  readonly link?: string;
}

export function Rooms() {
  const texts = useMessages(landingMessages);
  const rooms: readonly Room[] = [
    { title: texts.albumsTitle, text: texts.albumsText, Drawing: AlbumDrawing },
    { title: texts.lettersTitle, text: texts.lettersText, Drawing: LetterDrawing },
    { title: texts.vaultTitle, text: texts.vaultText, Drawing: VaultDrawing },
    { title: texts.peopleTitle, text: texts.peopleText, Drawing: PeopleDrawing },
    { title: texts.voiceTitle, text: texts.voiceText, Drawing: VoiceDrawing, isOnItsWay: true },
    {
      title: texts.shopTitle,
      text: texts.shopText,
      Drawing: MemorialDrawing,
      route: 'publicShop',
      link: texts.toShop,
    },
  ];
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-24 sm:px-8 sm:py-32">
        <h2 className="max-w-[18ch] text-page">{texts.roomsTitle}</h2>
        <dl className="mt-12 border-t border-line">
          {rooms.map(({ title, text, Drawing, isOnItsWay = false, route, link }) => (
            <div
              key={title}
              className="grid items-center gap-x-12 gap-y-4 border-b border-line py-9 md:grid-cols-[1fr_1.35fr] md:py-11"
            >
              <dt className="flex flex-wrap items-center gap-x-8 gap-y-3 font-serif text-heading text-accent-text italic">
                <span className={isOnItsWay ? 'opacity-60' : ''}>
                  <Drawing />
                </span>
                <span>
                  {title}{' '}
                  {isOnItsWay ? (
                    <span className="mt-1 block font-sans text-caption text-ink-soft not-italic">
                      {texts.onItsWay}
                    </span>
                  ) : null}
                </span>
              </dt>
              <dd className="max-w-prose text-lead text-ink-soft">
                {text}
                {route && isPageBuilt(route) ? (
                  <span className="mt-3 block text-body">
                    <Link to={routes[route].path}>{link}</Link>
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
        {isPageBuilt('features') ? (
          <p className="mt-10">
            <Link to={routes.features.path}>{texts.allItDoes}</Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}
