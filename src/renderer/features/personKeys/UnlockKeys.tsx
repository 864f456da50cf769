/** Asks for the phrase of the person's key, or the recovery code, and opens the key in its holder. */
import type { ReactNode } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { PhraseField } from '#features/vault/index.ts';
import type { PersonKeysDocument } from '#shared/legacy/personKeysDocument.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { describeProblem } from './describeProblem.ts';
import type { OpenKeys, TypedSecret } from './holder/keyHolder.ts';
import type { KeyHolderConnection } from './holder/useKeyHolder.ts';
import { personKeysMessages } from './messages.ts';
import { typedSecret } from './typedSecret.ts';

interface UnlockKeysProps {
  readonly keys: Pick<PersonKeysDocument, 'box'>;
  readonly holder: KeyHolderConnection;
  readonly submitLabel: string;
  /** The holder has the open key. May reject: the form stands again, with the sentence. */
  readonly onOpened: (opened: OpenKeys, secret: TypedSecret) => Promise<void> | void;
  readonly onCancel?: () => void;
  /** Above the field. */
  readonly children?: ReactNode;
}

export function UnlockKeys(props: UnlockKeysProps) {
  const { keys, holder, submitLabel, onOpened, onCancel, children } = props;
  const texts = useMessages(personKeysMessages);
  const explain = useExplain({ otherwise: texts.notOpened });
  const { user } = useSignedIn();
  const form = useForm({
    schema: z.object({ secret: z.string().refine((typed) => typed.trim() !== '', texts.phraseMissing) }),
    initial: { secret: '' },
    staysOpen: true,
    async submit({ secret: typed }) {
      const secret = typedSecret(typed);
      const opened = await holder.ask(async (keyHolder) =>
        keyHolder.open({ personId: user.uid, box: keys.box }, secret),
      );
      if (!opened.ok) throw new FormError(describeProblem(opened.problem, texts));
      await onOpened(opened.value, secret);
    },
    explain,
  });
  return (
    <Form form={form}>
      {children}
      <Field form={form} name="secret">
        {(field) => (
          <PhraseField label={texts.yourPhrase} description={texts.yourPhraseHint} autoFocus {...field} />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isPending={form.isPending}>
          {submitLabel}
        </Button>
        {onCancel ? (
          <Button variant="quiet" onPress={onCancel} isDisabled={form.isPending}>
            {texts.cancel}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-small text-ink-soft empty:hidden">
        {form.isPending ? texts.opening : null}
      </p>
    </Form>
  );
}
