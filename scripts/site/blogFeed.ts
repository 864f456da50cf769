/** The feed of the blog in one language (RSS 2.0), for programs that ask for new articles. */
import { Feed } from 'feed';
import type { Language } from '../../src/shared/domain/userProfile.ts';
import { localizedPath } from '../../src/shared/localizedPaths.ts';
import { pathTo, routes } from '../../src/shared/routes.ts';
import { siteValueMarks } from '../../src/shared/siteValues.ts';

interface FeedArticle {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** Its day, as `2026-11-23`. */
  readonly date: string;
  /** The names of its sections. */
  readonly categories: readonly string[];
}

export interface BlogFeed {
  readonly title: string;
  readonly description: string;
  /** With its language: `/fr/blog/feed.xml`. */
  readonly path: string;
  /** The last one first. */
  readonly articles: readonly FeedArticle[];
}

/** Stands for the site's own address until the feed is written: the library takes whole addresses only. */
const PLACE = 'https://origin.invalid';

export function blogFeed({ title, description, path, articles }: BlogFeed, language: Language): string {
  const addressOf = (page: string) => PLACE + localizedPath(page, language);
  const newest = articles
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  const feed = new Feed({
    id: addressOf(routes.blog.path),
    title,
    description,
    link: addressOf(routes.blog.path),
    language,
    generator: false,
    feedLinks: { rss: PLACE + path },
    ...(newest ? { updated: new Date(newest) } : {}),
  });
  for (const article of articles) {
    const address = addressOf(pathTo('blogArticle', { articleId: article.id }));
    feed.addItem({
      title: article.title,
      id: address,
      link: address,
      description: article.description,
      date: new Date(article.date),
      category: article.categories.map((name) => ({ name })),
    });
  }
  return feed.rss2().replaceAll(PLACE, siteValueMarks.origin);
}
