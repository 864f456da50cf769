/** What each key means in the grid: moving, choosing, opening, deleting. */
import type { Step } from '../timeline/neighbour.ts';

type GridCommand =
  | { readonly kind: 'move'; readonly step: Step; readonly extends: boolean }
  | { readonly kind: 'open' | 'open-apart' | 'toggle' | 'select-all' | 'clear' | 'delete' };

const steps: Readonly<Record<string, Step>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'first',
  End: 'last',
};

export interface PressedKey {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** Null for keys that are not the grid's; the browser's own shortcuts pass through. */
export function readGridKey(event: PressedKey): GridCommand | null {
  const hasCommandKey = event.ctrlKey || event.metaKey;
  if (event.altKey) return null;
  if (hasCommandKey) {
    if (event.key === 'Enter') return { kind: 'open-apart' };
    return event.key.toLowerCase() === 'a' ? { kind: 'select-all' } : null;
  }
  const step = steps[event.key];
  if (step) return { kind: 'move', step, extends: event.shiftKey };
  switch (event.key) {
    case 'Enter':
      return { kind: 'open' };
    case ' ':
      return { kind: 'toggle' };
    case 'Escape':
      return { kind: 'clear' };
    case 'Delete':
    case 'Backspace':
      return { kind: 'delete' };
    default:
      return null;
  }
}
