/// <reference path="../../content/markdown.d.ts" />
/** The legal texts, each a file of its own that comes when it is read. */
import type { ComponentType } from 'react';
import { z } from 'zod';
import type { Language } from '#shared/domain/userProfile.ts';
import { type LegalDocumentId, legalVersionSchema } from '#shared/legalVersions.ts';

/** What a legal text says of itself before it begins. */
const legalFrontMatterSchema = z.strictObject({
  title: z.string().min(1),
  version: legalVersionSchema,
  /** The day from which it applies. */
  effective: z.iso.date(),
  /** What is different from the version before, in one line. */
  changed: z.string().min(1),
});
type LegalFrontMatter = z.infer<typeof legalFrontMatterSchema>;

interface LegalText {
  readonly about: LegalFrontMatter;
  readonly headings: readonly { readonly level: 2 | 3; readonly id: string; readonly text: string }[];
  readonly Content: ComponentType<{
    readonly components?: Readonly<Record<string, ComponentType<never>>>;
  }>;
}

const files = import.meta.glob<typeof import('*.md')>('../../content/{en,fr}/legal/*.md');

const begun = new Map<string, Promise<LegalText>>();

/** The same promise each time, as React's `use` asks; one that failed is forgotten, so that a retry asks anew. */
export function legalText(id: LegalDocumentId, language: Language): Promise<LegalText> {
  const path = `../../content/${language}/legal/${id}.md`;
  const known = begun.get(path);
  if (known) return known;
  const asked = load(path);
  begun.set(path, asked);
  asked.catch(() => begun.delete(path));
  return asked;
}

async function load(path: string): Promise<LegalText> {
  const file = files[path];
  if (!file) throw new Error(`There is no text ${path}.`);
  const { default: Content, frontMatter, headings } = await file();
  return { about: legalFrontMatterSchema.parse(frontMatter), headings, Content };
}
