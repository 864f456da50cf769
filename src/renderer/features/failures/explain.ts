/** Puts a failure in a sentence for the person, in their language. */
import { type Failure, failureOf, isServerFull } from '#platform/backend/failure.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { Sentence } from '#ui/language/sentence.ts';
import { type KnownIdentityCode, sentences, serviceInFrench } from './sentences.ts';

/** What the circumstance says instead of the table: for a code, and `otherwise` for whatever nobody refused. */
export type OwnSentences = { readonly [Code in RefusalCode | 'otherwise']?: string };

export function explain(error: unknown, language: Language, own: OwnSentences = {}): Sentence {
  return explainFailure(failureOf(error), language, own);
}

/** The same for a failure that was made of an error before, and kept. */
export function explainFailure(failure: Failure, language: Language, own: OwnSentences = {}): Sentence {
  const table = sentences[language];
  // Whatever was attempted: who is told to look at their connection would look in vain.
  if (isServerFull(failure)) return table.otherwise['server-full'];
  switch (failure.kind) {
    case 'refused':
      return own[failure.code] ?? table.refused[failure.code];
    case 'identity':
      return failure.code === null
        ? (own.otherwise ?? (failure.action ? table.actions[failure.action] : table.otherwise.unexpected))
        : explainIdentity(failure, failure.code, language);
    default:
      return own.otherwise ?? table.otherwise[failure.kind];
  }
}

function explainIdentity(
  { message }: Extract<Failure, { kind: 'identity' }>,
  code: string,
  language: Language,
): Sentence {
  const table = sentences[language];
  if (isKnown(code)) return table.identity[code];
  // SPEC §8 shows the service's own words.
  const said = language === 'fr' ? serviceInFrench.get(code) : withoutWrapping(message);
  return said || table.unexpected;
}

function isKnown(code: string): code is KnownIdentityCode {
  return Object.hasOwn(sentences.en.identity, code);
}

/** `Firebase: The user account has been disabled (auth/user-disabled).` without what is for developers. */
function withoutWrapping(message: string): string {
  const text = message
    .replace(/^Firebase: /, '')
    .replace(/ ?\(auth\/[\w-]+\)\.?/, '')
    .trim();
  return text === 'Error' ? '' : text;
}
