/** An item as it stands on paper: drawn for the printer alone, in the place of everything else, and gone when it is printed. */
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { systemClock } from '#shared/clock.ts';
import { longDateFormat } from '#shared/longDates.ts';
import type { VaultContent } from '#shared/vault/content.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { titleOf } from '../../search/itemTitle.ts';
import { itemMessages } from '../messages.ts';
import { ContentView } from '../read/ContentView.tsx';

const HIDDEN = 'print:hidden';

interface PaperSheetProps {
  readonly content: VaultContent;
  readonly withSecrets: boolean;
  readonly onPrinted: () => void;
}

export function PaperSheet({ content, withSecrets, onPrinted }: PaperSheetProps) {
  const texts = useMessages(itemMessages);
  const language = useLanguage();
  const sheet = useRef<HTMLDivElement>(null);
  const latest = useRef(onPrinted);
  latest.current = onPrinted;
  useEffect(() => {
    const others = [...document.body.children].filter((element) => element !== sheet.current);
    for (const element of others) element.classList.add(HIDDEN);
    const done = () => latest.current();
    window.addEventListener('afterprint', done, { once: true });
    window.print();
    return () => {
      window.removeEventListener('afterprint', done);
      for (const element of others) element.classList.remove(HIDDEN);
    };
  }, []);
  const today = longDateFormat(language, { dateStyle: 'long' }).format(systemClock.now());
  return createPortal(
    <div
      ref={sheet}
      // Paper is white, whatever the screen is.
      data-theme="light"
      className="hidden bg-surface text-ink print:block"
    >
      <p className="mb-6 text-caption text-ink-soft">{texts.printedFrom(today)}</p>
      <h1 className="mb-6 font-serif text-page">{titleOf(content) || texts.untitled}</h1>
      <ContentView content={content} secrets={withSecrets ? 'shown' : 'left-out'} namesFiles />
    </div>,
    document.body,
  );
}
