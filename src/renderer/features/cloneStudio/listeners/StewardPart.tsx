/** The one person who may suspend or retire the clone. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { personNameSchema } from '#shared/legacy/person.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { nameSteward } from '../api.ts';
import type { StudioProps } from '../studioProps.ts';
import { useReadAgain } from '../useClone.ts';
import { useStudioChange } from '../useStudioChange.ts';
import { addressSchema } from './addressSchema.ts';
import { listenerMessages } from './messages.ts';

export function StewardPart({ userId, clone: { steward } }: StudioProps) {
  const messages = useMessages(listenerMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const { isPending, run } = useStudioChange(() => readAgain('settings'));
  const [isNaming, setNaming] = useState(false);
  const standing =
    steward === null
      ? messages.stewardNone
      : steward.accountId === null
        ? messages.stewardInvited(steward.name)
        : messages.stewardIs(steward.name);
  return (
    <section aria-labelledby="steward">
      <h2 id="steward" className="text-heading">
        {messages.steward}
      </h2>
      <p className="mt-1 text-ink-soft">{messages.stewardText}</p>
      <p className="mt-3 font-semibold [overflow-wrap:anywhere]">{standing}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" onPress={change(() => setNaming(true))}>
          {steward ? messages.changeSteward : messages.nameSteward}
        </Button>
        {steward ? (
          <Button
            variant="quiet"
            isPending={isPending}
            onPress={change(() => void run(() => nameSteward(null)))}
          >
            {messages.removeSteward}
          </Button>
        ) : null}
      </div>
      <DialogOnDemand title={messages.stewardTitle} isOpen={isNaming} onClose={() => setNaming(false)}>
        <StewardFields userId={userId} onClose={() => setNaming(false)} />
      </DialogOnDemand>
    </section>
  );
}

const schema = z.object({ name: personNameSchema, email: addressSchema });

interface StewardFieldsProps {
  readonly userId: StudioProps['userId'];
  readonly onClose: () => void;
}

function StewardFields({ userId, onClose }: StewardFieldsProps) {
  const messages = useMessages(listenerMessages);
  const readAgain = useReadAgain(userId);
  const form = useForm({
    schema,
    initial: { name: '', email: '' },
    submit: async (person) => {
      await nameSteward(person);
      showToast({ message: messages.sent, tone: 'success' });
      await readAgain('settings');
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
      <Button isPending={form.isPending} onPress={form.submit} className="self-start">
        {messages.send}
      </Button>
    </Form>
  );
}
