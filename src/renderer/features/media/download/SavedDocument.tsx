/** The frame of a page that is opened from a folder, without us: plain HTML, no script, nothing fetched from anywhere. */
import type { ReactNode } from 'react';
import { useLanguage } from '#ui/language/messages.tsx';
import { documentStyle } from './documentStyle.ts';

interface SavedDocumentProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SavedDocument({ title, children }: SavedDocumentProps) {
  return (
    <html lang={useLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          httpEquiv="Content-Security-Policy"
          content="default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file: data:; media-src 'self' file:"
        />
        <title>{title}</title>
        <style>{documentStyle}</style>
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  );
}
