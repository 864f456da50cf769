/** How much more one letter holds, told before it is full, and what is too much once it is. */
import { type LetterBlock, letterLength } from '#shared/domain/letter.ts';
import { LETTER_BLOCK_LIMIT, LETTER_SPAN_LIMIT, LETTER_TEXT_LIMIT } from '#shared/limits.ts';
import type { LettersTexts } from './messages.ts';

/** From this part of a limit on it is said how much room is left. */
const NEARLY_FULL = 0.9;

/** What a person may want to know about the room in this letter; null while there is plenty. */
export function tellRoom(body: readonly LetterBlock[], messages: LettersTexts): string | null {
  const excess = explainExcess(body, messages);
  if (excess !== null) return excess;
  const length = letterLength(body);
  if (length > LETTER_TEXT_LIMIT * NEARLY_FULL) return messages.charactersLeft(LETTER_TEXT_LIMIT - length);
  if (body.length > LETTER_BLOCK_LIMIT * NEARLY_FULL) {
    return messages.paragraphsLeft(LETTER_BLOCK_LIMIT - body.length);
  }
  return null;
}

/** Why this is more than one letter holds; null when it is not. */
export function explainExcess(body: readonly LetterBlock[], messages: LettersTexts): string | null {
  const excess = letterLength(body) - LETTER_TEXT_LIMIT;
  if (excess > 0) return messages.tooLong(excess);
  if (body.length > LETTER_BLOCK_LIMIT) return messages.tooManyParts;
  const spans = body.reduce((count, block) => count + block.spans.length, 0);
  return spans > LETTER_SPAN_LIMIT ? messages.tooManyMarks : null;
}
