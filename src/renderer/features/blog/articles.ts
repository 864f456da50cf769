/**
 * What there is to read, without the texts: their front matter, checked, and how long each takes. The lists, the heads of
 * the pages and the feed are made of it; a text itself comes with its page (`articleTexts.ts`).
 */
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';

/** The sections of the blog, in the order of its index. An article stands in the section of its first tag. */
export const BLOG_TAGS = ['accounts', 'papers', 'memories', 'family'] as const;
export type BlogTag = (typeof BLOG_TAGS)[number];

/** Of a calm reader, for the time that an article takes. */
const WORDS_A_MINUTE = 220;

export const frontMatterSchema = z.strictObject({
  title: z.string().min(1).max(90),
  description: z.string().min(50).max(160),
  date: z.iso.date(),
  /** Its place in the index. */
  position: z.number().int().positive(),
  tags: z.array(z.enum(BLOG_TAGS)).min(1).max(3),
  sources: z.array(z.strictObject({ title: z.string().min(1), address: z.url({ protocol: /^https$/ }) })),
});

export interface Article extends z.infer<typeof frontMatterSchema> {
  /** The name of its file, the same in both languages: `/blog/{articleId}`. */
  readonly id: string;
  readonly words: number;
  /** Whole minutes, one at least. */
  readonly minutes: number;
}

interface AboutText {
  readonly frontMatter: unknown;
  readonly words: number;
}

const files = {
  en: import.meta.glob<AboutText>('../../content/en/blog/*.md', { eager: true, query: '?about' }),
  fr: import.meta.glob<AboutText>('../../content/fr/blog/*.md', { eager: true, query: '?about' }),
};

/** In the order of the index. */
export const articles: Readonly<Record<Language, readonly Article[]>> = {
  en: read(files.en),
  fr: read(files.fr),
};

export function findArticle(language: Language, id: string): Article | undefined {
  return articles[language].find((article) => article.id === id);
}

function read(texts: Readonly<Record<string, AboutText>>): readonly Article[] {
  return Object.entries(texts)
    .map(([path, { frontMatter, words }]) => ({
      ...frontMatterSchema.parse(frontMatter),
      id: articleIdOf(path),
      words,
      minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    }))
    .toSorted((one, other) => one.position - other.position);
}

export function articleIdOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.md'));
}
