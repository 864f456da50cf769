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
import { type LetterTexts, saveLetter } from './api.ts';
import type { Adoption } from './draft/draftClaim.ts';
import { blankDraft, type Draft, isBlank, newLetterPlace } from './draft/draftStore.ts';
import { type DraftAutosave, useDraft } from './draft/useDraft.ts';
import { findIssue, issueAfter, type LetterIssue } from './letterIssue.ts';
import { lettersMessages } from './messages.ts';
import type { SavedLetter, Sending } from './sendDraft.ts';
import type { LetterWriterProps } from './writerProps.ts';

export interface OpenLetterEditor {
  readonly state: 'open';
  /** Another one is another text: the editor begins anew. */
  readonly editorKey: number;
  readonly texts: LetterTexts;
  /** Whether the draft was found here; `sent` when it is not known whether it reached the album. */
  readonly leftHere: 'kept' | 'sent' | null;
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
  const autosave = useDraft(
    letter ? `${userId}/${letter.id}` : newLetterPlace(userId, albumId),
    letter ? null : adoption(),
  );
  const [draft, setDraft] = useState<Draft | null>(null);
  const [editorKey, setEditorKey] = useState(0);
  const [leftHere, setLeftHere] = useState<OpenLetterEditor['leftHere']>(null);
  const [issue, setIssue] = useState<LetterIssue | null>(null);
  const [isSaving, setSaving] = useState(false);

  /** What is written at this moment, for an answer that comes later. */
  const latest = useRef<Draft | null>(null);

  // Only when the editor opens: what the list of letters says later must not take it away.
  const { found } = autosave;
  useEffect(() => {
    if (found === undefined) return;
    setLeftHere(found && (found.sent ? 'sent' : 'kept'));
    lay(found ?? blank());
  }, [found]);

  function lay(next: Draft): void {
    latest.current = next;
    setDraft(next);
  }

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
    const isNew = written.revision === null;
    let { letterId } = written;
    /** Whether the text is still the one that is on its way. */
    const isStillOpen = () => latest.current?.letterId === letterId;
    // Whatever happens to this page meanwhile, saving it again saves one letter.
    async function note(sending: Sending): Promise<void> {
      if (!latest.current || !isStillOpen()) return;
      letterId = sending.letterId;
      write({ ...latest.current, ...sending });
      await autosave.flush();
    }
    let saved: SavedLetter;
    try {
      saved = await saveLetter(written, albumId, note);
    } catch (error) {
      logError('A letter could not be saved', {}, error);
      setIssue(issueAfter(error, isNew, language));
      setSaving(false);
      return;
    }
    const open = isStillOpen() ? latest.current : null;
    const isTypedSince = open !== null && (open.title !== written.title || open.body !== written.body);
    if (open && !isTypedSince) await autosave.drop();
    void refreshLibrary(client, [libraryKeys.albums(userId), libraryKeys.covers(userId)]);
    await refreshLibrary(client, [libraryKeys.items(userId, albumId)]);
    showToast({ message: isNew ? messages.added(written.title.trim()) : messages.saved });
    if (open && !isTypedSince) return onClose();
    // What was typed while the letter was on its way is a change of it.
    if (latest.current && isStillOpen()) {
      put({ ...latest.current, letterId: saved.itemId, revision: saved.revision, sent: null });
    }
    setSaving(false);
  }

  function put(next: Draft): void {
    setIssue(null);
    write(next);
  }

  function write(next: Draft): void {
    lay(next);
    autosave.change(next);
  }

  if (!draft) return { state: 'opening', leave: onClose };
  return {
    state: 'open',
    editorKey,
    texts: draft,
    leftHere,
    draftState: autosave.state,
    issue,
    isSaving,
    change: ({ title, body }) => put({ ...(latest.current ?? draft), title, body: [...body] }),
    save: () => void save(draft),
    saveAsNew() {
      const letterOfItsOwn = { ...draft, letterId: crypto.randomUUID(), revision: null, sent: null };
      put(letterOfItsOwn);
      void save(letterOfItsOwn);
    },
    beginAgain() {
      const dropped = draft;
      void autosave.drop();
      const anew = blank();
      // A letter that is changed anew may still have what went out before.
      const isSameLetter = anew.letterId === dropped.letterId && anew.revision === dropped.revision;
      lay(isSameLetter ? { ...anew, sent: dropped.sent } : anew);
      setLeftHere(null);
      setIssue(null);
      setEditorKey((count) => count + 1);
      showToast({
        message: messages.draftDropped,
        action: {
          label: messages.undoDrop,
          onAction: () => {
            void autosave.restore(dropped);
            lay(dropped);
            setLeftHere(dropped.sent ? 'sent' : 'kept');
            setEditorKey((count) => count + 1);
          },
        },
      });
    },
    leave: () => void leave(),
  };
}
