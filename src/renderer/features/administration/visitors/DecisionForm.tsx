/**
 * Answers, extends or refuses one request, with the words that the person reads. Until they are sent this tab keeps them for
 * the operator, and for as long as the operator is signed in.
 */
import { useState } from 'react';
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { useSignedIn } from '#features/session/index.ts';
import { PRIVACY_ANSWER_LIMIT } from '#shared/domain/privacyRequest.ts';
import { Button } from '#ui/Button.tsx';
import { clearDraft, formOfPerson, readDraft, writeDraft } from '#ui/form/draft.ts';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { privacyPanelMessages } from './privacyMessages.ts';
import { useDecidePrivacyRequest } from './usePrivacyRequests.ts';

const decisionSchema = z.object({
  decision: z.enum(['answer', 'extend', 'refuse']),
  reason: z.string().trim().min(10).max(PRIVACY_ANSWER_LIMIT),
});
const draftSchema = decisionSchema.extend({ reason: z.string() });
const initial: z.output<typeof draftSchema> = { decision: 'answer', reason: '' };

interface DecisionFormProps {
  readonly id: string;
  readonly canExtend: boolean;
}

export function DecisionForm({ id, canExtend }: DecisionFormProps) {
  const texts = useMessages(privacyPanelMessages);
  const decide = useDecidePrivacyRequest();
  const draft = formOfPerson(useSignedIn().user.uid, `decision:${id}`);
  const [resumed] = useState(() => {
    const found = readDraft(draft, draftSchema);
    return found?.decision === 'extend' && !canExtend ? { ...found, decision: initial.decision } : found;
  });
  const form = useForm({
    schema: decisionSchema,
    initial,
    resumed: resumed ?? undefined,
    staysOpen: true,
    asksBeforeLeaving: true,
    explain: useExplain(),
    submit: async ({ decision, reason }) => {
      await decide.mutateAsync({ id, decision, reason });
      clearDraft(draft);
      showToast({ tone: 'success', message: texts.sent });
    },
  });
  return (
    <div onChange={() => writeDraft(draft, form.read())}>
      <Form form={form} className="mt-4 max-w-prose gap-4">
        <Field form={form} name="decision">
          {({ name, value, onChange, onBlur }) => (
            <RadioGroup
              label={texts.decision}
              inline
              name={name}
              value={value}
              onChange={onChange}
              onBlur={onBlur}
              options={[
                { value: 'answer', label: texts.answer },
                ...(canExtend ? [{ value: 'extend' as const, label: texts.extend }] : []),
                { value: 'refuse', label: texts.refuse },
              ]}
            />
          )}
        </Field>
        <Field form={form} name="reason" wrong={texts.reasonNote}>
          {(field) => <TextArea label={texts.reason} description={texts.reasonNote} rows={4} {...field} />}
        </Field>
        <Button type="submit" size="small" isPending={form.isPending} className="self-start">
          {texts.send}
        </Button>
      </Form>
    </div>
  );
}
