/** In which language something was written: also one that the clone does not speak, because it is quoted as it is. */
import { detect } from 'tinyld';
import { type CloneLanguage, cloneLanguageSchema } from '#shared/clone/passage.ts';

/** Below this many characters a guess is a coin's. */
const SHORTEST = 12;
const LOOKED_AT = 2_000;

/** The first of `languages` where the text is too short to tell. */
export function guessLanguage(text: string, languages: readonly CloneLanguage[]): CloneLanguage {
  const [usual = 'en'] = languages;
  if (text.trim().length < SHORTEST) return usual;
  const only = [...cloneLanguageSchema.options];
  return cloneLanguageSchema.safeParse(detect(text.slice(0, LOOKED_AT), { only })).data ?? usual;
}
