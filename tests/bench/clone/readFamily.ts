/**
 * The made-up family on which the clone's memory is measured. Each file is lines: `m` a memory in `en` or `fr`; below it `?` a question
 * that it answers, and `x` a question about the same people and places that nothing answers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CloneLanguage, type Passage, passageSchema } from '#shared/clone/passage.ts';

export interface AskedQuestion {
  readonly text: string;
  readonly language: CloneLanguage;
  /** The passage that answers it; `null` where none does. */
  readonly answeredBy: Passage | null;
  /** The half on which the rules were tuned, the half that was kept for the report, or the plain set whose misses nobody looked at. */
  readonly half: 'tuned' | 'held-out' | 'unseen';
}

export interface Family {
  readonly passages: readonly Passage[];
  readonly questions: readonly AskedQuestion[];
}

const LINE = /^(?<mark>[m?x]) (?<language>en|fr) (?<text>.+)$/;

export function readFamily(): Family {
  const passages: Passage[] = [];
  const questions: AskedQuestion[] = [];
  const folder = join(import.meta.dirname, 'family');
  for (const file of readdirSync(folder).toSorted()) {
    for (const line of readFileSync(join(folder, file), 'utf8').trim().split('\n')) {
      const { mark, language, text } = LINE.exec(line)?.groups ?? {};
      if (mark === 'm') passages.push(passageOf(passages.length, language, text));
      else {
        const about = passages.at(-1);
        if (about === undefined || text === undefined) throw new Error(`no memory above: ${line}`);
        questions.push({
          text,
          language: language === 'fr' ? 'fr' : 'en',
          answeredBy: mark === '?' ? about : null,
          half: halfOf(file, passages.length),
        });
      }
    }
  }
  return { passages, questions };
}

/** By memory, so that no memory is in both halves. Two files were looked at altogether while rules were made. */
function halfOf(file: string, place: number): AskedQuestion['half'] {
  if (file === 'plainly.txt' || file === 'later.txt') return 'tuned';
  if (file === 'kitchenTable.txt') return 'unseen';
  return place % 2 === 0 ? 'tuned' : 'held-out';
}

function passageOf(place: number, language: string | undefined, text: string | undefined): Passage {
  return passageSchema.parse({
    id: `note_${place}_0`,
    memoryId: `note_${place}`,
    text,
    language,
    context: '',
    when: null,
    source: { is: 'note' },
  });
}
