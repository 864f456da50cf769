/** A handful of the family's pictures, as if laid on a table. They lead to all of them. */
import { Link } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Family } from './api.ts';
import { demoMessages } from './messages.ts';
import { Painting } from './Painting.tsx';

/** Which picture lies where; the last is on top. */
const places = [
  { id: 'winter-village', style: 'left-[2%] top-[3%] w-[46%] -rotate-5' },
  { id: 'orchard-in-bloom', style: 'right-[1%] top-[6%] w-[47%] rotate-4' },
  { id: 'birthday-cake', style: 'left-[0%] bottom-[4%] w-[42%] rotate-3' },
  { id: 'lighthouse', style: 'right-[2%] bottom-[2%] w-[45%] -rotate-4' },
  { id: 'lake-at-dawn', style: 'left-[21%] top-[30%] w-[59%] rotate-1' },
] as const;

export function TableOfPictures({ family }: { readonly family: Family }) {
  const texts = useMessages(demoMessages);
  return (
    <Link
      to={routes.demoVisuals.path}
      aria-label={texts.seePictures}
      className="group relative mx-auto block aspect-[1.12] w-full max-w-2xl rounded-sheet lg:row-span-2 outline-offset-8"
    >
      {places.map(({ id, style }) => {
        const picture = family.pictures.find((candidate) => candidate.id === id);
        if (!picture) return null;
        return (
          <span
            key={id}
            className={`absolute block rounded-small border border-line bg-raised p-[1.6%] shadow-overlay transition-transform duration-500 group-hover:rotate-0 motion-reduce:transition-none ${style}`}
          >
            <Painting picture={picture} className="aspect-3/2 rounded-[3px]" />
            {id === 'lake-at-dawn' ? (
              <span className="block px-1 pt-2.5 pb-1 font-serif text-small leading-snug text-ink-soft italic max-sm:hidden">
                {picture.caption}
              </span>
            ) : null}
          </span>
        );
      })}
    </Link>
  );
}
