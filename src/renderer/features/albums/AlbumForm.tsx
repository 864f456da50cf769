/** The dialog that names an album: a new one, or one whose title and description change. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { albumDescriptionSchema, albumTitleSchema } from '#shared/domain/album.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { albumMessages } from './messages.ts';

export interface AlbumTexts {
  readonly title: string;
  readonly description: string;
}

interface AlbumFormProps {
  /** The album's present texts, or null for a new album. */
  readonly album: AlbumTexts | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Rejects when it could not be kept. `albumKey` is the same for each attempt of one opening, so that a new album is
   * made once.
   */
  readonly onSave: (texts: AlbumTexts, albumKey: string) => Promise<void>;
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

const schema = z.object({ title: albumTitleSchema, description: albumDescriptionSchema });

function Fields({ album, onClose, onSave }: Omit<AlbumFormProps, 'isOpen'>) {
  const messages = useMessages(albumMessages);
  const [albumKey] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema,
    initial: { title: album?.title ?? '', description: album?.description ?? '' },
    submit: async (texts) => {
      await onSave(texts, albumKey);
      onClose();
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <Field form={form} name="title" wrong={messages.titleMissing}>
        {(field) => (
          <TextField
            label={messages.title}
            maxLength={120}
            placeholder={messages.titlePlaceholder}
            autoFocus
            isRequired
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="description">
        {(field) => (
          <TextArea
            label={messages.description}
            labelNote={messages.optional}
            maxLength={2_000}
            rows={3}
            placeholder={messages.descriptionPlaceholder}
            {...field}
          />
        )}
      </Field>
      <div className="mt-2 flex flex-wrap-reverse justify-end gap-3">
        <Button variant="secondary" onPress={onClose} isDisabled={form.isPending}>
          {messages.cancel}
        </Button>
        <Button type="submit" isPending={form.isPending}>
          {album ? messages.save : messages.createAlbum}
        </Button>
      </div>
    </Form>
  );
}
