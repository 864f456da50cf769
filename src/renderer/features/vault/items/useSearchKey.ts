/** The slash goes to the search, from anywhere on the page where nothing is typed. */
import { useCallback, useEffect, useRef } from 'react';

/** What is given to the field's `focusRef`. */
export function useSearchKey(): (input: HTMLInputElement | null) => void {
  const field = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
        return;
      const { target } = event;
      const isTyping =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null);
      if (isTyping || !field.current) return;
      event.preventDefault();
      field.current.focus();
      field.current.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  return useCallback((input) => {
    field.current = input;
  }, []);
}
