/**
 * What search engines, shared links and the tab say of a public page. A feature with public pages declares it in its
 * `head.ts`, without React: the pages made at build read it, and so does the page's own title.
 */
import type { Language } from '#shared/domain/userProfile.ts';

export interface PagePicture {
  /** Within the site: `/pictures/…`. */
  readonly address: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

export interface PageHead {
  /** As the tab names it, without the product's name; the first page's is the product's alone. */
  readonly title: string;
  /** One or two sentences for the list of a search engine, at most 160 characters. */
  readonly description: string;
  /** The feed of what appears here, for programs that ask for news of it. */
  readonly feed?: { readonly title: string; readonly path: string };
  /** What a shared link shows, in place of a card with the title: the first drawing of the page, made a file at build. */
  readonly drawing?: PagePicture;
  /** Objects of schema.org without their `@context`, beside those every page has. */
  readonly structuredData?: readonly Readonly<Record<string, unknown>>[];
}

export type PageHeads = Readonly<Record<Language, PageHead>>;

/** A page that is made at build, in each language. */
export interface PublicPage {
  /** As the specification has it, its parameters filled in. */
  readonly path: string;
  readonly heads: PageHeads;
  /** The page that search engines are to name, where this one says the same. */
  readonly sameAs?: string;
  /** Useful only to who was sent there: search engines are asked to leave it out. */
  readonly isPrivate?: true;
}
