/** The lines that wait on this device, also as another tab changes them. */
import { useEffect, useState } from 'react';
import { platform } from '#platform/currentPlatform.ts';
import type { CartLine } from '#shared/shop/cart.ts';
import { readGuestLines, writeGuestLines } from './guestCart.ts';

interface GuestCart {
  readonly lines: readonly CartLine[];
  /** Of what lies there now, which another tab may have changed. */
  readonly change: (how: (lines: readonly CartLine[]) => readonly CartLine[]) => void;
}

export function useGuestCart(): GuestCart {
  const [lines, setLines] = useState(() => readGuestLines(platform().storage));
  useEffect(() => {
    const read = () => setLines(readGuestLines(platform().storage));
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);
  return {
    lines,
    change(how) {
      const { storage } = platform();
      writeGuestLines(storage, how(readGuestLines(storage)));
      setLines(readGuestLines(storage));
    },
  };
}
