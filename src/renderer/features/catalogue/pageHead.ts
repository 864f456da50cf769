/**
 * What search engines, shared links and the tab say of a public page. A feature with public pages declares it in its
 * `head.ts`, without React: the pages made at build read it, and so does the page's own title.
 */
import type { Language } from '#shared/domain/userProfile.ts';

export interface PageHead {
  /** As the tab names it, without the product's name; the first page's is the product's alone. */
  readonly title: string;
  /** One or two sentences for the list of a search engine, at most 160 characters. */
  readonly description: string;
  /** Objects of schema.org without their `@context`, beside those every page has. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export type PageHeads = Readonly<Record<Language, PageHead>>;
