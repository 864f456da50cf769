/** What an administrator says of a case, with the reason; who upholds it stands for two things besides. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { refusalCodeOf } from '#platform/backend/failure.ts';
import type { ListedCase } from '#shared/callables/legacyCases.ts';
import { Button } from '#ui/Button.tsx';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DialogOnDemand } from '#ui/DialogOnDemand.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormError, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { caseMessages } from './messages.ts';
import { type CaseAct, useCaseAct } from './useCases.ts';

interface DecisionDialogProps {
  readonly listed: ListedCase;
  /** Null while nothing is being said. */
  readonly act: CaseAct | null;
  readonly onClose: () => void;
}

export function DecisionDialog({ listed, act, onClose }: DecisionDialogProps) {
  const texts = useMessages(caseMessages);
  const titles = { uphold: texts.upholdTitle, reject: texts.rejectTitle, withdraw: texts.withdrawTitle };
  return (
    <DialogOnDemand title={act ? titles[act] : ''} isOpen={act !== null} onClose={onClose} size="small">
      {act ? <DecisionForm listed={listed} act={act} onClose={onClose} /> : null}
    </DialogOnDemand>
  );
}

const attested = z.boolean();

function DecisionForm({
  listed: { caseId, ownerEmail },
  act,
  onClose,
}: DecisionDialogProps & { readonly act: CaseAct }) {
  const texts = useMessages(caseMessages);
  const explain = useExplain();
  const decide = useCaseAct(caseId);
  const words = { uphold: texts.upholdText, reject: texts.rejectText, withdraw: texts.withdrawText };
  const must = (isTicked: boolean) => act !== 'uphold' || isTicked;
  const form = useForm({
    schema: z.object({
      reason: z.string().trim().min(10).max(2_000),
      hasSeenPapers: attested.refine(must),
      isUnrelated: attested.refine(must),
    }),
    initial: { reason: '', hasSeenPapers: false, isUnrelated: false },
    submit: async ({ reason }) => {
      try {
        await decide.mutateAsync({ act, reason });
      } catch (error) {
        const code = refusalCodeOf(error);
        if (code === 'case-not-yours') throw new FormError(texts.notYours);
        if (code === 'conflict') throw new FormError(texts.decidedAlready);
        throw error;
      }
      showToast({ tone: 'success', message: texts.done });
      onClose();
    },
    explain,
  });
  return (
    <Form form={form}>
      <p className="font-semibold [overflow-wrap:anywhere]">{ownerEmail}</p>
      <p className="text-ink-soft">{words[act]}</p>
      {act === 'uphold'
        ? (['hasSeenPapers', 'isUnrelated'] as const).map((name) => (
            <Field key={name} form={form} name={name}>
              {({ value, onChange, onBlur, errorMessage }) => (
                <div>
                  <Checkbox
                    isSelected={value}
                    onChange={onChange}
                    onBlur={onBlur}
                    isInvalid={errorMessage !== null}
                    {...(errorMessage ? { 'aria-describedby': `${name}-wrong` } : {})}
                  >
                    {texts[name]}
                  </Checkbox>
                  {errorMessage ? (
                    <p id={`${name}-wrong`} className="text-small text-danger-text">
                      {texts.mustAttest}
                    </p>
                  ) : null}
                </div>
              )}
            </Field>
          ))
        : null}
      <Field form={form} name="reason" wrong={texts.reasonWrong}>
        {(field) => <TextArea label={texts.why} description={texts.reasonHint} {...field} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={form.isPending} variant={act === 'uphold' ? 'danger' : 'primary'}>
          {texts[act]}
        </Button>
        <Button variant="quiet" onPress={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </Form>
  );
}
