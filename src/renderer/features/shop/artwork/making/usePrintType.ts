/** The typefaces of what is laid out, as they come. */
import { useEffect, useState } from 'react';
import type { PrintType } from '../pdf/printType.ts';
import { filesOf, loadPrintType } from './loadPrintType.ts';

export type PrintTypeState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | { readonly state: 'ready'; readonly type: PrintType };

type Loaded = { readonly key: string; readonly type: PrintType | null };

export function usePrintType(text: string): PrintTypeState {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [attempt, setAttempt] = useState(0);
  const files = filesOf(text);
  const key = `${files.join(' ')} ${attempt}`;
  useEffect(() => {
    let isCurrent = true;
    loadPrintType(files).then(
      (type) => isCurrent && setLoaded({ key, type }),
      () => isCurrent && setLoaded({ key, type: null }),
    );
    return () => {
      isCurrent = false;
    };
    // `key` stands for the files and the attempt.
  }, [key]);
  if (loaded?.key !== key) return { state: 'loading' };
  if (!loaded.type) return { state: 'failed', retry: () => setAttempt((count) => count + 1) };
  return { state: 'ready', type: loaded.type };
}
