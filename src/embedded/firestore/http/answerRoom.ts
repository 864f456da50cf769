/**
 * How much one answer to a person may hold. It is made whole before it is sent, and takes several times its size until
 * then: without a bound, whoever asked for everything they keep would fill the memory. The business logic's own answers
 * are not bound, since nobody else chooses what it asks.
 */
import { FirestoreError } from '../errors.ts';
import type { StoredDocument } from '../storage/documents.ts';
import type { Session } from './session.ts';

/** Characters: some eight thousand photographs, or sixty of the longest letters. */
const LARGEST_ANSWER = 16 * 1024 * 1024;

/** Called with each document that is answered. Throws RESOURCE_EXHAUSTED once they are too many for one answer. */
type AnswerRoom = (document: StoredDocument) => void;

export function createAnswerRoom({ access }: Session): AnswerRoom {
  if (access.isPrivileged) return () => undefined;
  let left = LARGEST_ANSWER;
  return ({ length = 0 }) => {
    left -= length;
    if (left < 0) {
      throw new FirestoreError(
        'RESOURCE_EXHAUSTED',
        'The answer is too large. Ask for fewer documents at a time.',
      );
    }
  };
}
