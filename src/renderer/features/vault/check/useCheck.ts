/** Looks over the open vault on this device: at once what costs nothing, and the strength of passwords one by one. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { logError } from '#platform/logging/logger.ts';
import { systemClock } from '#shared/clock.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { todayHere } from '#ui/today.ts';
import { useOpenVault } from '../open/vaultStore.ts';
import { checkPapers, type PapersCheck } from './checkPapers.ts';
import { checkVault, type VaultCheck } from './checkVault.ts';
import { weighInWorker } from './strength.ts';
import type { Strength } from './strengthScale.ts';

export interface Check {
  readonly found: VaultCheck<VaultItemId>;
  readonly papers: PapersCheck<VaultItemId>;
  readonly passwords: number;
  /** How many of the passwords have been weighed. */
  readonly weighed: number;
  readonly state: 'weighing' | 'done' | 'stopped' | 'failed';
  stop(): void;
  again(): void;
}

const nothing: VaultCheck<VaultItemId> = { reused: [], weak: [], old: [], unprotected: [] };

export function useCheck(): Check {
  const { items } = useOpenVault();
  const entries = useMemo(
    () =>
      [...items.values()]
        .filter(({ state }) => state === 'kept')
        .map(({ itemId, version, content }) => ({ id: itemId, version, content })),
    [items],
  );
  const passwords = useMemo(
    () => entries.filter(({ content }) => content.kind === 'password' && content.password !== '').length,
    [entries],
  );
  const papers = useMemo(() => checkPapers(entries, todayHere()), [entries]);
  const [found, setFound] = useState(nothing);
  const [weighed, setWeighed] = useState(0);
  const [state, setState] = useState<Check['state']>('weighing');
  const [round, setRound] = useState(0);
  const running = useRef(new AbortController());
  /** Weighed once while the page is open, however often an item changes. */
  const known = useRef(new Map<string, Strength | null>());

  // `round` begins it anew.
  useEffect(() => {
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const weigh = async (password: string, words: readonly string[]) => {
      if (signal.aborted) return null;
      const key = JSON.stringify([password, words]);
      const before = known.current.get(key);
      const strength = before === undefined ? await weighInWorker(password, words, signal) : before;
      known.current.set(key, strength);
      setWeighed((count) => count + 1);
      return strength;
    };
    const untilStopped: typeof weigh = (password, words) =>
      weigh(password, words).catch((error: unknown) => {
        if (signal.aborted) return null;
        throw error;
      });
    setWeighed(0);
    setState('weighing');
    const now = new Date(systemClock.now());
    void (async () => {
      const atOnce = await checkVault(entries, now, async () => null);
      if (signal.aborted) return;
      setFound(atOnce);
      try {
        const whole = await checkVault(entries, now, untilStopped);
        if (signal.aborted && signal.reason !== 'stopped') return;
        setFound(whole);
        setState(signal.aborted ? 'stopped' : 'done');
      } catch (error) {
        logError('Passwords could not be weighed', {}, error);
        setState('failed');
      }
    })();
    return () => controller.abort();
  }, [entries, round]);

  return {
    found,
    papers,
    passwords,
    weighed,
    state,
    stop: () => running.current.abort('stopped'),
    again: () => setRound((count) => count + 1),
  };
}
