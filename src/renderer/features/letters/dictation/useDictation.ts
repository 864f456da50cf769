/** Speaking instead of typing: on until it is stopped, the page goes, or the browser gives up. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { findRecognizer, type Recognizer, readHeard, speechTag } from '#features/recording/index.ts';
import type { Language } from '#shared/domain/userProfile.ts';

type DictationFailure = 'not-allowed' | 'failed';

export interface Dictation {
  /** Null where this browser has no dictation. */
  readonly toggle: (() => void) | null;
  readonly isOn: boolean;
  /** What is being heard, before it is settled. */
  readonly tentative: string;
  readonly failure: DictationFailure | null;
}

export function useDictation(language: Language, onWords: (words: string) => void): Dictation {
  const [Constructor] = useState(() => findRecognizer());
  const [isOn, setOn] = useState(false);
  const [tentative, setTentative] = useState('');
  const [failure, setFailure] = useState<DictationFailure | null>(null);
  const running = useRef<Recognizer | null>(null);
  const latest = useRef(onWords);
  latest.current = onWords;

  useEffect(() => () => running.current?.abort(), []);

  const toggle = useCallback(() => {
    if (!Constructor) return;
    if (running.current) {
      running.current.stop();
      return;
    }
    const recognizer = new Constructor();
    recognizer.lang = speechTag(language);
    recognizer.continuous = true;
    recognizer.interimResults = true;
    recognizer.onresult = (event) => {
      const heard = readHeard(event);
      if (heard.settled) latest.current(heard.settled);
      setTentative(heard.tentative);
    };
    recognizer.onerror = ({ error }) => {
      // A silence, or our own stop, is no failure.
      if (error === 'no-speech' || error === 'aborted') return;
      setFailure(error === 'not-allowed' || error === 'service-not-allowed' ? 'not-allowed' : 'failed');
    };
    recognizer.onend = () => {
      running.current = null;
      setOn(false);
      setTentative('');
    };
    running.current = recognizer;
    setFailure(null);
    setOn(true);
    recognizer.start();
  }, [Constructor, language]);

  return { toggle: Constructor ? toggle : null, isOn, tentative, failure };
}
