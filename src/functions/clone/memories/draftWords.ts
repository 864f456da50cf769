/** What an answer and a note become in the memory. Pure. */
import type { AnswerSegment, AnswerWords } from '#shared/clone/answer.ts';
import { type AnswerId, answerIdSchema, memoryIdSchema } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { MemoryDraft, PassageDraft } from './changeMemories.ts';
import { hashSource } from './hashSource.ts';
import { splitText } from './splitText.ts';

/** Characters of what was said one after the other that make one passage. */
const USUAL_LENGTH = 500;

export const answerMemoryId = (answerId: string) => memoryIdSchema.parse(`answer_${answerId}`);

export function draftAnswer(id: AnswerId | string, words: AnswerWords): MemoryDraft {
  const answerId = answerIdSchema.parse(id);
  const { questionId, mediaItemId, language } = words;
  const draft = {
    id: answerMemoryId(answerId),
    origin: { is: 'answer', answerId, questionId, mediaItemId } as const,
    title: words.question,
    language,
    when: words.when,
    passages: joinSegments(words.segments).flatMap(({ text, from, to }): PassageDraft[] =>
      splitText(text, language).map((piece) => ({
        text: piece,
        context: words.question,
        source: { is: 'answer', answerId, questionId, mediaItemId, from, to },
      })),
    ),
  };
  return { ...draft, sourceHash: hashSource(draft) };
}

/** Stretches that follow each other become one, from the first's beginning to the last's end. */
function joinSegments(segments: readonly AnswerSegment[]): AnswerSegment[] {
  const joined: AnswerSegment[] = [];
  for (const segment of segments) {
    const last = joined.at(-1);
    const isTimed = segment.from !== null || last?.from != null;
    if (last && isTimed && last.text.length + segment.text.length < USUAL_LENGTH) {
      joined[joined.length - 1] = { text: `${last.text} ${segment.text}`, from: last.from, to: segment.to };
    } else {
      joined.push(segment);
    }
  }
  return joined;
}

interface WrittenMemory {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly language: CloneLanguage;
  readonly when: string | null;
}

export function draftNote({ id, title, text, language, when }: WrittenMemory): MemoryDraft {
  const draft = {
    id,
    origin: { is: 'note' } as const,
    title,
    language,
    when,
    passages: splitText(text, language).map(
      (piece): PassageDraft => ({ text: piece, context: title, source: { is: 'note' } }),
    ),
  };
  return { ...draft, sourceHash: hashSource(draft) };
}
