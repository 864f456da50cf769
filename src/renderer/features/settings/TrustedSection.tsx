/** The person named in onboarding as somebody to trust. */
import { z } from 'zod';
import { trustedAddressSchema } from '#shared/domain/trustedAddress.ts';
import { LONGEST_TRUSTED_ADDRESS, LONGEST_TRUSTED_NAME } from '#shared/domain/userProfile.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { uiMessages } from '#ui/messages.ts';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettings } from './useSettings.ts';

const schema = z.object({
  trustedPersonName: z.string().trim().max(LONGEST_TRUSTED_NAME),
  trustedPersonEmail: trustedAddressSchema,
});

export function TrustedSection() {
  const texts = useMessages(settingsMessages);
  const { addressInvalid, optional } = useMessages(uiMessages);
  const { profile, write, explainWrite } = useSettings();
  const { onboarding } = profile;
  const form = useForm({
    schema,
    initial: {
      trustedPersonName: onboarding.trustedPersonName,
      trustedPersonEmail: onboarding.trustedPersonEmail,
    },
    submit: async (answers) => {
      if (await write({ onboarding: { ...onboarding, ...answers } })) showToast({ message: texts.saved });
    },
    explain: explainWrite,
    staysOpen: true,
    asksBeforeLeaving: true,
  });
  return (
    <SettingsSection title={texts.trusted}>
      <Form form={form}>
        <p className="text-ink-soft">{texts.trustedText}</p>
        <Field form={form} name="trustedPersonName">
          {(field) => (
            <TextField
              label={texts.trustedName}
              labelNote={optional}
              maxLength={LONGEST_TRUSTED_NAME}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="trustedPersonEmail" wrong={addressInvalid}>
          {(field) => (
            <TextField
              label={texts.trustedEmail}
              labelNote={optional}
              type="email"
              maxLength={LONGEST_TRUSTED_ADDRESS}
              {...field}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" isPending={form.isPending} className="self-start">
          {texts.saveTrusted}
        </Button>
      </Form>
    </SettingsSection>
  );
}
