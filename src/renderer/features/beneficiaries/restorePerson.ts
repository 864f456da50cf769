/** A person who was removed comes back with what is still there of what they were left. */
import { z } from 'zod';
import { CallableError } from '#platform/backend/callableError.ts';
import {
  type Beneficiary,
  type BeneficiaryWords,
  beneficiaryWordsSchema,
} from '#shared/legacy/beneficiary.ts';
import { thingKey } from '#shared/legacy/wish.ts';
import { saveBeneficiary, saveWishes } from './api.ts';

/** Resolves with how many things went meanwhile. Throws CallableError. */
export async function restorePerson(person: Beneficiary): Promise<number> {
  const gone = new Set<string>();
  const { revision } = await withoutGone(gone, () =>
    saveBeneficiary(person.id, 0, wordsWithout(beneficiaryWordsSchema.parse(person), gone)),
  );
  await withoutGone(gone, async () => {
    const wishes = person.wishes.filter(({ thing }) => !gone.has(thingKey(thing)));
    if (wishes.length > 0) await saveWishes([{ beneficiaryId: person.id, basedOn: revision, wishes }]);
  });
  return gone.size;
}

/** Asks again without what the server says is gone, for as long as it names something new. */
async function withoutGone<Result>(gone: Set<string>, ask: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const named = goneIn(error).filter((key) => !gone.has(key));
      if (named.length === 0) throw error;
      for (const key of named) gone.add(key);
    }
  }
}

const goneSchema = z.object({ gone: z.string().min(1) });

function goneIn(error: unknown): readonly string[] {
  if (!(error instanceof CallableError)) return [];
  return goneSchema.safeParse(error.details).data?.gone.split(' ') ?? [];
}

function wordsWithout(words: BeneficiaryWords, gone: ReadonlySet<string>): BeneficiaryWords {
  const kept = <Id extends string>(id: Id | null) =>
    id !== null && gone.has(`media-item/${id}`) ? null : id;
  const { photoItemId, message } = words;
  return {
    ...words,
    photoItemId: kept(photoItemId),
    message: { ...message, mediaItemId: kept(message.mediaItemId) },
  };
}
