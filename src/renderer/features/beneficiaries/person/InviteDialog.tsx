/** Asks for the words of an invitation, and sends it. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { formMessages } from './formMessages.ts';

export interface Invited {
  readonly name: string;
  readonly email: string | null;
}

interface InviteDialogProps {
  readonly person: Invited | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Rejects when it could not be sent. */
  readonly onSend: (words: string) => Promise<void>;
}

export function InviteDialog({ person, isOpen, onClose, onSend }: InviteDialogProps) {
  const messages = useMessages(formMessages);
  return (
    <Dialog title={messages.inviteTitle(person?.name ?? '')} isOpen={isOpen} onClose={onClose}>
      {person?.email ? (
        <Words email={person.email} onClose={onClose} onSend={onSend} />
      ) : (
        <p className="text-ink-soft">{messages.inviteNoAddress}</p>
      )}
    </Dialog>
  );
}

const schema = z.object({ words: z.string().trim().max(2_000) });

interface WordsProps extends Pick<InviteDialogProps, 'onClose' | 'onSend'> {
  readonly email: string;
}

function Words({ email, onClose, onSend }: WordsProps) {
  const messages = useMessages(formMessages);
  const form = useForm({
    schema,
    initial: { words: '' },
    submit: async ({ words }) => {
      await onSend(words);
      onClose();
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft [overflow-wrap:anywhere]">{messages.inviteTo(email)}</p>
      <Field form={form} name="words">
        {(field) => (
          <TextArea
            label={messages.inviteWords}
            description={messages.inviteWordsHint}
            maxLength={2_000}
            autoFocus
            {...field}
          />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" isPending={form.isPending}>
          {messages.inviteSend}
        </Button>
      </div>
    </Form>
  );
}
