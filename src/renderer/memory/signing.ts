/**
 * The sending of words into the guest book, and what came of it. Kept outside of what is drawn: a page that is drawn anew,
 * as in another language, goes on where the sending stands.
 */
import { AskingError, type Failure, type Words } from './api.ts';
import { endDraft, keepDraft, readDraft, tryDraft } from './draft.ts';

export type Said = 'nothing' | 'name-missing' | 'words-missing' | 'sending' | 'thanks' | Failure;

/** Rejects with AskingError. */
export type Sign = (words: Omit<Words, 'pass' | 'codeId'>) => Promise<void>;

export interface Signing {
  readonly said: () => Said;
  /** Who draws it hears of each change; the one drawn last, and no other. */
  readonly onChange: (listener: () => void) => void;
  readonly write: (name: string, words: string) => void;
  /** Pressed while it is being sent, it does nothing. */
  readonly send: (website: string) => Promise<void>;
}

export function makeSigning(codeId: string, sign: Sign): Signing {
  let said: Said = 'nothing';
  let changed = () => {};
  const say = (next: Said) => {
    said = next;
    changed();
  };
  return {
    said: () => said,
    onChange: (listener) => {
      changed = listener;
    },
    write: (name, words) => keepDraft(codeId, { ...readDraft(codeId), name, words }),
    send: async (website) => {
      if (said === 'sending') return;
      const { name, words } = readDraft(codeId);
      if (name.trim() === '') return say('name-missing');
      if (words.trim() === '') return say('words-missing');
      const { entryId } = tryDraft(codeId, name, words);
      say('sending');
      try {
        await sign({ entryId, name, words, website });
        endDraft(codeId);
        say('thanks');
      } catch (error) {
        say(error instanceof AskingError ? error.failure : 'broken');
      }
    },
  };
}
