/**
 * The page's head with every question for search engines (FAQPage), and how its answer begins: whole, all of them would
 * stand in the page twice, which the network would send later. For the build alone, which draws them to HTML.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { PageHeads } from '#features/catalogue/index.ts';
import type { Answer } from './answers.ts';
import { englishAnswers } from './englishAnswers.ts';
import { frenchAnswers } from './frenchAnswers.ts';
import { helpHead } from './head.ts';

export const helpFaqHeads: PageHeads = {
  en: { ...helpHead.en, structuredData: [faq(englishAnswers)] },
  fr: { ...helpHead.fr, structuredData: [faq(frenchAnswers)] },
};

function faq(answers: readonly Answer[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, Text }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {
        '@type': 'Answer',
        text: beginningOf(renderToStaticMarkup(<Text components={{ a: LinkWords }} />)),
      },
    })),
  };
}

/** The first paragraph or list. */
function beginningOf(markup: string): string {
  return /^.*?<\/(?:p|ul|ol)>/s.exec(markup)?.[0] ?? markup;
}

/** A link within the product leads nowhere from a search engine's page: its words stay. */
function LinkWords({ children }: { readonly children?: ReactNode }) {
  return children;
}
