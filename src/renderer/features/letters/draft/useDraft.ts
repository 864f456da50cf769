/**
 * Saves what is being written on this device, a moment after each change and at once when the page goes away
 * ([Note: One editor writes a draft] in `draftClaim.ts`).
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { systemClock } from '#shared/clock.ts';
import { type Adoption, claimDraft, type DraftClaim } from './draftClaim.ts';
import { type Draft, dropDraft, saveDraft } from './draftStore.ts';

const PAUSE = 600;

export interface DraftAutosave {
  /** What was left here; undefined until that is known. */
  readonly found: Draft | null | undefined;
  /** `changed` until it is on the disk. */
  readonly state: 'untouched' | 'changed' | 'saved';
  readonly change: (draft: Draft) => void;
  /** Puts the last change on the disk now. */
  readonly flush: () => Promise<void>;
  readonly drop: () => Promise<void>;
  /** Puts back what was dropped, also after the editor was closed. */
  readonly restore: (draft: Draft) => Promise<void>;
}

export function useDraft(place: string, adoption: Adoption | null = null): DraftAutosave {
  const [state, setState] = useState<DraftAutosave['state']>('untouched');
  const [found, setFound] = useState<Draft | null>();
  const [claim] = useState<{ promise: Promise<DraftClaim> | null }>({ promise: null });
  const waiting = useRef<Draft | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Once for each editor: what the library says later must not take its draft away.
  const claimed = useCallback(() => {
    claim.promise ??= claimDraft(place, adoption);
    return claim.promise;
  }, []);

  const flush = useCallback(async () => {
    clearTimeout(timer.current);
    const draft = waiting.current;
    if (!draft) return;
    waiting.current = null;
    const isSaved = await saveDraft((await claimed()).key, draft);
    if (waiting.current === null) setState(isSaved ? 'saved' : 'changed');
  }, [claimed]);

  const change = useCallback(
    (draft: Draft) => {
      waiting.current = { ...draft, writtenAt: systemClock.now() };
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
    await dropDraft((await claimed()).key);
  }, [claimed]);

  const restore = useCallback(
    async (draft: Draft) => {
      await saveDraft((await claimed()).key, draft);
    },
    [claimed],
  );

  useEffect(() => {
    let isGone = false;
    const promise = claimed();
    void promise.then((taken) => {
      if (!isGone) setFound(taken.found);
    });
    const leave = () => void flush();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', leave);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', leave);
      void flush().then(async () => (await promise).release());
    };
  }, [flush, claimed]);

  return { found, state, change, flush, drop, restore };
}
