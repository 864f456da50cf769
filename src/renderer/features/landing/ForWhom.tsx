/** For whom it is: three beginnings, in the words of somebody who has one. */
import { useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

export function ForWhom() {
  const texts = useMessages(landingMessages);
  const people = [
    [texts.forParents, texts.forParentsText],
    [texts.forKeepers, texts.forKeepersText],
    [texts.forCareful, texts.forCarefulText],
  ] as const;
  return (
    <section className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-12 px-5 py-24 sm:px-8 sm:py-28 lg:grid-cols-[1fr_1.6fr]">
        <div>
          <h2 className="max-w-[14ch] text-page">{texts.forTitle}</h2>
          <p className="mt-5 max-w-prose text-ink-soft">{texts.forLead}</p>
        </div>
        <ul className="flex flex-col gap-10">
          {people.map(([who, text], index) => (
            <li key={who} className={['', 'lg:ms-16', 'lg:ms-32'][index]}>
              <p className="max-w-[24ch] font-serif text-heading italic">{who}</p>
              <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
