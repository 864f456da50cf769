/** Keeps what is written in a form sealed while it is written ([`heldEdits.ts`]), until it is saved or given up. */
import { useEffect, useRef, useState } from 'react';
import type { VaultContent } from '#shared/vault/content.ts';
import type { VaultItemId } from '#shared/vault/ids.ts';
import { vaultSession } from '../../open/vaultStore.ts';
import { dropEdit, holdEdit, isEditHeld } from './heldEdits.ts';
import type { ItemAnswers } from './itemAnswers.ts';

/** In milliseconds: what is lost at most when the vault locks in the middle of a word. */
const EVERY = 500;

interface Holding {
  readonly place: string;
  readonly itemId: VaultItemId;
  readonly base: VaultContent;
  readonly basedOn: number;
  readonly read: () => ItemAnswers;
  /** What is no edit yet. */
  readonly initial: ItemAnswers;
}

/** Whether what is written would come back. */
export function useHolding(holding: Holding): boolean {
  const [isHeld, setHeld] = useState(() => isEditHeld(holding.place));
  const latest = useRef(holding);
  latest.current = holding;
  useEffect(() => {
    let seen = JSON.stringify(latest.current.initial);
    const look = () => {
      const { place, itemId, base, basedOn, read, initial } = latest.current;
      const answers = read();
      const written = JSON.stringify(answers);
      if (written === seen) return;
      seen = written;
      if (written === JSON.stringify(initial)) {
        dropEdit(place);
        setHeld(false);
      } else {
        void holdEdit(place, { itemId, base, basedOn, answers }).then(() => setHeld(isEditHeld(place)));
      }
    };
    const timer = setInterval(look, EVERY);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
      // Left while the vault is open, it was saved or given up. What locks the vault takes the form away as well.
      if (vaultSession().snapshot().kind === 'open') dropEdit(latest.current.place);
    };
  }, []);
  return isHeld;
}
