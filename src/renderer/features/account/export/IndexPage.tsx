/**
 * The page of an export that shows it without us: plain HTML, no script, nothing fetched from anywhere. Each part draws
 * its own sections.
 */
import { Fragment } from 'react';
import type { ComposedPart } from '#features/catalogue/index.ts';
import { longDateFormat } from '#shared/longDates.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { accountMessages } from '../messages.ts';
import { indexStyle } from './indexStyle.ts';

interface IndexPageProps {
  /** Whose memories they are. */
  readonly name: string;
  readonly exportedAt: Date;
  readonly parts: ReadonlyMap<string, ComposedPart>;
}

export function IndexPage({ name, exportedAt, parts }: IndexPageProps) {
  const texts = useMessages(accountMessages);
  const language = useLanguage();
  const date = longDateFormat(language, { dateStyle: 'long' });
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:"
        />
        <title>{texts.indexTitle(name)}</title>
        <style>{indexStyle}</style>
      </head>
      <body>
        <main>
          <h1>{texts.indexTitle(name)}</h1>
          <p className="soft">
            {texts.indexLead(date.format(exportedAt))} <a href="amaranth.json">{texts.dataNote}</a>
          </p>
          {[...parts].map(([part, { section }]) => (
            <Fragment key={part}>{section}</Fragment>
          ))}
        </main>
      </body>
    </html>
  );
}
