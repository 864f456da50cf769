/**
 * The open forms whose answers would be lost by leaving: a form says so of itself (`useForm`'s `asksBeforeLeaving`), and
 * whatever leads away asks here first: a closed or reloaded page, another page, signing out.
 */
import { watchUnfinished } from '../unfinished.ts';

const forms = new Map<() => boolean, LeavesForm>();

/** What an address tells of a page. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Whether the form is gone where the address becomes another. */
export type LeavesForm = (from: Place, to: Place) => boolean;

const leavesPage: LeavesForm = (from, to) => from.pathname !== to.pathname;

/** How many open forms have answers that are nowhere else. */
export function countUnsaved(): number {
  return [...forms.keys()].filter((isUnsaved) => isUnsaved()).length;
}

/** Whether a form with such answers is gone on the way from one address to another. */
export function leavesUnsaved(from: Place, to: Place): boolean {
  return [...forms].some(([isUnsaved, leaves]) => leaves(from, to) && isUnsaved());
}

/** Until what it returns is called. Another page takes every form away; `leaves` says what else does. */
export function watchUnsaved(isUnsaved: () => boolean, leaves: LeavesForm = leavesPage): () => void {
  forms.set(isUnsaved, leaves);
  const stopAsking = watchUnfinished('typed', isUnsaved);
  return () => {
    forms.delete(isUnsaved);
    stopAsking();
  };
}
