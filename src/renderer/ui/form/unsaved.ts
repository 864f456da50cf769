/**
 * The open forms whose answers would be lost by leaving: a form says so of itself (`useForm`'s `asksBeforeLeaving`), and
 * whatever leads away asks here first: a closed or reloaded page, another page, signing out.
 */
const forms = new Set<() => boolean>();

/** How many open forms have answers that are nowhere else. */
export function countUnsaved(): number {
  return [...forms].filter((isUnsaved) => isUnsaved()).length;
}

function warn(event: BeforeUnloadEvent): void {
  if (countUnsaved() > 0) event.preventDefault();
}

/** Until what it returns is called. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  forms.add(isUnsaved);
  window.addEventListener('beforeunload', warn);
  return () => {
    forms.delete(isUnsaved);
    if (forms.size === 0) window.removeEventListener('beforeunload', warn);
  };
}
