/**
 * [Note: An answer that was lost]
 * A letter may be in its album without the page ever hearing of it. So the draft keeps what was last sent and not answered,
 * on the device, where it outlives a reload. Before anything else goes out that text goes once more, which changes nothing
 * where it had arrived, and its answer says which revision the words typed since are a change of. Otherwise they would be
 * taken for another letter, or for somebody else's.
 */
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { MediaItemId } from '#shared/domain/ids.ts';
import { isSameText, type LetterText } from '#shared/domain/letter.ts';
import type { RefusalCode } from '#shared/errors/functions.ts';
import type { Draft } from './draft/draftStore.ts';

export interface SavedLetter {
  readonly itemId: MediaItemId;
  readonly revision: number;
}

export interface LetterCalls {
  readonly write: (letterId: string, text: LetterText) => Promise<SavedLetter>;
  readonly change: (letterId: string, revision: number, text: LetterText) => Promise<SavedLetter>;
}

/** Where the words go: the id, and the revision they change. */
type Target = Pick<Draft, 'letterId' | 'revision'>;
/** What a draft knows of its way to the album. */
export type Sending = Target & Pick<Draft, 'sent'>;

/** `note` puts it with the draft, on the device, before the words go out. Throws what the calls throw. */
export async function sendDraft(
  draft: Draft,
  calls: LetterCalls,
  note: (sending: Sending) => Promise<void>,
): Promise<SavedLetter> {
  const send = async (target: Target, text: LetterText): Promise<SavedLetter> => {
    const { letterId, revision } = target;
    await note({ ...target, sent: { title: text.title, body: [...text.body] } });
    try {
      return await (revision === null ? calls.write(letterId, text) : calls.change(letterId, revision, text));
    } catch (error) {
      if (isSettled(error)) await note({ ...target, sent: null });
      throw error;
    }
  };

  if (draft.sent) {
    const answer = await send(draft, draft.sent);
    if (isSameText(draft.sent, draft)) return answer;
    return send({ letterId: answer.itemId, revision: answer.revision }, draft);
  }
  try {
    return await send(draft, draft);
  } catch (error) {
    if (draft.revision !== null || refusalCodeOf(error) !== 'conflict') throw error;
    // Never sent before, and its id is taken: by another window's letter, begun from the same draft. Both are kept.
    return send({ letterId: crypto.randomUUID(), revision: null }, draft);
  }
}

/** Said where the text was looked at beside the letter: it is not in the album. */
const settling: ReadonlySet<RefusalCode> = new Set([
  'conflict',
  'media-item-not-found',
  'album-not-found',
  'text-limit-reached',
  'item-limit-reached',
  'storage-quota-exceeded',
  'invalid-input',
]);

function isSettled(error: unknown): boolean {
  const code = refusalCodeOf(error);
  return code !== null && settling.has(code);
}
