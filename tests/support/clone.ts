/** A person whose clone is begun, who listens to it, and what they tell it: called as signed-in people call, without a network. */
import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneSaveAnswer, cloneWriteNote } from '#shared/callables/clone.ts';
import type { CallableContract } from '#shared/callables/contract.ts';
import { type AnswerId, answerIdSchema, type MemoryId, memoryIdSchema } from '#shared/clone/ids.ts';
import { newUserProfile } from '#shared/domain/userProfile.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { callAs, type World } from './legacy/verification.ts';

export interface Member {
  readonly uid: string;
  readonly email: string;
  call<I extends z.ZodType, O extends z.ZodType>(
    contract: CallableContract<I, O>,
    input: z.input<I>,
  ): Promise<z.output<O>>;
}

/** With an account and a profile. */
export async function makeMember(world: World, name: string): Promise<Member> {
  const uid = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}`;
  const email = `${uid}@example.org`;
  await world.services.auth.createUser({ uid, email, emailVerified: true });
  await world.services.firestore.doc(`users/${uid}`).set({ ...newUserProfile(name, email), email });
  return memberOf(world, uid);
}

export function memberOf(world: World, uid: string): Member {
  return { uid, email: `${uid}@example.org`, call: (contract, input) => callAs(world, uid, contract, input) };
}

export async function agreeToClone(person: Member): Promise<void> {
  const version = legalVersions['ai-clone-agreement'];
  await person.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
}

/** Agreed and begun, in both languages. */
export async function makeTeller(world: World): Promise<Member> {
  const person = await makeMember(world, 'Rose');
  await beginClone(person);
  return person;
}

export async function beginClone(person: Member): Promise<void> {
  await agreeToClone(person);
  await person.call(cloneBegin, { languages: ['en', 'fr'] });
}

export const writtenAnswer = (text: string, question = 'What did the kitchen smell of?') => ({
  questionId: null,
  question,
  language: 'en' as const,
  medium: 'text' as const,
  mediaItemId: null,
  segments: [{ text, from: null, to: null }],
  transcribedBy: null,
  when: null,
});

export async function tellAnswer(
  person: Member,
  text: string,
): Promise<{ readonly answerId: AnswerId; readonly memoryId: MemoryId }> {
  const answerId = answerIdSchema.parse(randomUUID());
  const { memoryId } = await person.call(cloneSaveAnswer, { answerId, revision: 0, ...writtenAnswer(text) });
  return { answerId, memoryId };
}

export async function writeNote(person: Member, text: string): Promise<MemoryId> {
  const memoryId = memoryIdSchema.parse(`note_${randomUUID()}`);
  await person.call(cloneWriteNote, { memoryId, title: '', text, language: 'en', when: null });
  return memoryId;
}
