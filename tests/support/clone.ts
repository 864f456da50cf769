/** A person whose clone is begun, and what they tell it. */
import { randomUUID } from 'node:crypto';
import { accountAgree } from '#shared/callables/agreements.ts';
import { cloneBegin, cloneSaveAnswer, cloneWriteNote } from '#shared/callables/clone.ts';
import { type AnswerId, answerIdSchema, type MemoryId, memoryIdSchema } from '#shared/clone/ids.ts';
import { legalVersions } from '#shared/legalVersions.ts';
import { type Person, signUpPerson } from './person.ts';

export async function agreeToClone(person: Person): Promise<void> {
  const version = legalVersions['ai-clone-agreement'];
  await person.call(accountAgree, { documents: [{ document: 'ai-clone-agreement', version }] });
}

/** Signed up, agreed and begun, in both languages. */
export async function signUpTeller(origin: string): Promise<Person> {
  const person = await signUpPerson(origin);
  await agreeToClone(person);
  await person.call(cloneBegin, { languages: ['en', 'fr'] });
  return person;
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
  person: Person,
  text: string,
): Promise<{ readonly answerId: AnswerId; readonly memoryId: MemoryId }> {
  const answerId = answerIdSchema.parse(randomUUID());
  const { memoryId } = await person.call(cloneSaveAnswer, { answerId, revision: 0, ...writtenAnswer(text) });
  return { answerId, memoryId };
}

export async function writeNote(person: Person, text: string): Promise<MemoryId> {
  const memoryId = memoryIdSchema.parse(`note_${randomUUID()}`);
  await person.call(cloneWriteNote, { memoryId, title: '', text, language: 'en', when: null });
  return memoryId;
}
