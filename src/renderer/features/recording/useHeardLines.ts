/** The lines that the browser's recogniser hears of a recording, from its beginning until it is kept or made again. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#shared/domain/userProfile.ts';
import { type HeardLine, type Listening, listenAlong } from './listenAlong.ts';
import type { RecordingSession } from './recordingSession.ts';

interface HeardLines {
  /** The last words, while it records. */
  readonly words: string;
  /** The recogniser may still settle a line after the recording has stopped: ask when it is kept. */
  readonly lines: () => readonly HeardLine[];
}

export function useHeardLines(
  session: RecordingSession | null,
  isPaused: boolean,
  language: Language | null,
): HeardLines {
  const heard = useRef<HeardLine[]>([]);
  const listening = useRef<Listening | null>(null);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (!session || language === null) return undefined;
    const lines: HeardLine[] = [];
    heard.current = lines;
    setWords('');
    const started = listenAlong({
      language,
      elapsed: session.elapsed,
      onLine(line) {
        lines.push(line);
        setWords(line.text);
      },
      onTentative: (tentative) => setWords(tentative || (lines.at(-1)?.text ?? '')),
    });
    listening.current = started;
    return () => {
      listening.current = null;
      started?.stop();
    };
  }, [session, language]);
  useEffect(() => {
    if (isPaused) listening.current?.pause();
    else listening.current?.resume();
  }, [isPaused]);

  return { words, lines: useCallback(() => heard.current, []) };
}
