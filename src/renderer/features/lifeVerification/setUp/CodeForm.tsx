/** Proves an address by the code that was mailed there. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import type { UserId } from '#shared/domain/ids.ts';
import type { ChannelId } from '#shared/lifeVerification/people.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { sendCode, verifyChannel } from '../api.ts';
import { lastDayBefore, sayDay } from '../instants.ts';
import { lifeMessages } from '../messages.ts';
import { useAct } from '../useLifeVerification.ts';

interface CodeFormProps {
  readonly userId: UserId;
  readonly channelId: ChannelId;
  readonly timeZone: string;
}

export function CodeForm({ userId, channelId, timeZone }: CodeFormProps) {
  const texts = useMessages(lifeMessages);
  const language = useLanguage();
  const explain = useExplain();
  const change = useChange();
  const { isPending, act, readAgain } = useAct(userId);
  const form = useForm({
    schema: z.object({
      code: z
        .string()
        .transform((typed) => typed.replace(/\s/g, ''))
        .pipe(z.string().regex(/^\d{6}$/)),
    }),
    initial: { code: '' },
    submit: async ({ code }) => {
      const { heldUntil } = await verifyChannel(channelId, code);
      const message =
        heldUntil === null
          ? texts.added
          : texts.held(sayDay(lastDayBefore(heldUntil), { language, timeZone }));
      showToast({ message, tone: 'success' });
      await readAgain();
    },
    explain,
    staysOpen: true,
  });
  return (
    <Form form={form} className="mt-3 gap-3 sm:ps-8">
      <div className="flex flex-wrap items-end gap-3">
        <Field form={form} name="code" wrong={texts.codeWrong}>
          {(field) => (
            <TextField
              label={texts.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              className="w-48"
              {...field}
            />
          )}
        </Field>
        <Button type="submit" isPending={form.isPending}>
          {texts.verify}
        </Button>
        <Button
          variant="quiet"
          isPending={isPending}
          onPress={change(() => void act(() => sendCode(channelId), texts.sentAgain))}
        >
          {texts.sendAgain}
        </Button>
      </div>
    </Form>
  );
}
