/** What is engraved, as it is written: each line in its own direction. */
import type { EngravingText } from '#shared/shop/cart.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { cartMessages } from '../messages.ts';

export function EngravedWords({ engraving }: { readonly engraving: EngravingText }) {
  const texts = useMessages(cartMessages);
  const face = { serif: 'font-serif', sans: 'font-sans', script: 'font-serif italic' }[engraving.font];
  return (
    <figure className="mt-3">
      <figcaption className="text-caption text-ink-soft">
        {texts.engraved} · {texts[engraving.font]}
      </figcaption>
      <blockquote className={`mt-1 border-s-2 border-gold ps-3 [overflow-wrap:anywhere] ${face}`}>
        {engraving.lines.map((line, index) => (
          <span key={index} dir="auto" className="block min-h-6">
            {line}
          </span>
        ))}
      </blockquote>
    </figure>
  );
}
