/** Writes a letter that one person alone can open. It is sealed before it leaves this device. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import type { Beneficiary } from '#shared/legacy/beneficiary.ts';
import { SEALED_LETTER_LENGTH } from '#shared/legacy/sealedLetter.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { describeHolders } from './describeHolders.ts';
import type { HoldersChange } from './holdersChange.ts';
import type { LockOutcome } from './lockMaker.ts';
import { lockMessages } from './messages.ts';
import { LockProblemError } from './ownersKeys.ts';
import type { LetterToSave, OwnLetter } from './sealedLetters.ts';

interface LetterFormProps {
  readonly person: Beneficiary;
  /** Null for a new one. */
  readonly letter: OwnLetter | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onSave: (letter: LetterToSave, agreed: HoldersChange | null) => Promise<LockOutcome>;
}

export function LetterForm(props: LetterFormProps) {
  const texts = useMessages(lockMessages);
  return (
    <Dialog
      title={texts.letters(props.person.name)}
      isOpen={props.isOpen}
      onClose={props.onClose}
      size="wide"
    >
      <Words {...props} />
    </Dialog>
  );
}

function Words({ person, letter, onClose, onSave }: LetterFormProps) {
  const texts = useMessages(lockMessages);
  const explain = useExplain();
  const language = useLanguage();
  /** Who would hold the lock that this letter needs: agreed with the next press. */
  const [told, setTold] = useState<HoldersChange | null>(null);
  const form = useForm({
    schema: z.object({
      title: z.string().trim().max(200),
      text: z
        .string()
        .max(SEALED_LETTER_LENGTH)
        .refine((text) => text.trim() !== '', texts.letterMissing),
    }),
    initial: { title: letter?.letter?.title ?? '', text: letter?.letter?.text ?? '' },
    async submit({ title, text }) {
      const { contentId = null, version: basedOn = 0 } = letter ?? {};
      const outcome = await onSave({ contentId, basedOn, title, text }, told);
      if (outcome.is === 'other-holders') {
        setTold(outcome.change);
        throw new FormError(describeHolders(outcome.change, person.name, texts, language).join(' '));
      }
      if (outcome.is === 'not-accepted') throw new FormError(texts.hasNoKey(person.name));
      if (outcome.is === 'key-changed')
        throw new FormError(texts.keyChangedText(outcome.keys[0]?.name ?? ''));
      if (outcome.is !== 'locked') throw new FormError(texts.failed);
      showToast({ message: texts.saved });
      onClose();
    },
    explain: (error) => (error instanceof LockProblemError ? texts.failed : explain(error)),
    asksBeforeLeaving: true,
  });
  return (
    <Form form={form}>
      <Field form={form} name="title">
        {(field) => <TextField label={texts.letterTitle} maxLength={200} autoFocus {...field} />}
      </Field>
      <Field form={form} name="text">
        {(field) => (
          <TextArea label={texts.letterText} rows={12} maxLength={SEALED_LETTER_LENGTH} {...field} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" isPending={form.isPending}>
          {told ? texts.sealAllTheSame : texts.save}
        </Button>
      </div>
    </Form>
  );
}
