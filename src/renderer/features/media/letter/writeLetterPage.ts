/** The text of a letter's own page. Loaded when somebody takes a letter along. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LetterPage, type LetterPageProps } from './LetterPage.tsx';

export function writeLetterPage(props: LetterPageProps): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(LetterPage, props))}`;
}
