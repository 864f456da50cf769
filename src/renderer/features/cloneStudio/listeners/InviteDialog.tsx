/** Invites an adult by mail to talk to the clone. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { listenerIdSchema } from '#shared/clone/ids.ts';
import type { UserId } from '#shared/domain/ids.ts';
import { personNameSchema } from '#shared/legacy/person.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { inviteListener } from '../api.ts';
import { useReadAgain } from '../useClone.ts';
import { addressSchema } from './addressSchema.ts';
import { listenerMessages } from './messages.ts';

interface InviteFieldsProps {
  readonly userId: UserId;
  readonly onClose: () => void;
}

export function InviteDialog({ isOpen, ...fields }: InviteFieldsProps & { readonly isOpen: boolean }) {
  const messages = useMessages(listenerMessages);
  return (
    <DialogOnDemand title={messages.inviteTitle} isOpen={isOpen} onClose={fields.onClose}>
      <InviteFields {...fields} />
    </DialogOnDemand>
  );
}

const schema = z.object({
  name: personNameSchema,
  email: addressSchema,
  relationship: z.string().trim().max(100),
});

function InviteFields({ userId, onClose }: InviteFieldsProps) {
  const messages = useMessages(listenerMessages);
  const readAgain = useReadAgain(userId);
  const [listenerId] = useState(() => listenerIdSchema.parse(crypto.randomUUID()));
  const form = useForm({
    schema,
    initial: { name: '', email: '', relationship: '' },
    submit: async (person) => {
      await inviteListener({ listenerId, ...person });
      showToast({ message: messages.sent, tone: 'success' });
      await readAgain('listeners');
      onClose();
    },
    explain: useExplain(),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <Field form={form} name="name">
        {({ focusRef, ...field }) => <TextField label={messages.name} focusRef={focusRef} {...field} />}
      </Field>
      <Field form={form} name="email">
        {({ focusRef, ...field }) => (
          <TextField label={messages.email} type="email" focusRef={focusRef} {...field} />
        )}
      </Field>
      <Field form={form} name="relationship">
        {({ focusRef, ...field }) => (
          <TextField
            label={messages.relationship}
            labelNote={messages.relationshipNote}
            placeholder={messages.relationshipHint}
            focusRef={focusRef}
            {...field}
          />
        )}
      </Field>
      <Button isPending={form.isPending} onPress={form.submit} className="self-start">
        {messages.send}
      </Button>
    </Form>
  );
}
