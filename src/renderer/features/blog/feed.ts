/** What the feed of a language says, for the build that writes it. */
import type { Language } from '#shared/domain/userProfile.ts';
import { type Article, articles } from './articles.ts';
import { feedOf } from './head.ts';
import { blogMessages } from './messages.ts';

/** Newest first, and those of one day in the order of the index. */
export function describeFeed(language: Language, written: readonly Article[] = articles[language]) {
  const texts = blogMessages[language];
  return {
    ...feedOf(language),
    description: texts.feedDescription,
    articles: written
      .map(({ id, title, description, date, tags }) => ({
        id,
        title,
        description,
        date,
        categories: tags.map((tag) => texts[tag]),
      }))
      .toSorted((one, other) => other.date.localeCompare(one.date)),
  };
}
