/** The dialog that names an album: a new one, or one whose title and description change. */
import { useState } from 'react';
import { albumTitleSchema } from '#shared/domain/album.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { albumMessages } from './messages.ts';

export interface AlbumTexts {
  readonly title: string;
  readonly description: string;
}

export interface AlbumFormProps {
  /** The album's present texts, or null for a new album. */
  readonly album: AlbumTexts | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Resolves to a sentence for the person when it could not be kept, to null when it was. `albumKey` is the same for
   * each attempt of one opening, so that a new album is made once.
   */
  readonly onSave: (texts: AlbumTexts, albumKey: string) => Promise<string | null>;
}

export function AlbumForm({ album, isOpen, onClose, onSave }: AlbumFormProps) {
  const messages = useMessages(albumMessages);
  return (
    <Dialog title={album ? messages.editAlbum : messages.newAlbum} isOpen={isOpen} onClose={onClose}>
      {/* Inside the dialog, so that each opening begins with the album's present texts. */}
      <Fields album={album} onClose={onClose} onSave={onSave} />
    </Dialog>
  );
}

function Fields({ album, onClose, onSave }: Omit<AlbumFormProps, 'isOpen'>) {
  const messages = useMessages(albumMessages);
  const [title, setTitle] = useState(album?.title ?? '');
  const [description, setDescription] = useState(album?.description ?? '');
  const [problem, setProblem] = useState<{ field: 'title' | 'form'; text: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [albumKey] = useState(() => crypto.randomUUID());

  async function save() {
    const parsed = albumTitleSchema.safeParse(title);
    if (!parsed.success) {
      setProblem({ field: 'title', text: messages.titleMissing });
      return;
    }
    setPending(true);
    const refusal = await onSave({ title: parsed.data, description: description.trim() }, albumKey);
    setPending(false);
    if (refusal === null) onClose();
    else setProblem({ field: 'form', text: refusal });
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        label={messages.title}
        value={title}
        onChange={(value) => {
          setTitle(value);
          setProblem(null);
        }}
        maxLength={120}
        placeholder={messages.titlePlaceholder}
        errorMessage={problem?.field === 'title' ? problem.text : null}
        autoFocus
        isRequired
      />
      <TextArea
        label={messages.description}
        labelNote={messages.optional}
        value={description}
        onChange={setDescription}
        maxLength={2_000}
        rows={3}
        placeholder={messages.descriptionPlaceholder}
      />
      {problem?.field === 'form' ? (
        <p role="alert" className="text-small text-danger-text">
          {problem.text}
        </p>
      ) : null}
      <div className="mt-2 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose} isDisabled={isPending}>
          {messages.cancel}
        </Button>
        <Button type="submit" isPending={isPending}>
          {album ? messages.save : messages.createAlbum}
        </Button>
      </div>
    </form>
  );
}
