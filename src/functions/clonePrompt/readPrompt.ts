/** Reads a prompt back, for the one that answers it by quoting. */
import {
  PROMPT_FORMAT,
  type PromptHeader,
  type PromptPassage,
  promptHeaderSchema,
  promptPassageSchema,
} from './passageLine.ts';

export interface ReadPrompt extends PromptHeader {
  readonly passages: readonly PromptPassage[];
}

/** Null for a text that is not such a prompt: another format, or somebody else's. */
export function readPrompt(text: string): ReadPrompt | null {
  const [format, header, ...lines] = text.split('\n');
  if (format?.trim() !== PROMPT_FORMAT) return null;
  const asked = promptHeaderSchema.safeParse(parseJson(header ?? ''));
  const passages = promptPassageSchema.array().safeParse(lines.filter((line) => line !== '').map(parseJson));
  return asked.success && passages.success ? { ...asked.data, passages: passages.data } : null;
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
