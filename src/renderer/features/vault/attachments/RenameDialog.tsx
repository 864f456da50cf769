/** A file's name in the vault. What stands on the server knows nothing of it. */
import { z } from 'zod';
import type { Attachment } from '#shared/vault/content.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { attachmentMessages } from './messages.ts';

interface RenameDialogProps {
  readonly attachment: Attachment;
  readonly onClose: () => void;
  readonly onRename: (name: string) => Promise<void>;
}

const schema = z.object({ name: z.string().trim().min(1).max(1_000) });

export function RenameDialog({ attachment, onClose, onRename }: RenameDialogProps) {
  const texts = useMessages(attachmentMessages);
  const form = useForm({
    schema,
    initial: { name: attachment.name },
    submit: async ({ name }) => {
      await onRename(name);
      onClose();
    },
  });
  return (
    <Dialog title={texts.renameTitle} isOpen onClose={onClose} size="small">
      <Form form={form}>
        <Field form={form} name="name" wrong={texts.nameNeeded}>
          {(field) => <TextField label={texts.name} maxLength={1_000} autoFocus isRequired {...field} />}
        </Field>
        <div className="flex justify-end">
          <Button type="submit" isPending={form.isPending}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
