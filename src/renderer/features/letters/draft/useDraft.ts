/** Keeps what is being written on this device, a moment after each change and at once when the page goes away. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Draft, dropDraft, saveDraft } from './draftStore.ts';

const PAUSE = 600;

export interface DraftKeeper {
  /** `changed` until it is on the disk. */
  readonly state: 'untouched' | 'changed' | 'kept';
  readonly change: (draft: Draft) => void;
  /** Puts the last change on the disk now. */
  readonly flush: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

export function useDraft(key: string): DraftKeeper {
  const [state, setState] = useState<DraftKeeper['state']>('untouched');
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft) return;
    waiting.current = null;
    const isKept = await saveDraft(key, draft);
    if (waiting.current === null) setState(isKept ? 'kept' : 'changed');
  }, [key]);

  const change = useCallback(
    (draft: Draft) => {
      waiting.current = draft;
      setState('changed');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), PAUSE);
    },
    [flush],
  );

  const drop = useCallback(async () => {
    clearTimeout(timer.current);
    waiting.current = null;
    setState('untouched');
    await dropDraft(key);
  }, [key]);

  useEffect(() => {
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [flush]);

  return { state, change, flush, drop };
}
