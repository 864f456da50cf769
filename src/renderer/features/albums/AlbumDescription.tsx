/** What the family wrote about the album. Its beginning stands above the pictures; a press shows the rest. */
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useMessages } from '#ui/language/messages.tsx';
import { albumMessages } from './messages.ts';

export function AlbumDescription({ children }: { readonly children: string }) {
  const messages = useMessages(albumMessages);
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isWhole, setWhole] = useState(false);
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = paragraph.current;
    // Shown whole it tells nothing of whether its beginning would be all of it.
    if (!element || isWhole) return;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWhole]);
  return (
    <div className="mt-1 flex max-w-3xl items-end gap-2 text-ink-soft sm:mt-2">
      <p
        key={children}
        id={id}
        ref={paragraph}
        className={`min-w-0 whitespace-pre-line [overflow-wrap:anywhere] ${isWhole ? '' : 'line-clamp-1 sm:line-clamp-2'}`}
      >
        {children}
      </p>
      {isCut ? (
        <Button
          aria-expanded={isWhole}
          aria-controls={id}
          onPress={() => setWhole(!isWhole)}
          className="-my-2 min-h-11 shrink-0 rounded-small px-1.5 font-semibold text-accent-text text-small hover:underline"
        >
          {isWhole ? messages.showLess : messages.showMore}
        </Button>
      ) : null}
    </div>
  );
}
