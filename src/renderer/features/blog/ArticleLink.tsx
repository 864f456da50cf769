/** A link to an article by its title, with what to know before reading it. */
import { Link as RouterLink } from 'react-router-dom';
import { longDateFormat } from '#shared/longDates.ts';
import { pathTo } from '#shared/routes.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useLocalizedPath } from '#ui/language/useLocalizedPath.ts';
import type { Article } from './articles.ts';
import { blogMessages } from './messages.ts';

export function ArticleLink({ article, className = '' }: { article: Article; className?: string }) {
  const localized = useLocalizedPath();
  return (
    <RouterLink
      to={localized(pathTo('blogArticle', { articleId: article.id }))}
      className={`rounded-small decoration-gold decoration-2 underline-offset-6 hover:underline ${className}`}
    >
      {article.title}
    </RouterLink>
  );
}

/** The day it was published, and how long it takes. */
export function ArticleFacts({ article }: { readonly article: Article }) {
  const language = useLanguage();
  const texts = useMessages(blogMessages);
  const date = longDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="text-small text-ink-soft">
      <time dateTime={article.date}>{date.format(new Date(article.date))}</time>
      <span aria-hidden="true"> · </span>
      {texts.minutes(article.minutes)}
    </p>
  );
}
