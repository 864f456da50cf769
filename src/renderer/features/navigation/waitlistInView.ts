/** Whether the waitlist's form is on the screen: what floats and leads there then stands in its way. */
import { type RefObject, useEffect, useSyncExternalStore } from 'react';

let isInView = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function note(next: boolean): void {
  if (next === isInView) return;
  isInView = next;
  for (const listener of listeners) listener();
}

/** For the form. */
export function useNoteInView(form: RefObject<Element | null>): void {
  useEffect(() => {
    const { current } = form;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => note(entries.at(-1)?.isIntersecting === true));
    observer.observe(current);
    return () => {
      observer.disconnect();
      note(false);
    };
  }, [form]);
}

export function useIsWaitlistInView(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isInView,
    () => false,
  );
}
