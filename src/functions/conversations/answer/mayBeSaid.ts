/** Whether a sentence may still be said at the moment when somebody is about to see it: an answer may take a minute, and an owner less. */
import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReplySentence } from '#shared/clone/conversation.ts';
import type { Passage } from '#shared/clone/passage.ts';
import { memoriesOf, memoryFrom, readHearing } from '../../clone/index.ts';
import type { Services } from '../../services.ts';
import { checkPart } from './checkPart.ts';

/** It falls silent in mid-answer. */
export class Silenced extends Error {
  override readonly name = 'Silenced';
}

/** Reads only. Throws Silenced for whom it does not speak to any more, and for what is not told any more. */
export async function assertMayBeSaid(
  transaction: Transaction,
  services: Services,
  { uid, ownerId }: { readonly uid: string; readonly ownerId: string },
  { text, label, passageId, language }: ReplySentence,
): Promise<void> {
  const heard = await readHearing(transaction, services, uid, ownerId);
  if (!heard || heard.silence !== null) throw new Silenced();
  if (passageId === null) return;
  const memory = await transaction.get(
    memoriesOf(services.firestore, ownerId).doc(passageId.replace(/_\d+$/, '')),
  );
  const passage = passagesOf(memory).find(({ id }) => id === passageId);
  const borne = passage ? checkPart(text, passage, language) : [];
  if (!borne.some((sentence) => sentence.text === text && sentence.label === label)) throw new Silenced();
}

/** None of a memory that cannot be read: nobody knows what it still tells. */
function passagesOf(memory: DocumentSnapshot): readonly Passage[] {
  try {
    return memoryFrom(memory)?.passages ?? [];
  } catch {
    return [];
  }
}
