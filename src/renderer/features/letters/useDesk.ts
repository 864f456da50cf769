/**
 * The life of a letter on the desk: its draft is found, it is written, kept or left. Leaving never loses a word: the
 * draft waits on this device until the letter is kept or begun again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { libraryKeys } from '#features/media/index.ts';
import { logError } from '#platform/logging/logger.ts';
import type { Album } from '#shared/domain/album.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { changeLetter, type KeptLetter, type LetterTexts, writeLetter } from './api.ts';
import type { Adoption } from './draft/draftClaim.ts';
import { blankDraft, type Draft, isBlank } from './draft/draftStore.ts';
import { type DraftKeeper, useDraft } from './draft/useDraft.ts';
import { lettersMessages } from './messages.ts';
import { explainRefusal, findProblem, type Problem } from './problem.ts';
import type { LetterWriterProps } from './writerProps.ts';

export interface OpenDesk {
  readonly state: 'open';
  /** Another number is another sheet: the editor begins anew. */
  readonly sheet: number;
  readonly texts: LetterTexts;
  readonly wasDraft: boolean;
  readonly draftState: DraftKeeper['state'];
  readonly problem: Problem | null;
  readonly isKeeping: boolean;
  readonly change: (texts: LetterTexts) => void;
  readonly keep: () => void;
  /** The words as a letter of their own, where the one they were meant for has changed or gone. */
  readonly keepAsNew: () => void;
  readonly beginAgain: () => void;
  readonly leave: () => void;
}

export type Desk = OpenDesk | { readonly state: 'opening'; readonly leave: () => void };

export function useDesk({ userId, albumId, letter, onClose }: LetterWriterProps): Desk {
  const messages = useMessages(lettersMessages);
  const client = useQueryClient();
  const keeper = useDraft(`${userId}/${letter?.id ?? `${albumId}/new`}`, letter ? null : adoption());
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sheet, setSheet] = useState(0);
  const [wasDraft, setWasDraft] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isKeeping, setKeeping] = useState(false);

  /** What is on the sheet at this moment, for an answer that comes later. */
  const latest = useRef<Draft | null>(null);
  latest.current = draft;

  // Only when the desk opens: what the list of letters says later must not take the sheet away.
  const { found } = keeper;
  useEffect(() => {
    if (found === undefined) return;
    setWasDraft(found !== null);
    setDraft(found ?? blank());
  }, [found]);

  function blank(): Draft {
    if (!letter) return blankDraft(albumId);
    const { id, title, body, revision } = letter;
    return { ...blankDraft(albumId), letterId: id, title, body, revision };
  }

  /** What lost its album is taken up here. */
  function adoption(): Adoption | null {
    const albums = client.getQueryData<readonly Album[]>(libraryKeys.albums(userId));
    return albums ? { albumId, isThere: (gone) => albums.some(({ id }) => id === gone) } : null;
  }

  async function leave(): Promise<void> {
    if (draft && isBlank(draft)) await keeper.drop();
    else if (keeper.state !== 'untouched') {
      await keeper.flush();
      showToast({ message: messages.draftWaits });
    }
    onClose();
  }

  async function keep(written: Draft): Promise<void> {
    const found = findProblem(written, messages);
    setProblem(found);
    if (found) return;
    setKeeping(true);
    const { revision } = written;
    const isNew = revision === null;
    // Under the id that is sent: whatever happens to this page meanwhile, keeping it again keeps one letter.
    await keeper.flush();
    let kept: KeptLetter;
    try {
      kept = isNew
        ? await writeLetter(written.letterId, albumId, written)
        : await changeLetter(mediaItemIdSchema.parse(written.letterId), revision, written);
    } catch (error) {
      logError('A letter could not be kept', {}, error);
      setProblem(explainRefusal(error, isNew, messages));
      setKeeping(false);
      return;
    }
    const typedSince = latest.current !== written && latest.current?.letterId === written.letterId;
    if (!typedSince) await keeper.drop();
    await client.invalidateQueries({ queryKey: libraryKeys.items(userId, albumId) });
    for (const queryKey of [libraryKeys.albums(userId), libraryKeys.covers(userId)]) {
      void client.invalidateQueries({ queryKey });
    }
    showToast({ message: isNew ? messages.kept(written.title.trim()) : messages.saved });
    if (!typedSince) onClose();
    else if (latest.current) {
      // What was typed while the letter was on its way is a change of it.
      put({ ...latest.current, letterId: kept.itemId, revision: kept.revision });
      setKeeping(false);
    }
  }

  function put(next: Draft): void {
    setDraft(next);
    setProblem(null);
    keeper.change(next);
  }

  if (!draft) return { state: 'opening', leave: onClose };
  return {
    state: 'open',
    sheet,
    texts: draft,
    wasDraft,
    draftState: keeper.state,
    problem,
    isKeeping,
    change: ({ title, body }) => put({ ...draft, title, body: [...body] }),
    keep: () => void keep(draft),
    keepAsNew() {
      const letterOfItsOwn = { ...draft, letterId: crypto.randomUUID(), revision: null };
      put(letterOfItsOwn);
      void keep(letterOfItsOwn);
    },
    beginAgain() {
      const dropped = draft;
      void keeper.drop();
      setDraft(blank());
      setWasDraft(false);
      setProblem(null);
      setSheet((count) => count + 1);
      showToast({
        message: messages.draftDropped,
        action: {
          label: messages.undoDrop,
          onAction: () => {
            void keeper.restore(dropped);
            setDraft(dropped);
            setWasDraft(true);
            setSheet((count) => count + 1);
          },
        },
      });
    },
    leave: () => void leave(),
  };
}
