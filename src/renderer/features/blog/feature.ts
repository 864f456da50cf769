import type { Feature } from '#features/catalogue/index.ts';

export const blog: Feature = {
  pages: {
    blog: async () => (await import('./BlogPage.tsx')).BlogPage,
    blogArticle: async () => (await import('./ArticlePage.tsx')).ArticlePage,
  },
  preparations: {
    blogArticle: async ({ articleId = '' }, language) =>
      (await import('./articleTexts.ts')).loadArticleText(language, articleId),
  },
};
