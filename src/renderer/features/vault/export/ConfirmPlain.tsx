/** Says what a readable copy means, and asks for the phrase of the vault. */
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import { vaultSession } from '../open/vaultStore.ts';
import { exportMessages } from './messages.ts';

interface ConfirmPlainProps {
  readonly isOpen: boolean;
  readonly onCancel: () => void;
  readonly onConfirmed: () => void;
}

export function ConfirmPlain({ isOpen, onCancel, onConfirmed }: ConfirmPlainProps) {
  const texts = useMessages(exportMessages);
  return (
    <DialogOnDemand title={texts.confirmTitle} isOpen={isOpen} onClose={onCancel}>
      <PhraseForm onConfirmed={onConfirmed} />
    </DialogOnDemand>
  );
}

const phraseSchema = z.object({ phrase: z.string().min(1) });

function PhraseForm({ onConfirmed }: Pick<ConfirmPlainProps, 'onConfirmed'>) {
  const texts = useMessages(exportMessages);
  const [isUnderstood, setIsUnderstood] = useState(false);
  const form = useForm({
    schema: phraseSchema,
    initial: { phrase: '' },
    submit: async ({ phrase }) => {
      if (!(await vaultSession().isPhrase(phrase))) throw new FormError(texts.phraseWrong);
      onConfirmed();
    },
    explain: () => texts.phraseUnknown,
  });
  return (
    <Form form={form}>
      <ul className="list-disc space-y-1 ps-5">
        {texts.confirmList.split('\n').map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Checkbox isSelected={isUnderstood} onChange={setIsUnderstood}>
        {texts.understood}
      </Checkbox>
      <Field form={form} name="phrase">
        {(field) => <PasswordField label={texts.phrase} autoComplete="off" isRequired {...field} />}
      </Field>
      <Button type="submit" variant="danger" isDisabled={!isUnderstood} isPending={form.isPending}>
        {texts.goOn}
      </Button>
    </Form>
  );
}
