/**
 * The texts of the articles, each a file of its own that comes when its page is asked for. The router waits for it
 * (`preparations` of the manifest), so that the page can draw it at once.
 */
import type { ComponentType } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import { articleIdOf } from './articles.ts';

export interface ArticleText {
  readonly default: ComponentType<{ readonly components?: Readonly<Record<string, ComponentType<never>>> }>;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly text: string }[];
}

type TextFiles = Readonly<Record<string, () => Promise<ArticleText>>>;

const files: Readonly<Record<Language, TextFiles>> = {
  en: import.meta.glob<ArticleText>('../../content/en/blog/*.md'),
  fr: import.meta.glob<ArticleText>('../../content/fr/blog/*.md'),
};

const loaded = new Map<string, ArticleText>();
const keyOf = (language: Language, id: string) => `${language}/${id}`;

/** Does nothing for an article that there is not: its page then says so. */
export async function loadArticleText(language: Language, id: string): Promise<void> {
  const load = Object.entries(files[language]).find(([path]) => articleIdOf(path) === id)?.[1];
  if (load) loaded.set(keyOf(language, id), await load());
}

export function loadedArticleText(language: Language, id: string): ArticleText | undefined {
  return loaded.get(keyOf(language, id));
}
