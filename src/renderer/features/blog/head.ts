/** What search engines and shared links say of the blog and of each article. */
import type { PageHead, PageHeads, PublicPage } from '#features/catalogue/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import { localizedPath } from '#shared/localizedPaths.ts';
import { pathTo, routes } from '#shared/routes.ts';
import { siteValueMarks } from '#shared/siteValues.ts';
import { type Article, articles, findArticle } from './articles.ts';
import { blogMessages } from './messages.ts';

const { origin, legalEntity } = siteValueMarks;

/** The feed of new articles, which `scripts/site/blogFeed.ts` writes. */
export const feedOf = (language: Language) => ({
  title: blogMessages[language].feedTitle,
  path: `${localizedPath(routes.blog.path, language)}/feed.xml`,
});

export const blogHead: PageHeads = {
  en: {
    title: 'Writings on what we leave',
    description:
      'Accounts, photographs, papers, voices and the conversations we put off: plain, sourced articles on digital legacy, to read before they are needed.',
    feed: feedOf('en'),
  },
  fr: {
    title: 'Écrits sur ce que nous laissons',
    description:
      'Comptes, photographies, papiers, voix et conversations remises à plus tard : des articles clairs et sourcés sur l’héritage numérique, à lire à l’avance.',
    feed: feedOf('fr'),
  },
};

/** The blog and every article, for the pages made at build. */
export function blogPages(): readonly PublicPage[] {
  return [
    { path: routes.blog.path, heads: blogHead },
    ...articles.en.map((article) => ({
      path: pathTo('blogArticle', { articleId: article.id }),
      heads: { en: headOf(article, 'en'), fr: headOf(findArticle('fr', article.id) ?? article, 'fr') },
    })),
  ];
}

function headOf(article: Article, language: Language): PageHead {
  const path = localizedPath(pathTo('blogArticle', { articleId: article.id }), language);
  const publisher = {
    '@type': 'Organization',
    name: 'Amaranth',
    legalName: legalEntity,
    url: `${origin}/`,
    logo: { '@type': 'ImageObject', url: `${origin}/icon.svg` },
  };
  const { title, description, date, words, tags } = article;
  return {
    title,
    description,
    feed: feedOf(language),
    structuredData: [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        datePublished: date,
        inLanguage: language,
        wordCount: words,
        keywords: tags.map((tag) => blogMessages[language][tag]),
        image: `${origin}/pictures${path}.png`,
        mainEntityOfPage: origin + path,
        author: publisher,
        publisher,
      },
    ],
  };
}
