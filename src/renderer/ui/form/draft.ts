/**
 * What was typed into a form and not sent, kept by this tab alone until it is sent or the tab is closed. What belongs to one
 * person goes when they do.
 */
import type { z } from 'zod';

const nameOf = (form: string) => `draft:${form}`;
const OF_A_PERSON = 'person:';

/** The name of a form whose draft nobody but this person is to find. */
export const formOfPerson = (userId: string, form: string) => `${OF_A_PERSON}${userId}:${form}`;

/** Null for none, and for one that cannot be read. */
export function readDraft<Draft>(form: string, schema: z.ZodType<Draft>): Draft | null {
  try {
    const kept = sessionStorage.getItem(nameOf(form));
    return kept === null ? null : (schema.safeParse(JSON.parse(kept)).data ?? null);
  } catch {
    return null;
  }
}

/** A tab that keeps nothing loses no more than the draft. */
export function writeDraft(form: string, draft: unknown): void {
  try {
    sessionStorage.setItem(nameOf(form), JSON.stringify(draft));
  } catch {
    // Storage is shut or full.
  }
}

export function clearDraft(form: string): void {
  try {
    sessionStorage.removeItem(nameOf(form));
  } catch {
    // There was none.
  }
}

/** Whoever was signed in is gone. */
export function clearDraftsOfPeople(): void {
  try {
    const names = Array.from(
      { length: sessionStorage.length },
      (_, index) => sessionStorage.key(index) ?? '',
    );
    for (const name of names) if (name.startsWith(nameOf(OF_A_PERSON))) sessionStorage.removeItem(name);
  } catch {
    // Storage is shut: it keeps nothing.
  }
}
