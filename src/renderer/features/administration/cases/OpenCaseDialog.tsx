/** Opening a case: whose account by its whole address, who asks, which paper was seen and where it is kept. */
import { useState } from 'react';
import { useExplain } from '#features/failures/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import { casePapersSchema, caseProofs } from '#shared/callables/legacyCases.ts';
import { emailAddressSchema } from '#shared/domain/emailAddress.ts';
import { Button } from '#ui/Button.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { Select } from '#ui/Select.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { caseMessages } from './messages.ts';
import { useOpenCase } from './useCases.ts';

interface OpenCaseDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function OpenCaseDialog({ isOpen, onClose }: OpenCaseDialogProps) {
  const texts = useMessages(caseMessages);
  return (
    <DialogOnDemand title={texts.openTitle} isOpen={isOpen} onClose={onClose}>
      <OpenCaseForm onDone={onClose} />
    </DialogOnDemand>
  );
}

function OpenCaseForm({ onDone }: { readonly onDone: () => void }) {
  const texts = useMessages(caseMessages);
  const explain = useExplain();
  const openCase = useOpenCase();
  // Sent again after an answer was lost, it is the same case.
  const [caseId] = useState(() => crypto.randomUUID());
  const form = useForm({
    schema: casePapersSchema.extend({ ownerEmail: emailAddressSchema }),
    initial: { ownerEmail: '', askedBy: '', proof: 'death-certificate', reference: '', reason: '' },
    submit: async (papers) => {
      try {
        await openCase.mutateAsync({ caseId, ...papers });
      } catch (error) {
        const code = refusalCodeOf(error);
        if (code === 'not-found') throw new FormError(texts.nobodyThere);
        if (code === 'conflict') throw new FormError(texts.openAlready);
        throw error;
      }
      showToast({ tone: 'success', message: texts.opened });
      onDone();
    },
    explain,
  });
  return (
    <Form form={form}>
      <p className="text-ink-soft">{texts.openText}</p>
      <Field form={form} name="ownerEmail">
        {(field) => (
          <TextField
            label={texts.ownerEmail}
            description={texts.ownerEmailHint}
            type="email"
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="askedBy">
        {(field) => (
          <TextField label={texts.askedBy} description={texts.askedByHint} autoComplete="off" {...field} />
        )}
      </Field>
      <Field form={form} name="proof">
        {({ value, onChange }) => (
          <Select
            label={texts.proof}
            value={value}
            onChange={onChange}
            options={caseProofs.map((proof) => ({ value: proof, label: texts.proofs(proof) }))}
          />
        )}
      </Field>
      <Field form={form} name="reference">
        {(field) => (
          <TextField
            label={texts.reference}
            description={texts.referenceHint}
            autoComplete="off"
            {...field}
          />
        )}
      </Field>
      <Field form={form} name="reason" wrong={texts.reasonWrong}>
        {(field) => <TextArea label={texts.reason} description={texts.reasonHint} {...field} />}
      </Field>
      <Button type="submit" isPending={form.isPending}>
        {texts.open}
      </Button>
    </Form>
  );
}
