/**
 * The answers in the language that is read. They are there when the page is first drawn (`loadHelpPage`); after a change
 * of language they follow, or it is said that they did not come.
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

interface AnswersRead {
  readonly answers: readonly Answer[];
  readonly isFailed: boolean;
  readonly tryAgain: () => void;
}

export function useAnswers(): AnswersRead {
  const language = useLanguage();
  const [, drawAgain] = useState<Language | null>(null);
  const [failed, setFailed] = useState<Language | null>(null);
  const answers = loaded.get(language);
  const isFailed = !answers && failed === language;
  useEffect(() => {
    if (answers || isFailed) return;
    let isCurrent = true;
    loadAnswers(language).then(
      () => isCurrent && drawAgain(language),
      () => isCurrent && setFailed(language),
    );
    return () => {
      isCurrent = false;
    };
  }, [answers, isFailed, language]);
  return { answers: answers ?? none, isFailed, tryAgain: () => setFailed(null) };
}
