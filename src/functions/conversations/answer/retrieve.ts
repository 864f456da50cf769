/** The passages that a question may be answered from: by its words and concepts, and by its vector where the operator has a model for it. */
import { passageIdSchema } from '#shared/clone/ids.ts';
import type { CloneLanguage, Passage } from '#shared/clone/passage.ts';
import { vectorsOf } from '../../clone/index.ts';
import { findPassages, type PassageIndex, type RankedPassage } from '../../grounding/index.ts';
import type { Services } from '../../services.ts';
import { isNeverDiscussed } from '../question/neverDiscussed.ts';

/** Of a prompt. */
const PASSAGES = 8;
/** Looked at before what the owner never discusses is left out. */
const CANDIDATES = 24;
/** Of two rankings that are joined: https://plg.uwaterloo.ca/~gvcormac/cormacksigir09-rrf.pdf */
const RANK_CONSTANT = 60;

interface Wanted {
  readonly ownerId: string;
  readonly question: string;
  readonly language: CloneLanguage;
  readonly neverDiscussed: readonly string[];
}

export async function retrieve(
  services: Services,
  index: PassageIndex,
  { ownerId, question, language, neverDiscussed }: Wanted,
  signal: AbortSignal,
): Promise<readonly RankedPassage[]> {
  const byWords = findPassages(index, question, { language, limit: CANDIDATES });
  const byMeaning = await nearest(services, index, ownerId, question, signal);
  const ranked = byMeaning.length === 0 ? byWords : join(byWords, byMeaning);
  return ranked.filter(({ passage }) => !isNeverDiscussed(passage, neverDiscussed)).slice(0, PASSAGES);
}

/** None where there is no model for it, or it does not answer: words alone do then. */
async function nearest(
  services: Services,
  index: PassageIndex,
  ownerId: string,
  question: string,
  signal: AbortSignal,
): Promise<readonly Passage[]> {
  const { model, firestore, log } = services;
  if (!model.embed) return [];
  try {
    const [queryVector] = await model.embed([question], signal);
    if (!queryVector) return [];
    const { docs } = await vectorsOf(firestore, ownerId)
      .findNearest({ vectorField: 'vector', queryVector, limit: CANDIDATES, distanceMeasure: 'COSINE' })
      .get();
    const byId = new Map<string, Passage>(index.entries.map(({ passage }) => [passage.id, passage]));
    return docs.flatMap(({ id }) => byId.get(passageIdSchema.safeParse(id).data ?? '') ?? []);
  } catch (error) {
    if (signal.aborted) throw error;
    log.log('warning', 'clone-vectors-not-searched', { ownerId, reason: String(error) });
    return [];
  }
}

/** By reciprocal rank; the score stays what the words gave, because that is what abstaining is measured by. */
function join(byWords: readonly RankedPassage[], byMeaning: readonly Passage[]): RankedPassage[] {
  const ranks = new Map<string, { readonly ranked: RankedPassage; rank: number }>();
  const add = (ranked: RankedPassage, place: number) => {
    const row = ranks.get(ranked.passage.id) ?? { ranked, rank: 0 };
    row.rank += 1 / (RANK_CONSTANT + place);
    ranks.set(ranked.passage.id, row);
  };
  for (const [place, ranked] of byWords.entries()) add(ranked, place);
  for (const [place, passage] of byMeaning.entries()) add({ passage, score: 0 }, place);
  return [...ranks.values()].toSorted((one, other) => other.rank - one.rank).map(({ ranked }) => ranked);
}
