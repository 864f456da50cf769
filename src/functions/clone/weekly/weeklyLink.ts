/**
 * The link of a weekly question: `{uid}.{number}.{expiry}.{signature}`, behind the `#` of a page. To open it changes nothing.
 * Whoever holds it may answer that one question, once, and may end these mails.
 */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { z } from 'zod';
import { answerIdSchema, questionIdSchema } from '#shared/clone/ids.ts';
import { cloneLanguageSchema } from '#shared/clone/passage.ts';
import { routes } from '#shared/routes.ts';
import { isSigned, sign } from '../../serverSecret.ts';
import type { Services } from '../../services.ts';
import { questionsSentOf } from '../cloneDocuments.ts';

const PURPOSE = 'clone-weekly';
/** A question may wait for a season. */
const LIFETIME = 90 * 24 * 60 * 60_000;

/** Document `users/{uid}/cloneQuestions/{number}`, which nobody reads. */
const sentSchema = z.object({
  questionId: questionIdSchema,
  question: z.string(),
  language: cloneLanguageSchema,
  answerId: answerIdSchema,
  isAnswered: z.boolean(),
});
export type SentQuestion = z.output<typeof sentSchema>;

interface Named {
  readonly uid: string;
  readonly number: number;
  /** Drawn for this question: a clone that is begun anew sends other links under the same numbers. */
  readonly answerId: string;
}

export async function weeklyAddress(services: Services, { uid, number, answerId }: Named): Promise<string> {
  const said = `${uid}.${number}.${services.clock.now() + LIFETIME}`;
  const signature = await sign(services, PURPOSE, `${said} ${answerId}`);
  return `${services.appOrigin}${routes.weeklyQuestion.path}#${said}.${signature}`;
}

export interface FoundQuestion {
  readonly uid: string;
  readonly reference: DocumentSnapshot['ref'];
  readonly question: SentQuestion;
  readonly isExpired: boolean;
}

const tokenPattern =
  /^(?<uid>[\w-]{1,128})\.(?<number>\d{1,9})\.(?<expiry>\d{1,15})\.(?<signature>[\w-]{43})$/;

/** Null for what no server has signed, and where the question is no longer kept. */
export async function findQuestion(services: Services, token: string): Promise<FoundQuestion | null> {
  const { uid, number, expiry, signature } = tokenPattern.exec(token)?.groups ?? {};
  if (!uid || !number || !expiry || !signature) return null;
  const stored = await questionsSentOf(services.firestore, uid).doc(number).get();
  const question = sentFrom(stored);
  if (!question) return null;
  const said = `${uid}.${number}.${expiry} ${question.answerId}`;
  if (!(await isSigned(services, PURPOSE, said, signature))) return null;
  return { uid, reference: stored.ref, question, isExpired: services.clock.now() > Number(expiry) };
}

export function sentFrom(stored: DocumentSnapshot): SentQuestion | null {
  return sentSchema.safeParse(stored.data()).data ?? null;
}
