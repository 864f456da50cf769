/** The answers of one language, as their files give them: `content/<language>/help/<topic>/<id>.md`. */
import type { ComponentType } from 'react';
import { z } from 'zod';
import { type Topic, topics } from './topics.ts';

export interface Answer {
  /** Of its file, and its place on the page: `/help#forgotten-phrase`. The same in every language. */
  readonly id: string;
  readonly topic: Topic;
  readonly question: string;
  /** Among those of its topic. */
  readonly order: number;
  /** Words by which others look for it and that it does not use itself. */
  readonly words: string;
  readonly Text: AnswerText;
}

type AnswerText = ComponentType<{ readonly components?: Readonly<Record<string, ComponentType<never>>> }>;

interface AnswerFile {
  readonly default: AnswerText;
  readonly frontMatter: unknown;
}

const frontMatterSchema = z.strictObject({
  question: z.string().min(8),
  order: z.int().min(1),
  words: z.string().default(''),
});

/** In the order of the page. Throws for a file that stands elsewhere or says something else of itself. */
export function composeAnswers(files: Readonly<Record<string, AnswerFile>>): readonly Answer[] {
  const answers = Object.entries(files).map(([path, { default: Text, frontMatter }]): Answer => {
    const [folder, name] = path.split('/').slice(-2);
    const topic = topics.find((one) => one === folder);
    if (!topic || !name) throw new Error(`${path} belongs to no topic of the help.`);
    return { id: name.replace(/\.md$/, ''), topic, Text, ...frontMatterSchema.parse(frontMatter) };
  });
  const place = ({ topic, order }: Answer) => topics.indexOf(topic) * 1_000 + order;
  return answers.toSorted((one, other) => place(one) - place(other));
}
