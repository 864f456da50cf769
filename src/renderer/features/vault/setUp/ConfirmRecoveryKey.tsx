/** Two groups of the recovery key are typed back from the paper, so that it is there and can be read. */
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { TextField } from '#ui/TextField.tsx';
import { drawGroups, type GroupNumber, isGroup } from './confirmGroups.ts';
import { recoveryMessages } from './recoveryMessages.ts';

interface ConfirmRecoveryKeyProps {
  readonly recoveryKey: string;
  readonly confirmLabel: string;
  /** Both were right. May reject: what `explain` makes of it is shown, and the button tries again. */
  readonly onConfirmed: () => Promise<void>;
  readonly explain: (error: unknown) => Sentence;
  readonly onShowSheet: () => void;
}

export function ConfirmRecoveryKey(props: ConfirmRecoveryKeyProps) {
  const { recoveryKey, confirmLabel, onConfirmed, explain, onShowSheet } = props;
  const texts = useMessages(recoveryMessages);
  const [[one, other]] = useState(() => drawGroups(recoveryKey));

  const groupSchema = (number: GroupNumber) =>
    z.string().superRefine((typed, context) => {
      if (isGroup(recoveryKey, number, typed)) return;
      const message = typed.trim() === '' ? texts.groupMissing(number) : texts.groupWrong(number);
      context.addIssue({ code: 'custom', message });
    });
  const form = useForm({
    schema: z.object({ one: groupSchema(one), other: groupSchema(other) }),
    initial: { one: '', other: '' },
    submit: onConfirmed,
    explain,
  });

  return (
    <Form form={form}>
      <p className="max-w-prose text-ink-soft">{texts.confirmText}</p>
      <div className="grid max-w-md gap-5 sm:grid-cols-2">
        {(
          [
            ['one', one],
            ['other', other],
          ] as const
        ).map(([name, number]) => (
          <Field key={name} form={form} name={name}>
            {({ focusRef, ...field }) => (
              <TextField
                label={texts.group(number)}
                description={texts.groupHint}
                autoComplete="off"
                autoCorrect="off"
                spellCheck="false"
                isRequired
                focusRef={(input) => {
                  if (input) input.autocapitalize = 'none';
                  focusRef(input);
                }}
                {...field}
              />
            )}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={form.isPending}>
          {confirmLabel}
        </Button>
        <Button variant="quiet" onPress={onShowSheet} isDisabled={form.isPending}>
          {texts.showSheet}
        </Button>
      </div>
    </Form>
  );
}
