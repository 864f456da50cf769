/** /blog: every article in its section, as the contents of a book are set. */
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ArticleFacts, ArticleLink } from './ArticleLink.tsx';
import { type Article, articles, BLOG_TAGS, type BlogTag } from './articles.ts';
import { blogHead, feedOf } from './head.ts';
import { blogMessages } from './messages.ts';
import { SectionDrawing } from './SectionDrawing.tsx';

export function BlogPage() {
  const texts = useMessages(blogMessages);
  const language = useLanguage();
  usePageTitle(blogHead[language].title);
  const [first] = articles[language];
  return (
    <>
      <header className="mx-auto max-w-6xl px-5 pt-16 pb-14 sm:px-8 sm:pt-24">
        <h1 className="max-w-[15ch] text-display">{texts.title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-ink-soft">{texts.lead}</p>
        <SectionLinks />
      </header>
      {first ? <FirstArticle article={first} /> : null}
      <div className="mx-auto max-w-6xl px-5 pb-16 sm:px-8">
        {BLOG_TAGS.map((tag) => (
          <Section key={tag} tag={tag} />
        ))}
        <p className="border-t border-line pt-8 text-small">
          <a
            href={feedOf(language).path}
            className="rounded-small font-medium text-accent-text underline underline-offset-3"
          >
            {texts.feed}
          </a>
        </p>
      </div>
    </>
  );
}

function SectionLinks() {
  const texts = useMessages(blogMessages);
  const all = articles[useLanguage()];
  return (
    <nav aria-label={texts.sections} className="mt-10 print:hidden">
      <ul className="flex flex-wrap gap-x-8 gap-y-2">
        {BLOG_TAGS.map((tag) => (
          <li key={tag}>
            <a
              href={`#${tag}`}
              className="inline-flex min-h-11 items-baseline gap-2 rounded-small font-serif text-title italic underline decoration-gold decoration-1 underline-offset-6 hover:decoration-2"
            >
              {texts[tag]}
              <span className="font-sans text-caption text-ink-soft not-italic">
                {all.filter(({ tags }) => tags[0] === tag).length}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FirstArticle({ article }: { readonly article: Article }) {
  const texts = useMessages(blogMessages);
  return (
    <section className="border-y border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl items-end gap-x-16 gap-y-6 px-5 py-16 sm:px-8 md:grid-cols-[1.5fr_1fr]">
        <div>
          <p className="text-small font-semibold text-accent-text">{texts.beginHere}</p>
          <h2 className="mt-3 text-page">
            <ArticleLink article={article} />
          </h2>
        </div>
        <div className="border-s-2 border-gold ps-6">
          <p className="mb-3 text-ink-soft">{article.description}</p>
          <ArticleFacts article={article} />
        </div>
      </div>
    </section>
  );
}

function Section({ tag }: { readonly tag: BlogTag }) {
  const texts = useMessages(blogMessages);
  const all = articles[useLanguage()];
  const own = all.filter(({ tags }) => tags[0] === tag);
  const related = all.filter(({ tags }) => tags.slice(1).includes(tag));
  if (own.length === 0 && related.length === 0) return null;
  return (
    <section
      id={tag}
      aria-labelledby={`${tag}-name`}
      className="grid scroll-mt-24 gap-x-16 gap-y-8 border-t border-line py-14 first:border-t-0 md:grid-cols-[15rem_1fr]"
    >
      <div className="self-start md:sticky md:top-28">
        <SectionDrawing tag={tag} />
        <h2 id={`${tag}-name`} className="mt-4 text-heading">
          {texts[tag]}
        </h2>
        <p className="mt-2 text-small text-ink-soft">{texts[`${tag}Lead`]}</p>
      </div>
      <div>
        <ol className="flex flex-col gap-9">
          {own.map((article) => (
            <li key={article.id}>
              <h3 className="text-title">
                <ArticleLink article={article} />
              </h3>
              <p className="mt-2 mb-1.5 max-w-prose text-ink-soft">{article.description}</p>
              <ArticleFacts article={article} />
            </li>
          ))}
        </ol>
        {related.length > 0 ? (
          <div className="mt-9 text-small">
            <p className="font-serif text-ink-soft italic">{texts.seeAlso}</p>
            <ul className="mt-1 flex flex-col gap-1">
              {related.map((article) => (
                <li key={article.id}>
                  <ArticleLink article={article} />
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
    </section>
  );
}
