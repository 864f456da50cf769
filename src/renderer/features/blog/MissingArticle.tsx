/** In place of an article that there is not: what there is instead. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ArticleFacts, ArticleLink } from './ArticleLink.tsx';
import { articles } from './articles.ts';
import { blogMessages } from './messages.ts';

export function MissingArticle() {
  const texts = useMessages(blogMessages);
  usePageTitle(texts.missingTitle);
  return (
    <div className="mx-auto max-w-3xl px-5 py-16 sm:px-8 sm:py-24">
      <h1 className="text-page">{texts.missingTitle}</h1>
      <p className="mt-4 text-lead text-ink-soft">{texts.missingLead}</p>
      <ul className="mt-10 divide-y divide-line border-y border-line">
        {articles[useLanguage()].map((article) => (
          <li key={article.id} className="py-4">
            <ArticleLink article={article} className="font-serif text-title" />
            <ArticleFacts article={article} />
          </li>
        ))}
      </ul>
    </div>
  );
}
