/** One question a week, by mail, to who asked for it. */
import { randomUUID } from 'node:crypto';
import { type DocumentSnapshot, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { questionMarkSchema } from '#shared/clone/answer.ts';
import { nextQuestion, type Question } from '#shared/clone/questions/index.ts';
import { type Addressee, deliverSoon, draftMail, findAddressee, queueMail } from '../../delivery/index.ts';
import { defineJob, ownerOf } from '../../jobs/index.ts';
import { standingFrom, verificationOf } from '../../release/index.ts';
import type { Services } from '../../services.ts';
import {
  answersOf,
  CLONE,
  interviewOf,
  questionsSentOf,
  settingsFrom,
  settingsOf,
} from '../cloneDocuments.ts';
import { nextWeekly } from './nextWeekly.ts';
import { weeklyAddress } from './weeklyLink.ts';

/** A mail that arrives long after its Sunday is worse than none, in milliseconds. */
const TRUE_FOR = 5 * 24 * 60 * 60_000;
/** What an outage of days has missed is not sent in one heap: the question is that of the next Sunday. */
const LATEST = 2 * 24 * 60 * 60_000;

export const askWeekly = defineJob({
  name: 'clone-askWeekly',
  expression: '*/15 * * * *',
  due: ({ firestore }, instant) =>
    firestore
      .collectionGroup(CLONE)
      .where('weeklyDueAt', '<=', Timestamp.fromMillis(instant))
      .orderBy('weeklyDueAt'),
  process: async (services, subject) => {
    const uid = ownerOf(subject);
    const addressee = await findAddressee(services, uid);
    const answerId = randomUUID();
    const number = weekNumber(services.clock.now());
    const link = await weeklyAddress(services, { uid, number, answerId });
    const mails = await services.firestore.runTransaction((transaction) =>
      ask(transaction, services, { uid, addressee, answerId, number, link }),
    );
    await deliverSoon(services, mails);
  },
});

const WEEK = 7 * 24 * 60 * 60_000;
const weekNumber = (instant: number) => Math.floor(instant / WEEK);

interface Asking {
  readonly uid: string;
  readonly addressee: Addressee | null;
  readonly answerId: string;
  readonly number: number;
  readonly link: string;
}

async function ask(
  transaction: Transaction,
  services: Services,
  { uid, addressee, answerId, number, link }: Asking,
): Promise<readonly string[]> {
  const { firestore, clock } = services;
  const reference = settingsOf(firestore, uid);
  const sentReference = questionsSentOf(firestore, uid).doc(String(number));
  const [stored, profile, sent, life] = await transaction.getAll(
    reference,
    firestore.doc(`users/${uid}`),
    sentReference,
    verificationOf(services, uid),
  );
  const settings = stored && settingsFrom(stored);
  const dueAt: unknown = stored?.get('weeklyDueAt');
  if (!settings || !(dueAt instanceof Timestamp) || dueAt.toMillis() > clock.now()) return [];
  const { weekly, state } = settings;
  const isOver =
    !weekly.isOn || state === 'retired' || isGone(profile) || (life && standingFrom(life)?.isGiving);
  if (isOver) {
    transaction.update(reference, { weeklyDueAt: null });
    return [];
  }
  const again = { weeklyDueAt: nextWeekly(clock.now(), weekly.timeZone) };
  const question = await chooseQuestion(transaction, services, uid);
  const isTooLate = clock.now() - dueAt.toMillis() > LATEST;
  if (!question || isTooLate || sent?.exists || !addressee) {
    transaction.update(reference, again);
    return [];
  }
  const words = question.text[weekly.language];
  const drafts = draftMail(
    { ...addressee, language: weekly.language },
    `${uid} ${answerId}`,
    'clone-weekly-question',
    { question: words, link },
  ).map((draft) => ({
    ...draft,
    content: { ...draft.content, endedAt: link },
    trueUntil: clock.now() + TRUE_FOR,
  }));
  const queued = await queueMail(transaction, services, drafts);
  transaction.set(sentReference, {
    ownerId: uid,
    questionId: question.id,
    question: words,
    language: weekly.language,
    answerId,
    isAnswered: false,
    sentAt: Timestamp.fromMillis(clock.now()),
  });
  transaction.update(reference, again);
  return queued;
}

function isGone(profile: DocumentSnapshot | undefined): boolean {
  return !profile?.exists || profile.get('erasureStartedAt') != null || profile.get('deletionDueAt') != null;
}

const marksSchema = z.object({ marks: z.record(z.string(), questionMarkSchema).catch({}) });

async function chooseQuestion(
  transaction: Transaction,
  { firestore }: Services,
  uid: string,
): Promise<Question | null> {
  const [answers, sent, interview] = await Promise.all([
    transaction.get(answersOf(firestore, uid).orderBy('createdAt').select('questionId')),
    transaction.get(questionsSentOf(firestore, uid).select('questionId')),
    transaction.get(interviewOf(firestore, uid)),
  ]);
  const { marks } = marksSchema.parse(interview.data() ?? {});
  const marked = (wanted: string) => Object.keys(marks).filter((id) => marks[id] === wanted);
  const idsOf = ({ docs }: typeof answers) =>
    docs.flatMap((row) => {
      const id: unknown = row.get('questionId');
      return typeof id === 'string' ? [id] : [];
    });
  return nextQuestion({
    answered: idsOf(answers),
    later: marked('later'),
    skipped: marked('skipped'),
    never: marked('never'),
    // What was mailed once is not mailed again: it waits in the studio.
    passedOver: idsOf(sent),
  });
}
