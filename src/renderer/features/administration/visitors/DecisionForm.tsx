/** Answers, extends or refuses one request, with the words that the person reads. */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { PRIVACY_ANSWER_LIMIT } from '#shared/domain/privacyRequest.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { privacyPanelMessages } from './privacyMessages.ts';
import { useDecidePrivacyRequest } from './usePrivacyRequests.ts';

const decisionSchema = z.object({ reason: z.string().trim().min(10).max(PRIVACY_ANSWER_LIMIT) });

interface DecisionFormProps {
  readonly id: string;
  readonly canExtend: boolean;
}

export function DecisionForm({ id, canExtend }: DecisionFormProps) {
  const texts = useMessages(privacyPanelMessages);
  const decide = useDecidePrivacyRequest();
  const [decision, setDecision] = useState<'answer' | 'extend' | 'refuse'>('answer');
  const form = useForm({
    schema: decisionSchema,
    initial: { reason: '' },
    staysOpen: true,
    asksBeforeLeaving: true,
    explain: useExplain(),
    submit: async ({ reason }) => {
      await decide.mutateAsync({ id, decision, reason });
      showToast({ tone: 'success', message: texts.sent });
    },
  });
  return (
    <Form form={form} className="mt-4 max-w-prose gap-4">
      <RadioGroup
        label={texts.decision}
        inline
        value={decision}
        onChange={setDecision}
        options={[
          { value: 'answer', label: texts.answer },
          ...(canExtend ? [{ value: 'extend' as const, label: texts.extend }] : []),
          { value: 'refuse', label: texts.refuse },
        ]}
      />
      <Field form={form} name="reason" wrong={texts.reasonNote}>
        {(field) => <TextArea label={texts.reason} description={texts.reasonNote} rows={4} {...field} />}
      </Field>
      <Button type="submit" size="small" isPending={form.isPending} className="self-start">
        {texts.send}
      </Button>
    </Form>
  );
}
