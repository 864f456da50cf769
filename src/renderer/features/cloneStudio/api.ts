/** What the studio asks of the business logic. Reads are in `cloneDocuments.ts`. Each throws CallableError and is safe to repeat. */
import type { z } from 'zod';
import { call, callRepeatable, callStreaming, type Streaming } from '#platform/backend/callables.ts';
import { accountAgree, accountListAgreements } from '#shared/callables/agreements.ts';
import { albumsCreate } from '#shared/callables/albums.ts';
import {
  cloneBegin,
  cloneChangeMemory,
  cloneChangeSettings,
  cloneChooseAlbum,
  cloneErase,
  cloneEraseAnswer,
  cloneMarkQuestion,
  cloneRemoveMemory,
  cloneRestoreMemory,
  cloneSaveAnswer,
  cloneSetState,
  cloneSetWeekly,
  cloneTranscribe,
  cloneWriteNote,
} from '#shared/callables/clone.ts';
import {
  cloneInviteListener,
  cloneNameSteward,
  cloneRemoveListener,
} from '#shared/callables/cloneListeners.ts';
import { conversationsErase } from '#shared/callables/conversations.ts';
import type { QuestionMark } from '#shared/clone/answer.ts';
import type { ConversationId } from '#shared/clone/conversation.ts';
import type { AnswerId, ListenerId, MemoryId, QuestionId } from '#shared/clone/ids.ts';
import type { CloneLanguage } from '#shared/clone/passage.ts';
import type { AlbumId, UserId } from '#shared/domain/ids.ts';
import { legalVersions } from '#shared/legalVersions.ts';

const agreement = 'ai-clone-agreement';

/** Agrees to the version that applies now. */
export const agreeToClone = () =>
  callRepeatable(accountAgree, {
    documents: [{ document: agreement, version: legalVersions[agreement] }],
  });

/** Whether they agreed to the version that applies now. */
export async function hasAgreed(): Promise<boolean> {
  const { agreements } = await call(accountListAgreements, {});
  return agreements.some(
    ({ document, version }) => document === agreement && version === legalVersions[agreement],
  );
}

export const beginClone = (languages: CloneLanguage[]) => callRepeatable(cloneBegin, { languages });

export const changeSettings = (changes: z.input<typeof cloneChangeSettings.input>) =>
  callRepeatable(cloneChangeSettings, changes);
export const setState = (state: 'active' | 'paused' | 'retired') => callRepeatable(cloneSetState, { state });
export const eraseClone = () => callRepeatable(cloneErase, {});
export const setWeekly = (weekly: z.input<typeof cloneSetWeekly.input>) =>
  callRepeatable(cloneSetWeekly, weekly);

export const saveAnswer = (answer: z.input<typeof cloneSaveAnswer.input>) =>
  callRepeatable(cloneSaveAnswer, answer);
export type TranscriptionStep = z.output<NonNullable<typeof cloneTranscribe.chunk>>['step'];
export const transcribeAnswer = (
  answerId: AnswerId,
  streaming: Streaming<{ readonly step: TranscriptionStep }>,
) => callStreaming(cloneTranscribe, { answerId }, streaming);
export const eraseAnswer = (answerId: AnswerId) => callRepeatable(cloneEraseAnswer, { answerId });
export const markQuestion = (questionId: QuestionId, mark: QuestionMark | null) =>
  callRepeatable(cloneMarkQuestion, { questionId, mark });

export const writeNote = (note: z.input<typeof cloneWriteNote.input>) => callRepeatable(cloneWriteNote, note);
export const changeMemory = (memory: z.input<typeof cloneChangeMemory.input>) =>
  callRepeatable(cloneChangeMemory, memory);
export const removeMemory = (memoryId: MemoryId) => callRepeatable(cloneRemoveMemory, { memoryId });
export const restoreMemory = (memoryId: MemoryId) => callRepeatable(cloneRestoreMemory, { memoryId });
export const chooseAlbum = (albumId: AlbumId, isChosen: boolean) =>
  callRepeatable(cloneChooseAlbum, { albumId, isChosen });

export const inviteListener = (listener: z.input<typeof cloneInviteListener.input>) =>
  callRepeatable(cloneInviteListener, listener);
export const removeListener = (listenerId: ListenerId) => callRepeatable(cloneRemoveListener, { listenerId });
export const nameSteward = (steward: { name: string; email: string } | null) =>
  callRepeatable(cloneNameSteward, { steward });

export const eraseConversations = (ownerId: UserId, conversationIds: ConversationId[]) =>
  callRepeatable(conversationsErase, { ownerId, conversationIds });

export const createAlbum = (album: z.input<typeof albumsCreate.input>) => callRepeatable(albumsCreate, album);
