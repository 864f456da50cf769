/** What every form for visitors sends beside its answers, by which machines give themselves away. */
import { z } from 'zod';

/** A person takes longer to fill in any of them, in milliseconds; the page waits for whoever does not. */
export const SHORTEST_WRITING = 3_000;

/** Longer than anybody leaves a page open: a year. */
const LONGEST_WRITING = 366 * 24 * 60 * 60_000;

export const visitorFormSchema = z.object({
  /** A field that no person sees: empty, unless a machine filled it in. */
  trap: z.string().max(1_000).default(''),
  /** Milliseconds since the form could be filled in. */
  writtenFor: z.int().min(0).max(LONGEST_WRITING),
});
export type VisitorForm = z.output<typeof visitorFormSchema>;
