/** A letter as a page of its own, for any browser and any printer: no script, nothing fetched from anywhere. */
import type { LetterText } from '#shared/domain/letter.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { LetterBody } from './LetterBody.tsx';

const style = `
:root { color-scheme: light dark; }
body { margin: 0 auto; max-width: 38rem; padding: 3rem 1.5rem 5rem; font: 1.1875rem/1.65 Georgia, serif;
  background: light-dark(#fffdf9, #1a1416); color: light-dark(#2b1a1f, #f3e9e4); white-space: pre-line; overflow-wrap: anywhere; }
h1, h2 { font-weight: 500; line-height: 1.2; }
h1 { font-size: 2.2rem; margin: 0 0 0.4rem; }
h2 { font-size: 1.4rem; margin: 2rem 0 0.4rem; }
p, ul, ol { margin: 0.9rem 0; }
blockquote { margin: 0.9rem 0; padding-left: 1.25rem; border-left: 2px solid light-dark(#8e2f4f, #f0a6bd); font-style: italic; }
.date { color: light-dark(#6d5a5f, #b9a8a6); font-size: 1rem; }
@media print { body { padding: 0; } }
`;

export interface LetterPageProps {
  readonly letter: LetterText;
  /** As it is read: "14 July 2019". */
  readonly day: string | null;
  readonly language: Language;
}

export function LetterPage({ letter, day, language }: LetterPageProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <title>{letter.title}</title>
        <style>{style}</style>
      </head>
      <body>
        <article>
          <h1>{letter.title}</h1>
          {day ? <p className="date">{day}</p> : null}
          <LetterBody body={letter.body} />
        </article>
      </body>
    </html>
  );
}
