/**
 * A clone is begun, told, kept in bounds and ended by its owner. Whatever writes here is refused with `clone-consent-missing`
 * before the owner agreed to the current version of the AI clone agreement (`account-agree`), and with `clone-not-begun` before
 * `clone-begin`. Ending, erasing and taking back are never refused for it.
 */
import { z } from 'zod';
import { answerWordsSchema, questionMarkSchema } from '../clone/answer.ts';
import { answerIdSchema, memoryIdSchema, questionIdSchema } from '../clone/ids.ts';
import { NOTE_TEXT_LIMIT } from '../clone/memory.ts';
import { cloneLanguageSchema } from '../clone/passage.ts';
import { cloneChoicesSchema, weeklyQuestionSchema } from '../clone/settings.ts';
import { albumIdSchema } from '../domain/ids.ts';
import { LAST_REVISION } from '../legacy/person.ts';
import { defineCallable } from './contract.ts';

const revision = z.int().min(1).max(LAST_REVISION);
const done = z.object({});

/** Safe to repeat. A clone that stands already stays as it is. */
export const cloneBegin = defineCallable({
  name: 'clone-begin',
  input: z.object({ languages: cloneChoicesSchema.shape.languages }),
  output: done,
});

/** What is not named stays as it is. Refused with `conflict` when another tab changed them since `revision`. */
export const cloneChangeSettings = defineCallable({
  name: 'clone-changeSettings',
  input: cloneChoicesSchema.partial().extend({ revision }),
  output: z.object({ revision }),
});

/**
 * `active` ends a pause, and also a suspension by the steward: the owner has the last word while they live. `retired` is for
 * good: anything after it is refused with `clone-closed`. Safe to repeat.
 */
export const cloneSetState = defineCallable({
  name: 'clone-setState',
  input: z.object({ state: z.enum(['active', 'paused', 'retired']) }),
  output: done,
});

/**
 * Erases settings, answers' words, memories, index, listeners and conversations. Recordings stay in their album. Goes on where it
 * was cut short; until all is gone nobody talks to it and nothing is begun anew.
 */
export const cloneErase = defineCallable({
  name: 'clone-erase',
  input: z.object({}).nullish(),
  output: done,
});

/**
 * Keeps an answer and makes it a memory, in one transaction. `revision` is 0 for a new one, and then repeating the call with
 * the same words is safe. Refused with `conflict` when it was changed elsewhere since `revision` (details: the `revision` now), with
 * `media-item-not-found` for a recording that is not the owner's or not in an album, with `clone-limit-reached` past the bounds.
 */
export const cloneSaveAnswer = defineCallable({
  name: 'clone-saveAnswer',
  input: answerWordsSchema.extend({ answerId: answerIdSchema, revision: z.int().min(0).max(LAST_REVISION) }),
  output: z.object({ revision, memoryId: memoryIdSchema }),
});

/**
 * Sends the recording of an answer without words to the operator's model server and keeps what it heard, with its times. Asked for
 * again it sends nothing: `written-before`. `written-in-part`: an answer holds no more than its beginning. Nothing is charged.
 * Refused with `not-available` where no such server is named or it fails (details: `reason`), with `busy` while the same recording is
 * underway, with `media-file-too-large` and `media-item-not-found`, and with `conflict` when words were written meanwhile.
 */
export const cloneTranscribe = defineCallable({
  name: 'clone-transcribe',
  input: z.object({ answerId: answerIdSchema }),
  output: z.object({ outcome: z.enum(['written', 'written-in-part', 'written-before', 'nothing-heard']) }),
  chunk: z.object({ step: z.enum(['reading', 'listening']) }),
});

/** The words and their memory, at once; a recording stays in its album. Safe to repeat. */
export const cloneEraseAnswer = defineCallable({
  name: 'clone-eraseAnswer',
  input: z.object({ answerId: answerIdSchema }),
  output: done,
});

/** Null takes a mark away. */
export const cloneMarkQuestion = defineCallable({
  name: 'clone-markQuestion',
  input: z.object({ questionId: questionIdSchema, mark: questionMarkSchema.nullable() }),
  output: done,
});

const memoryWords = {
  title: z.string().trim().max(200).default(''),
  text: z.string().trim().min(1).max(NOTE_TEXT_LIMIT),
  language: cloneLanguageSchema,
  when: z.string().trim().max(60).nullable().default(null),
};

/** A memory that comes from nowhere else. Safe to repeat with the same `memoryId` and words: `note_` and an id that the page draws. */
export const cloneWriteNote = defineCallable({
  name: 'clone-writeNote',
  input: z.object({ memoryId: memoryIdSchema, ...memoryWords }),
  output: z.object({ revision }),
});

/**
 * Other words for a memory of a letter, a caption, an album, or for a note: they stay when the source changes. What an answer
 * says is changed by `clone-saveAnswer`: `invalid-input` at `memoryId`. Refused with `conflict` as answers are.
 */
export const cloneChangeMemory = defineCallable({
  name: 'clone-changeMemory',
  input: z.object({ memoryId: memoryIdSchema, revision, ...memoryWords }),
  output: z.object({ revision }),
});

/** Out of the index at once and for good; its source stays where it is and does not bring it back. A note is erased. Safe to repeat. */
export const cloneRemoveMemory = defineCallable({
  name: 'clone-removeMemory',
  input: z.object({ memoryId: memoryIdSchema }),
  output: done,
});

/**
 * Brings back what was removed, as its source is now: an undo of the owner's own. Refused with `not-found` where source or mark
 * are gone, and always for a note.
 */
export const cloneRestoreMemory = defineCallable({
  name: 'clone-restoreMemory',
  input: z.object({ memoryId: memoryIdSchema }),
  output: done,
});

/** Whether the letters, captions, title and dates of an album become memories. Unchosen, they leave; what was removed stays removed. */
export const cloneChooseAlbum = defineCallable({
  name: 'clone-chooseAlbum',
  input: z.object({ albumId: albumIdSchema, isChosen: z.boolean() }),
  output: done,
});

/** One question a week by mail, in the morning of the owner's zone. */
export const cloneSetWeekly = defineCallable({
  name: 'clone-setWeekly',
  input: z.object({
    isOn: z.boolean(),
    language: weeklyQuestionSchema.shape.language.unwrap(),
    timeZone: z.string().min(1).max(64),
  }),
  output: done,
});
