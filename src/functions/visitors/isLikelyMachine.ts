/**
 * Whether a form was filled in by a machine, as it says itself: it wrote into the field that no person sees, or sent sooner
 * than our page does. Our page waits for a person who is faster, so that nobody is lost by it. Who is taken for a machine gets
 * the answer that a person gets, and nothing is kept.
 */
import { SHORTEST_WRITING, type VisitorForm } from '#shared/domain/visitorForm.ts';

export function isLikelyMachine({ trap, writtenFor }: VisitorForm): boolean {
  return trap !== '' || writtenFor < SHORTEST_WRITING;
}
