/** /blog/{articleId}: one article, its sources, and where to read on. An unknown one leads to those that there are. */
import { useParams } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import { Link } from '#ui/Link.tsx';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { Prose } from '#ui/Prose.tsx';
import { usePageTitle } from '#ui/usePageTitle.ts';
import { ArticleFacts, ArticleLink } from './ArticleLink.tsx';
import { type Article, articles, findArticle } from './articles.ts';
import { type ArticleText, loadedArticleText } from './articleTexts.ts';
import { MissingArticle } from './MissingArticle.tsx';
import { blogMessages } from './messages.ts';

/** A shorter article is seen at a glance. */
const LEAST_CONTENTS = 3;

export function ArticlePage() {
  const language = useLanguage();
  const { articleId = '' } = useParams();
  const article = findArticle(language, articleId);
  const text = loadedArticleText(language, articleId);
  return article && text ? <ReadArticle article={article} text={text} /> : <MissingArticle />;
}

function ReadArticle({ article, text }: { readonly article: Article; readonly text: ArticleText }) {
  const texts = useMessages(blogMessages);
  usePageTitle(article.title);
  const chapters = text.headings.filter(({ level }) => level === 2);
  return (
    <>
      <article className="mx-auto max-w-6xl px-5 pt-12 pb-20 sm:px-8 sm:pt-16">
        <header className="max-w-4xl">
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small print:hidden">
            <Link to={routes.blog.path}>{texts.backToAll}</Link>
            {article.tags.map((tag) => (
              <Link key={tag} to={`${routes.blog.path}#${tag}`} variant="plain">
                {texts[tag]}
              </Link>
            ))}
          </p>
          <h1 className="mt-6 max-w-[22ch] text-display">{article.title}</h1>
          <p className="mt-6 mb-5 max-w-3xl font-serif text-lead text-ink-soft italic">
            {article.description}
          </p>
          <ArticleFacts article={article} />
        </header>
        <div className="mt-12 grid gap-x-16 gap-y-10 border-t-2 border-gold pt-10 lg:grid-cols-[1fr_17rem]">
          {chapters.length >= LEAST_CONTENTS ? (
            <nav
              aria-label={texts.contents}
              className="self-start text-small lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:hidden"
            >
              <p className="font-semibold">{texts.contents}</p>
              <ol className="mt-3 flex flex-col border-s border-line">
                {chapters.map(({ id, text: name }) => (
                  <li key={id}>
                    <a
                      href={`#${id}`}
                      className="block rounded-small py-1.5 ps-4 text-ink-soft hover:text-ink hover:underline"
                    >
                      {name}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
          <div className="opening min-w-0 lg:col-start-1 lg:row-start-1">
            <Prose text={text.default} />
            <Sources article={article} />
          </div>
        </div>
      </article>
      <ReadOn article={article} />
    </>
  );
}

function Sources({ article }: { readonly article: Article }) {
  const texts = useMessages(blogMessages);
  return (
    <footer className="mt-16 max-w-2xl border-t border-line pt-8 text-small">
      {article.sources.length > 0 ? (
        <section aria-labelledby="sources">
          <h2 id="sources" className="text-title">
            {texts.sources}
          </h2>
          <ol className="mt-4 flex list-decimal flex-col gap-2 ps-5 marker:text-ink-soft">
            {article.sources.map(({ title, address }) => (
              <li key={address} className="[overflow-wrap:anywhere]">
                <Link href={address}>{title}</Link>
                <span className="text-ink-soft">, {new URL(address).host.replace(/^www\./, '')}</span>
                <span className="hidden text-ink-soft print:inline"> ({address})</span>
              </li>
            ))}
          </ol>
          <p className="mt-4 text-ink-soft">
            {texts.sourcesNote} {texts.notAdvice}
          </p>
        </section>
      ) : null}
      <p className="mt-8 font-serif text-ink-soft italic print:hidden">
        {texts.about} <Link to={routes.landing.path}>{texts.aboutLink}</Link>
      </p>
    </footer>
  );
}

function ReadOn({ article }: { readonly article: Article }) {
  const texts = useMessages(blogMessages);
  const all = articles[useLanguage()];
  const place = all.findIndex(({ id }) => id === article.id);
  const previous = all[place - 1];
  const next = all[place + 1];
  return (
    <nav aria-label={texts.more} className="border-t border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-14 sm:px-8 md:grid-cols-2">
        {previous ? <Neighbour name={texts.previous} article={previous} /> : <span />}
        {next ? <Neighbour name={texts.next} article={next} /> : null}
      </div>
    </nav>
  );
}

function Neighbour({ name, article }: { readonly name: string; readonly article: Article }) {
  return (
    <div>
      <p className="mb-1 text-small text-ink-soft">{name}</p>
      <ArticleLink article={article} className="font-serif text-title" />
    </div>
  );
}
