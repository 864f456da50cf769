/** For somebody in distress: drawn unlike an answer, with people to call. No word of the clone stands in it. */
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import Phone from 'lucide-react/icons/phone';
import type { ReplySentence } from '#shared/clone/conversation.ts';
import { helplines } from '#shared/clone/helplines.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { buttonStyle } from '#ui/buttonStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { talkMessages } from './messages.ts';

interface CareCardProps {
  readonly sentences: readonly ReplySentence[];
  /** What they wrote in: it says which numbers. */
  readonly language: CloneLanguage;
}

export function CareCard({ sentences, language }: CareCardProps) {
  const texts = useMessages(talkMessages);
  return (
    <section className="rounded-card border-2 border-notice-text/40 bg-notice-soft p-5 sm:p-6">
      <h2 className="flex items-center gap-3 text-title text-notice-text">
        <HeartHandshake size={24} aria-hidden="true" className="shrink-0" />
        {texts.careTitle}
      </h2>
      <div lang={language} className="mt-3 flex flex-col gap-2">
        {sentences.map(({ text }) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <ul lang={language} className="mt-5 flex flex-col gap-3">
        {helplines[language].map(({ name, telephone, place }) => (
          <li key={telephone} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <a href={`tel:${telephone.replace(/[^+\d]/g, '')}`} className={buttonStyle('secondary')}>
              <Phone size={18} aria-hidden="true" />
              {telephone}
              <span className="sr-only">, {name}</span>
            </a>
            <span className="min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="block text-small text-ink-soft">{place}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-5 text-small text-ink-soft">{texts.careLater}</p>
    </section>
  );
}
