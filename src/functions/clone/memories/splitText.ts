/** A text in pieces of a few sentences: short enough to be quoted whole, long enough to be understood. Pure. */

import type { CloneLanguage } from '#shared/clone/passage.ts';
import { PASSAGE_TEXT_LIMIT } from '#shared/clone/passage.ts';

/** What a piece is filled up to, in characters. */
const USUAL_LENGTH = 500;
/** After these a sentence goes on, whatever the segmenter says. */
const ABBREVIATION = /(?:^|\s)(?:M|Mr|Mrs|Ms|Mme|Mlle|Dr|Pr|St|Ste|etc|env)\.\s*$/;

/** No piece is empty, none is longer than a passage may be, and together they are the text. */
export function splitText(text: string, language: CloneLanguage): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const sentence of sentencesOf(text, language)) {
    if (piece !== '' && piece.length + sentence.length > USUAL_LENGTH) {
      pieces.push(piece);
      piece = '';
    }
    piece += sentence;
  }
  if (piece !== '') pieces.push(piece);
  return pieces
    .flatMap(cut)
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

function sentencesOf(text: string, language: CloneLanguage): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (last !== undefined && ABBREVIATION.test(last)) sentences[sentences.length - 1] = last + segment;
    else sentences.push(segment);
  }
  return sentences;
}

/** One sentence without an end: cut between words. */
function cut(piece: string): string[] {
  if (piece.length <= PASSAGE_TEXT_LIMIT) return [piece];
  const space = piece.lastIndexOf(' ', PASSAGE_TEXT_LIMIT);
  let end = space > 0 ? space : PASSAGE_TEXT_LIMIT;
  // Never between the halves of one character.
  if (space <= 0 && /[\uD800-\uDBFF]/.test(piece.charAt(end - 1))) end -= 1;
  return [piece.slice(0, end), ...cut(piece.slice(end))];
}
