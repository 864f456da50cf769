/**
 * What the tab, the window and the history call this page, in the page's language (WCAG 2.4.2). Every page says it once:
 * most by their `PageHeader`.
 */
import { useEffect } from 'react';
import { useLanguage } from './language/messages.tsx';
import { type Sentence, sayIn } from './language/sentence.ts';

const PRODUCT = 'Amaranth';

/** Without a name, as on the first page, it is the product's alone. */
export function usePageTitle(sentence: Sentence): void {
  const language = useLanguage();
  const name = sayIn(language, sentence);
  useEffect(() => {
    document.title = name ? `${name} · ${PRODUCT}` : PRODUCT;
    return () => {
      document.title = PRODUCT;
    };
  }, [name]);
}
