/**
 * Writes down what is said while it is recorded, by the browser's own recogniser, with the seconds of each line. The
 * recogniser ends by itself after a silence and is started again until the recording is over.
 */
import type { Language } from '#shared/domain/userProfile.ts';
import { findRecognizer, type Recognizer, readHeard, speechTag } from './recognizer.ts';

export interface HeardLine {
  readonly text: string;
  /** Seconds in the recording. */
  readonly from: number;
  readonly to: number;
}

export interface Listening {
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stop: () => void;
}

interface ListeningOptions {
  readonly language: Language;
  readonly elapsed: () => number;
  readonly onLine: (line: HeardLine) => void;
  /** What is being heard, before it is settled. */
  readonly onTentative: (words: string) => void;
}

/** Null where this browser has no recogniser. */
export function listenAlong({ language, elapsed, onLine, onTentative }: ListeningOptions): Listening | null {
  const Constructor = findRecognizer();
  if (!Constructor) return null;
  let recognizer: Recognizer | null = null;
  let isWanted = true;
  let from: number | null = null;
  let end = 0;

  const begin = () => {
    const next = new Constructor();
    next.lang = speechTag(language);
    next.continuous = true;
    next.interimResults = true;
    next.onresult = (event) => {
      const { settled, tentative } = readHeard(event);
      const now = elapsed();
      from ??= Math.max(end, now - 1);
      if (settled) {
        onLine({ text: settled, from, to: now });
        end = now;
        from = tentative ? now : null;
      }
      onTentative(tentative);
    };
    next.onerror = ({ error }) => {
      // A silence is no failure; without permission or a service there is nothing to start again.
      if (error !== 'no-speech' && error !== 'aborted') isWanted = false;
    };
    next.onend = () => {
      if (recognizer !== next) return;
      recognizer = null;
      onTentative('');
      if (isWanted) begin();
    };
    recognizer = next;
    next.start();
  };
  const halt = () => {
    isWanted = false;
    recognizer?.stop();
  };
  begin();
  return {
    pause: halt,
    resume() {
      isWanted = true;
      if (!recognizer) begin();
    },
    stop: halt,
  };
}
