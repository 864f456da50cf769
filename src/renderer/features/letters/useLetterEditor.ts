/**
 * The life of a letter in the editor: its draft is found, it is written, saved or left. Leaving never loses a word: the
 * draft waits on this device until the letter is saved or begun again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isItemThere, libraryKeys, refreshLibrary } from '#features/media/index.ts';
import { logError } from '#platform/logging/logger.ts';
import type { Album } from '#shared/domain/album.ts';
import { mediaItemIdSchema } from '#shared/domain/ids.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { showToast } from '#ui/toast.ts';
import { changeLetter, type LetterTexts, type SavedLetter, writeLetter } from './api.ts';
import type { Adoption } from './draft/draftClaim.ts';
import { blankDraft, type Draft, isBlank } from './draft/draftStore.ts';
import { type DraftAutosave, useDraft } from './draft/useDraft.ts';
import { findIssue, issueAfter, type LetterIssue } from './letterIssue.ts';
import { lettersMessages } from './messages.ts';
import type { LetterWriterProps } from './writerProps.ts';

export interface OpenLetterEditor {
  readonly state: 'open';
  /** Another number is another sheet: the editor begins anew. */
  readonly sheet: number;
  readonly texts: LetterTexts;
  readonly wasDraft: boolean;
  readonly draftState: DraftAutosave['state'];
  readonly issue: LetterIssue | null;
  readonly isSaving: boolean;
  readonly change: (texts: LetterTexts) => void;
  readonly save: () => void;
  /** The words as a letter of their own, where the one they were meant for has changed or gone. */
  readonly saveAsNew: () => void;
  readonly beginAgain: () => void;
  readonly leave: () => void;
}

type LetterEditorState = OpenLetterEditor | { readonly state: 'opening'; readonly leave: () => void };

export function useLetterEditor({ userId, albumId, letter, onClose }: LetterWriterProps): LetterEditorState {
  const messages = useMessages(lettersMessages);
  const language = useLanguage();
  const client = useQueryClient();
  const autosave = useDraft(`${userId}/${letter?.id ?? `${albumId}/new`}`, letter ? null : adoption());
  const [draft, setDraft] = useState<Draft | null>(null);
  const [sheet, setSheet] = useState(0);
  const [wasDraft, setWasDraft] = useState(false);
  const [issue, setIssue] = useState<LetterIssue | null>(null);
  const [isSaving, setSaving] = useState(false);

  /** What is on the sheet at this moment, for an answer that comes later. */
  const latest = useRef<Draft | null>(null);
  latest.current = draft;

  // Only when the editor opens: what the list of letters says later must not take the sheet away.
  const { found } = autosave;
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

  /** What lost its album or its letter is taken up here. */
  function adoption(): Adoption | null {
    const albums = client.getQueryData<readonly Album[]>(libraryKeys.albums(userId));
    if (!albums) return null;
    return {
      albumId,
      isAlbumThere: (gone) => albums.some(({ id }) => id === gone),
      isLetterThere: async (gone) => isItemThere(userId, mediaItemIdSchema.parse(gone)),
    };
  }

  async function leave(): Promise<void> {
    if (draft && isBlank(draft)) await autosave.drop();
    else if (autosave.state !== 'untouched') {
      await autosave.flush();
      showToast({ message: messages.draftWaits });
    }
    onClose();
  }

  async function save(written: Draft): Promise<void> {
    const found = findIssue(written, messages);
    setIssue(found);
    if (found) return;
    setSaving(true);
    const { revision } = written;
    const isNew = revision === null;
    // Under the id that is sent: whatever happens to this page meanwhile, saving it again saves one letter.
    await autosave.flush();
    let saved: SavedLetter;
    try {
      saved = isNew
        ? await writeLetter(written.letterId, albumId, written)
        : await changeLetter(mediaItemIdSchema.parse(written.letterId), revision, written);
    } catch (error) {
      logError('A letter could not be saved', {}, error);
      setIssue(issueAfter(error, isNew, language));
      setSaving(false);
      return;
    }
    const typedSince = latest.current !== written && latest.current?.letterId === written.letterId;
    if (!typedSince) await autosave.drop();
    void refreshLibrary(client, [libraryKeys.albums(userId), libraryKeys.covers(userId)]);
    await refreshLibrary(client, [libraryKeys.items(userId, albumId)]);
    showToast({ message: isNew ? messages.added(written.title.trim()) : messages.saved });
    if (!typedSince) onClose();
    else if (latest.current) {
      // What was typed while the letter was on its way is a change of it.
      put({ ...latest.current, letterId: saved.itemId, revision: saved.revision });
      setSaving(false);
    }
  }

  function put(next: Draft): void {
    setDraft(next);
    setIssue(null);
    autosave.change(next);
  }

  if (!draft) return { state: 'opening', leave: onClose };
  return {
    state: 'open',
    sheet,
    texts: draft,
    wasDraft,
    draftState: autosave.state,
    issue,
    isSaving,
    change: ({ title, body }) => put({ ...draft, title, body: [...body] }),
    save: () => void save(draft),
    saveAsNew() {
      const letterOfItsOwn = { ...draft, letterId: crypto.randomUUID(), revision: null };
      put(letterOfItsOwn);
      void save(letterOfItsOwn);
    },
    beginAgain() {
      const dropped = draft;
      void autosave.drop();
      setDraft(blank());
      setWasDraft(false);
      setIssue(null);
      setSheet((count) => count + 1);
      showToast({
        message: messages.draftDropped,
        action: {
          label: messages.undoDrop,
          onAction: () => {
            void autosave.restore(dropped);
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
