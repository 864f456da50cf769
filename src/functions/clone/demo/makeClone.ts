/** The clone of the demo family: what Claire told, as her answers, her memories and the index would be. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { answerIdSchema, questionIdSchema } from '#shared/clone/ids.ts';
import { cloneLanguageSchema, passageSchema } from '#shared/clone/passage.ts';
import { questionById } from '#shared/clone/questions/index.ts';
import { DEMO_FAMILY_UID } from '#shared/domain/demo.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import type { MakeDemoContent } from '../../accountData.ts';
import { AGREEMENTS } from '../../agreements/index.ts';
import { indexPassage } from '../../grounding/index.ts';
import { draftAnswer } from '../memories/draftWords.ts';
import { DIRECTORY, writeContent } from '../searchIndex/shards.ts';

const toldSchema = z.object({
  greeting: z.string(),
  farewell: z.string(),
  neverDiscussed: z.array(z.string()),
  answers: z.array(
    z.object({
      question: z.string(),
      language: cloneLanguageSchema,
      when: z.string().nullable(),
      text: z.string(),
    }),
  ),
});

const TOLD_AT = new Date('2026-01-11T15:00:00Z');
const MINUTE = 60_000;
const ONLY_SHARD = '0';

export const makeClone: MakeDemoContent = async ({ readFile }) => {
  const told = toldSchema.parse(JSON.parse((await readFile('clone.json')).toString('utf8')));
  const { answers, greeting, farewell, neverDiscussed } = told;
  const documents = new Map<string, Record<string, unknown>>();
  const document = 'ai-clone-agreement';
  const version = legalVersions[document];
  documents.set(`${AGREEMENTS}/${document}_${version}`, { document, version, agreedAt: TOLD_AT });
  documents.set('clone/settings', {
    ownerId: DEMO_FAMILY_UID,
    agreementVersion: version,
    state: 'active',
    personality: { greeting, farewell, neverDiscussed },
    languages: ['en', 'fr'],
    revision: 1,
    createdAt: TOLD_AT,
    updatedAt: TOLD_AT,
  });
  const content = new Map<string, ReturnType<typeof indexPassage>[]>();
  for (const [index, { question, language, when, text }] of answers.entries()) {
    const asked = questionById(question);
    if (!asked) throw new Error(`The demo answers ${question}, which nobody asks.`);
    const at = new Date(TOLD_AT.getTime() + index * MINUTE);
    const dating = { ownerId: DEMO_FAMILY_UID, revision: 1, createdAt: at, updatedAt: at };
    const answerId = answerIdOf(question);
    const words = {
      questionId: questionIdSchema.parse(question),
      question: asked.text[language],
      language,
      medium: 'text' as const,
      mediaItemId: null,
      segments: [{ text, from: null, to: null }],
      transcribedBy: null,
      when,
    };
    const { id, passages: drafts, ...draft } = draftAnswer(answerId, words);
    const passages = drafts.map((passage, place) =>
      passageSchema.parse({ ...passage, id: `${id}_${place}`, memoryId: id, language, when }),
    );
    content.set(id, passages.map(indexPassage));
    documents.set(`cloneAnswers/${answerId}`, { ...words, ...dating });
    documents.set(`cloneMemories/${id}`, {
      ...draft,
      ...dating,
      state: 'kept',
      passages,
      shards: [ONLY_SHARD],
      isEdited: false,
      isBehindSource: false,
      hasVectors: false,
      needsVectors: false,
    });
  }
  const { fields, passages, bytes } = writeContent(content, 1);
  documents.set(`cloneIndex/${ONLY_SHARD}`, fields);
  documents.set(`cloneIndex/${DIRECTORY}`, {
    version: 1,
    next: 1,
    shards: [{ id: ONLY_SHARD, passages, bytes }],
    isBroken: false,
  });
  return { documents };
};

/** The same at each start, in the form of an id that a page draws. */
function answerIdOf(question: string) {
  const hex = createHash('sha256').update(`demo ${question}`).digest('hex');
  const [a, b, c, d, e] = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(13, 16),
    hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return answerIdSchema.parse(`${a}-${b}-4${c}-8${d}-${e}`);
}
