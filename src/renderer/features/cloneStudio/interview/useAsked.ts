/**
 * The question on the stage. It stays there while answers and marks are read again: nobody's sheet is taken away by what
 * another page, or an answer to something else, made the next question.
 */
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { routes } from '#shared/routes.ts';
import type { Interview } from '../cloneDocuments.ts';
import { questionPath } from '../studioSections.ts';
import { type Asked, askedBy, chapterOf, progressOf } from './askedQuestion.ts';

interface AskedNow {
  readonly asked: Asked;
  readonly progress: ReturnType<typeof progressOf>;
  /** To the next question, after one was answered or passed over; null after one of the owner's own. */
  readonly goOn: (from: string | null, how: 'answered' | 'passed') => void;
  readonly goTo: (questionId: string) => void;
}

export function useAsked(interview: Interview): AskedNow {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [passedOver, setPassedOver] = useState<readonly string[]>([]);
  const progress = progressOf(interview, passedOver);
  const address = search.toString();
  const [held, setHeld] = useState(() => ({ address, asked: askedBy(search, progress) }));
  const isHeld = held.address === address && held.asked.is !== 'nothing';
  const asked = isHeld ? held.asked : askedBy(search, progress);
  if (!isHeld && asked.is !== 'nothing') setHeld({ address, asked });
  const leave = { preventScrollReset: true };
  return {
    asked,
    progress,
    goOn(from, how) {
      const chapter = chapterOf(search);
      const next = new URLSearchParams(chapter ? { chapter } : {});
      const answered = how === 'answered' && from ? [...progress.answered, from] : progress.answered;
      const passed = from ? [...passedOver, from] : passedOver;
      setPassedOver(passed);
      setHeld({
        address: next.toString(),
        asked: askedBy(next, { ...progress, answered, passedOver: passed }),
      });
      const path = chapter ? `${routes.myClone.path}?${next}` : routes.myClone.path;
      if (next.toString() !== address) void navigate(path, leave);
    },
    goTo: (questionId) => void navigate(questionPath(questionId), leave),
  };
}
