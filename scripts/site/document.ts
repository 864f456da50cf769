/** One page as a document: what search engines, shared links and screen readers ask of its head, and its drawing. */
import type { PageHead, PagePicture } from '../../src/renderer/features/catalogue/pageHead.ts';
import type { Language } from '../../src/shared/domain/userProfile.ts';
import { languages, locales } from '../../src/shared/locales.ts';
import { languageOfPath, localizedPath } from '../../src/shared/localizedPaths.ts';
import { routes } from '../../src/shared/routes.ts';
import { siteValueMarks } from '../../src/shared/siteValues.ts';

export interface DrawnPage {
  /** With its language: `/fr/features`. */
  readonly path: string;
  readonly language: Language;
  readonly head: PageHead;
  readonly html: string;
  readonly sameAs?: string;
  readonly isPrivate?: true;
}

/** What a shared link shows of a page. */
export interface SharedPicture extends PagePicture {
  /** What is seen on it; null where that is the title. */
  readonly label: string | null;
}

export interface SiteParts {
  readonly firstScript: string;
  readonly itsImports: readonly string[];
  readonly stylesAddress: string;
  readonly styles: string;
}

const PRODUCT = 'Amaranth';
const { origin } = siteValueMarks;

export const titleOf = ({ title }: PageHead): string => (title ? `${title} · ${PRODUCT}` : PRODUCT);

/** The address that search engines are to name. */
const canonicalOf = ({ path, sameAs, language }: DrawnPage): string =>
  origin + localizedPath(sameAs ?? path, language);

export function composeDocument({
  page,
  parts,
  styles,
  picture,
}: {
  readonly page: DrawnPage;
  readonly parts: SiteParts;
  readonly styles: string;
  readonly picture: SharedPicture | undefined;
}): string {
  const { head, language, path, html } = page;
  const isGated = isLanding(path);
  const root = [
    `lang="${language}" data-theme="light" data-styles="${parts.stylesAddress}"`,
    ...(isGated ? ['data-gate="unknown"'] : []),
  ].join(' ');
  const title = text(titleOf(head));
  const description = text(head.description);
  return [
    `<!doctype html>\n<html ${root}>\n<head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="theme-color" content="#ffffff">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${title}</title>`,
    `<meta name="description" content="${description}">`,
    ...(page.isPrivate
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${text(canonicalOf(page))}">`]),
    ...languages.map(
      (other) =>
        `<link rel="alternate" hreflang="${other}" href="${origin}${text(localizedPath(path, other))}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${origin}${text(localizedPath(path, 'en'))}">`,
    ...(head.feed
      ? [
          `<link rel="alternate" type="application/rss+xml" title="${text(head.feed.title)}" href="${text(head.feed.path)}">`,
        ]
      : []),
    ...openGraph(page, title, description, picture),
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    `<style>${styles}${isGated ? 'html[data-gate] body{visibility:hidden}' : ''}</style>`,
    ...(isGated ? ['<noscript><style>html[data-gate] body{visibility:visible}</style></noscript>'] : []),
    `<script type="application/ld+json">${structuredData(page)}</script>`,
    ...parts.itsImports.map((file) => `<link rel="modulepreload" href="${file}">`),
    `<script type="module" src="${parts.firstScript}"></script>`,
    '</head>',
    `<body><div id="root" data-path="${text(path)}">${html}</div></body>\n</html>\n`,
  ].join('\n');
}

function openGraph(
  page: DrawnPage,
  title: string,
  description: string,
  picture: SharedPicture | undefined,
): readonly string[] {
  const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;
  return [
    property('type', page.path.includes('/blog/') ? 'article' : 'website'),
    property('site_name', PRODUCT),
    property('locale', locales[page.language] === 'fr' ? 'fr_FR' : 'en_GB'),
    property('title', title),
    property('description', description),
    property('url', text(canonicalOf(page))),
    ...(picture
      ? [
          property('image', origin + picture.address),
          property('image:width', String(picture.width)),
          property('image:height', String(picture.height)),
          property('image:alt', picture.label === null ? title : text(picture.label)),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}

/** Within a script element, which ends at the first `</`. */
function structuredData(page: DrawnPage): string {
  const own = page.head.structuredData ?? [];
  const shared = isLanding(page.path)
    ? [
        { '@type': 'Organization', name: PRODUCT, url: `${origin}/`, logo: `${origin}/icon.svg` },
        { '@type': 'WebSite', name: PRODUCT, url: `${origin}/`, inLanguage: [...languages] },
      ]
    : [breadcrumbs(page)];
  const graph = { '@context': 'https://schema.org', '@graph': [...shared, ...own] };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

function breadcrumbs(page: DrawnPage) {
  const places = [
    { name: PRODUCT, item: origin + localizedPath(routes.landing.path, page.language) },
    { name: page.head.title, item: canonicalOf(page) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map((place, index) => ({ '@type': 'ListItem', position: index + 1, ...place })),
  };
}

function isLanding(path: string): boolean {
  const language = languageOfPath(path) ?? 'en';
  return [routes.landing.path, routes.landingAlias.path].some((own) => localizedPath(own, language) === path);
}

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
