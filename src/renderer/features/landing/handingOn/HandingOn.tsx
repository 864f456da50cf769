/** How a release comes about: its days as they stand, and beside them the machine itself to try. */
import { useMessages } from '#ui/language/messages.tsx';
import { handingOnMessages } from './messages.ts';
import { type SequenceStep, sequence } from './sequence.ts';
import { TryIt } from './TryIt.tsx';

/** Others than the owner have a part in it from here on. */
const withOthers: readonly SequenceStep[] = ['contacts', 'words', 'memories', 'vault'];

export function HandingOn() {
  const texts = useMessages(handingOnMessages);
  return (
    <section className="mx-auto max-w-6xl px-5 py-24 sm:px-8 sm:py-32">
      <h2 className="text-page">{texts.title}</h2>
      <p className="mt-4 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
      <div className="mt-14 grid items-start gap-x-16 gap-y-14 lg:grid-cols-[1fr_1.05fr]">
        <ol>
          {sequence.map(({ is, day }) => (
            <li key={is} className="grid grid-cols-[4.75rem_1fr] gap-x-7">
              <p className="pt-0.5 text-end font-serif text-accent-text italic">{texts.day(day)}</p>
              <div
                className={`relative border-s pb-8 ps-7 ${withOthers.includes(is) ? 'border-gold' : 'border-line-strong/40'}`}
              >
                <span
                  aria-hidden="true"
                  className={`absolute -start-[7px] top-2 size-[13px] rotate-45 rounded-[3px] ${withOthers.includes(is) ? 'bg-gold' : 'bg-accent'}`}
                />
                <h3 className="text-title">{texts[is]}</h3>
                <p className="mt-1 text-ink-soft">{texts[`${is}Text`]}</p>
              </div>
            </li>
          ))}
        </ol>
        <TryIt />
      </div>
    </section>
  );
}
