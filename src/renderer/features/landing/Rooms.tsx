/** What the house holds, told like the contents of a book. */
import { useMessages } from '#ui/language/messages.tsx';
import { landingMessages } from './messages.ts';

export function Rooms() {
  const texts = useMessages(landingMessages);
  const rooms = [
    { title: texts.albumsTitle, text: texts.albumsText },
    { title: texts.vaultTitle, text: texts.vaultText },
    { title: texts.peopleTitle, text: texts.peopleText },
    { title: texts.voiceTitle, text: texts.voiceText },
  ];
  return (
    <section className="border-t border-line bg-surface">
      <div className="mx-auto max-w-6xl px-5 py-24 sm:px-8 sm:py-32">
        <h2 className="max-w-[18ch] text-page">{texts.roomsTitle}</h2>
        <dl className="mt-12 border-t border-line">
          {rooms.map(({ title, text }) => (
            <div
              key={title}
              className="grid gap-x-10 gap-y-2 border-b border-line py-9 md:grid-cols-[1fr_1.6fr] md:py-11"
            >
              <dt className="font-serif text-heading text-accent-text italic">{title}</dt>
              <dd className="max-w-prose text-lead text-ink-soft">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
