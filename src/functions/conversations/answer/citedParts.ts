/**
 * Cuts an answer that is still coming into what stands before each citation: `It rained. [2]` is the text `It rained.` and the passage 2.
 * What has no citation behind it never comes out.
 */
export interface CitedPart {
  readonly text: string;
  /** As the prompt numbers its passages. */
  readonly number: number;
}

/** Bounded, because it is looked for anew with each piece, and a model may send anything. */
const CITATION = /\[(\d{1,3})(?:\s{0,2}[,;]\s{0,2}\d{1,3}){0,20}\]/;
const END_MARK = /^\s*([.!?…]+["”»']?)/u;
const HAS_END_MARK = /[.!?…]["”»'’)\s]*$/u;
/** Characters without a citation: past it the rest is not an answer of ours. */
const LONGEST_PART = 4_000;

export async function* citedParts(pieces: AsyncIterable<string>): AsyncGenerator<CitedPart> {
  let buffer = '';
  for await (const piece of pieces) {
    buffer += piece;
    for (;;) {
      const taken = takePart(buffer, false);
      if (!taken) break;
      buffer = taken.rest;
      if (taken.part.text !== '') yield taken.part;
    }
    if (buffer.length > LONGEST_PART) return;
  }
  for (let taken = takePart(buffer, true); taken; taken = takePart(taken.rest, true)) {
    if (taken.part.text !== '') yield taken.part;
  }
}

/** Null while there is none, and while the mark that ends a sentence may still follow its citation. */
function takePart(buffer: string, isWhole: boolean): { part: CitedPart; rest: string } | null {
  const found = CITATION.exec(buffer);
  if (!found) return null;
  const text = buffer
    .slice(0, found.index)
    .replace(/^[\s.,;:!?…–-]+/u, '')
    .trim();
  const rest = buffer.slice(found.index + found[0].length);
  const number = Number(found[1]);
  if (text === '' || HAS_END_MARK.test(text)) return { part: { text, number }, rest };
  if (!isWhole && rest.trim() === '') return null;
  const mark = END_MARK.exec(rest);
  return {
    part: { text: `${text}${mark?.[1] ?? ''}`, number },
    rest: mark ? rest.slice(mark[0].length) : rest,
  };
}
