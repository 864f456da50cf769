/** The sixteen groups of a printed page: typed, scanned, or read from a photo. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { ScanSquare } from '#features/scanning/index.ts';
import { readPrintedText } from '#shared/legacy/keys/printedText.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { claimMessages } from './messages.ts';

interface KitFormProps {
  readonly typed: string;
  /** A page that can be read. May reject. */
  readonly onRead: (kit: string) => Promise<void>;
}

const isKit = (text: string) => readPrintedText('claim-kit', text).ok;
const isOtherPage = (text: string) =>
  (['recovery-code', 'fingerprint'] as const).some((what) => readPrintedText(what, text).ok);

export function KitForm({ typed, onRead }: KitFormProps) {
  const texts = useMessages(claimMessages);
  const form = useForm({
    schema: z.object({
      kit: z.string().superRefine((text, context) => {
        const refuse = (message: string) => context.addIssue({ code: 'custom', message });
        if (text.trim() === '') refuse(texts.kitMissing);
        else if (isOtherPage(text)) refuse(texts.otherPage);
        else if (!isKit(text)) refuse(texts.kitMistyped);
      }),
    }),
    initial: { kit: typed },
    staysOpen: true,
    submit: ({ kit }) => onRead(kit),
    explain: useExplain(),
  });
  return (
    <Card padding="generous">
      <h1 className="text-page">{texts.title}</h1>
      <p className="mt-3 mb-6 max-w-prose text-ink-soft">{texts.text}</p>
      <Form form={form}>
        <Field form={form} name="kit">
          {(field) => (
            <TextArea
              label={texts.kitLabel}
              description={texts.kitHint}
              autoComplete="off"
              spellCheck="false"
              rows={3}
              isRequired
              {...field}
            />
          )}
        </Field>
        <div>
          <p className="mb-2 font-semibold">{texts.or}</p>
          <ScanSquare
            onRead={(text) => {
              if (!isKit(text)) return false;
              form.replace({ kit: text });
              form.submit();
              return true;
            }}
          />
        </div>
        <p className="max-w-prose text-small text-ink-soft">{texts.stays}</p>
        <Button type="submit" size="large" isPending={form.isPending} className="self-start">
          {texts.look}
        </Button>
      </Form>
    </Card>
  );
}
