/** Keeps how far the list is scrolled while an item is shown in its place or beside it, and over the vault's other pages. */
import { useLayoutEffect } from 'react';
import { keepListScroll, listScroll } from './listView.ts';

export function useListScroll(isListShown: boolean, isItemShown: boolean): void {
  useLayoutEffect(() => {
    if (!isListShown) {
      window.scrollTo(0, 0);
      return undefined;
    }
    // After the router, which goes back to where the list was when the item was opened.
    const y = listScroll();
    queueMicrotask(() => window.scrollTo(0, y));
    const keep = () => keepListScroll(window.scrollY);
    window.addEventListener('scroll', keep, { passive: true });
    return () => window.removeEventListener('scroll', keep);
    // Where an item opens or closes beside the list, the router moves the page too.
  }, [isListShown, isItemShown]);
}
