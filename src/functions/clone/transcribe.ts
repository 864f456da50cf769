/** An answer's recording, written down by the operator's model server: what its owner asked for, and once. */
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { cloneTranscribe } from '#shared/callables/clone.ts';
import type { CallableOutput } from '#shared/callables/contract.ts';
import { ANSWER_SEGMENT_LIMIT, ANSWER_TEXT_LIMIT, type CloneAnswer } from '#shared/clone/answer.ts';
import {
  TRANSCRIPTION_BYTE_LIMIT,
  TRANSCRIPTION_SECOND_LIMIT,
  TRANSCRIPTIONS_A_DAY,
} from '#shared/clone/transcription.ts';
import { Refusal } from '../errors.ts';
import { defineHandler } from '../handler.ts';
import { itemFrom, itemsOf } from '../library/index.ts';
import type { Services } from '../services.ts';
import { type HeardStretch, TRANSCRIPTION_DEADLINE, TranscriptionFailure } from '../transcriber.ts';
import { writeAnswer } from './answers.ts';
import { answerFrom, answersOf } from './cloneDocuments.ts';
import { readWritable } from './standing.ts';

/** How long nobody else sends the same recording; beyond the deadline only after a crash. */
const TURN = 2 * TRANSCRIPTION_DEADLINE;

export const transcribe = defineHandler(cloneTranscribe, {
  access: 'user',
  limit: { calls: TRANSCRIPTIONS_A_DAY, within: 24 * 60 * 60_000 },
  run: async (
    { answerId },
    { caller: { uid }, services, signal, send },
  ): Promise<CallableOutput<typeof cloneTranscribe>> => {
    const { firestore, transcriber, bucket } = services;
    if (!transcriber) throw new Refusal('not-available', 'Nobody here writes recordings down.');
    const row = answersOf(firestore, uid).doc(answerId);
    const turn = await firestore.runTransaction((transaction) =>
      takeTurn(transaction, services, uid, answerId),
    );
    if (!turn) return { outcome: 'written-before' };
    try {
      await send({ step: 'reading' });
      const [bytes] = await bucket.file(turn.item.storagePath).download();
      signal.throwIfAborted();
      await send({ step: 'listening' });
      const { language } = turn.answer;
      const { contentType } = turn.item;
      const heard = await transcriber.transcribe(
        { bytes: new Uint8Array(bytes), contentType, fileName: nameFor(contentType), language },
        signal,
      );
      if (heard.length === 0) return { outcome: 'nothing-heard' };
      const segments = withinBounds(heard);
      await firestore.runTransaction((transaction) =>
        keep(transaction, services, uid, { ...turn.answer, segments, transcribedBy: 'endpoint' }),
      );
      services.log.log('info', 'clone-transcribed', { uid });
      return { outcome: segments.length === heard.length ? 'written' : 'written-in-part' };
    } catch (error) {
      if (!(error instanceof TranscriptionFailure)) throw error;
      services.log.log('warning', 'clone-transcription-failed', { reason: error.message.slice(0, 300) });
      throw new Refusal('not-available', 'The model server did not write it down.', { reason: error.by });
    } finally {
      await giveTurnBack(services, row);
    }
  },
});

type FileItem = Exclude<NonNullable<ReturnType<typeof itemFrom>>, { readonly kind: 'letter' }>;

interface Turn {
  readonly answer: CloneAnswer;
  readonly item: FileItem;
}

/** Null where it has words already. Throws Refusal for what is not the owner's, not there or too long. */
async function takeTurn(
  transaction: Transaction,
  services: Services,
  uid: string,
  answerId: string,
): Promise<Turn | null> {
  const { firestore, clock } = services;
  await readWritable(transaction, services, uid);
  const row = answersOf(firestore, uid).doc(answerId);
  const stored = await transaction.get(row);
  const answer = answerFrom(stored);
  if (!answer) throw new Refusal('not-found', 'This answer is no longer there.');
  if (answer.segments.length > 0) return null;
  if (!answer.mediaItemId) throw notThere();
  const storedItem = await transaction.get(itemsOf(firestore, uid).doc(answer.mediaItemId));
  const item = itemFrom(storedItem);
  if (!item || (item.kind !== 'audio' && item.kind !== 'video') || item.state !== 'ready') throw notThere();
  const duration = durationSchema.parse(storedItem.get('durationSeconds'));
  if (item.byteCount > TRANSCRIPTION_BYTE_LIMIT || duration > TRANSCRIPTION_SECOND_LIMIT) {
    throw new Refusal('media-file-too-large', 'This recording is too long to be written down here.');
  }
  const until: unknown = stored.get('transcribingUntil');
  if (until instanceof Timestamp && until.toMillis() > clock.now()) {
    throw new Refusal('busy', 'This recording is being written down already.');
  }
  transaction.update(row, { transcribingUntil: Timestamp.fromMillis(clock.now() + TURN) });
  return { answer, item };
}

const notThere = () => new Refusal('media-item-not-found', 'This recording is not there.');
/** Seconds; the bytes alone are bounded where nobody knows them. */
const durationSchema = z.number().catch(0);

/** Throws Refusal `conflict` where its owner wrote it down meanwhile, or erased it: theirs stands. */
async function keep(
  transaction: Transaction,
  services: Services,
  uid: string,
  { id, ownerId: _, revision, createdAt: __, updatedAt: ___, ...words }: CloneAnswer,
): Promise<void> {
  await readWritable(transaction, services, uid);
  await writeAnswer(transaction, services, uid, { answerId: id, revision, words });
}

/** The answer as it is kept now has no mark of it; one that was not written loses it here. */
async function giveTurnBack(
  { firestore }: Services,
  row: ReturnType<ReturnType<typeof answersOf>['doc']>,
): Promise<void> {
  await firestore.runTransaction(async (transaction) => {
    const stored = await transaction.get(row);
    if (stored.get('transcribingUntil') != null) transaction.update(row, { transcribingUntil: null });
  });
}

function withinBounds(heard: readonly HeardStretch[]): HeardStretch[] {
  const kept: HeardStretch[] = [];
  let length = 0;
  for (const stretch of heard) {
    length += stretch.text.length;
    if (kept.length === ANSWER_SEGMENT_LIMIT || length > ANSWER_TEXT_LIMIT) break;
    kept.push(stretch);
  }
  return kept;
}

/** The name that its owner gave the file stays here; servers tell formats by its ending. */
function nameFor(contentType: string): string {
  const format = /^(?:audio|video)\/([\w.-]+)/.exec(contentType)?.[1] ?? 'bin';
  return `recording.${endings.get(format) ?? format}`;
}

const endings: ReadonlyMap<string, string> = new Map([
  ['mpeg', 'mp3'],
  ['mp4', 'm4a'],
  ['x-m4a', 'm4a'],
  ['x-wav', 'wav'],
  ['quicktime', 'mov'],
]);
