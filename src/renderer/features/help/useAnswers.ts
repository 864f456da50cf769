/**
 * The answers in the language that is read. They are there when the page is first drawn (`loadHelpPage`); after a change
 * of language they follow.
 */
import { useEffect, useState } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Answer } from './answers.ts';

const loaded = new Map<Language, readonly Answer[]>();
const none: readonly Answer[] = [];

export async function loadAnswers(language: Language): Promise<readonly Answer[]> {
  const answers =
    language === 'fr'
      ? (await import('./frenchAnswers.ts')).frenchAnswers
      : (await import('./englishAnswers.ts')).englishAnswers;
  loaded.set(language, answers);
  return answers;
}

export function useAnswers(): readonly Answer[] {
  const language = useLanguage();
  const [, drawAgain] = useState<Language | null>(null);
  const answers = loaded.get(language);
  useEffect(() => {
    if (answers) return;
    let isCurrent = true;
    loadAnswers(language).then(
      () => isCurrent && drawAgain(language),
      // The page says of itself that it is empty; the next visit asks again.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [answers, language]);
  return answers ?? none;
}
