/** Letters that only this person can open, as they are read: on paper, one after the other. */

import { type OpenedLetter, paragraphsOf } from '#shared/legacy/keys/openLetter.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { Card } from '#ui/Card.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { receivedMessages } from './messages.ts';

export function SealedLetters({ letters }: { readonly letters: readonly OpenedLetter[] }) {
  const texts = useMessages(receivedMessages);
  const day = longDateFormat(useLanguage(), { dateStyle: 'long' });
  return letters.map(({ contentId, letter }) => (
    <Card key={contentId} as="article" padding="generous" className="max-w-3xl">
      <h3 className="text-heading [overflow-wrap:anywhere]">{letter.title || texts.untitledLetter}</h3>
      <p className="mt-1 text-small text-ink-soft">
        {texts.writtenOn(day.format(new Date(letter.writtenAt)))}
      </p>
      <div className="mt-5 flex flex-col gap-4 font-serif leading-relaxed [overflow-wrap:anywhere]">
        {paragraphsOf(letter).map((paragraph, index) => (
          <p key={index} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </Card>
  ));
}
