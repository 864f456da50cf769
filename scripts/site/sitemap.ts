/** sitemap.xml (https://www.sitemaps.org/protocol.html), with the twin of each page in the other language. */

import { languages } from '../../src/shared/locales.ts';
import { localizedPath } from '../../src/shared/localizedPaths.ts';
import { siteValueMarks } from '../../src/shared/siteValues.ts';
import type { DrawnPage } from './document.ts';

export function sitemap(pages: readonly DrawnPage[]): string {
  const { origin } = siteValueMarks;
  const entries = pages
    .filter(({ isPrivate, sameAs }) => !isPrivate && !sameAs)
    .map(({ path }) => {
      const twins = languages.map(
        (language) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${origin}${localizedPath(path, language)}"/>`,
      );
      return ['  <url>', `    <loc>${origin}${path}</loc>`, ...twins, '  </url>'].join('\n');
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
