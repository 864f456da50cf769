/** Name, portrait, birthday, phone and a few words. */
import { z } from 'zod';
import {
  bioSchema,
  dateOfBirthSchema,
  LONGEST_BIO,
  LONGEST_NAME,
  LONGEST_PHONE,
  nameSchema,
  PortraitField,
  phoneSchema,
} from '#features/profile/index.ts';
import { refreshSession } from '#features/session/index.ts';
import { Button } from '#ui/Button.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { settingsMessages } from './messages.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSettings } from './useSettings.ts';

const schema = z.object({
  name: nameSchema,
  dateOfBirth: dateOfBirthSchema,
  phone: phoneSchema,
  bio: bioSchema,
});

export function ProfileSection() {
  const texts = useMessages(settingsMessages);
  const { profile, write, explainWrite } = useSettings();
  const { name, dateOfBirth, phone, bio } = profile;
  const form = useForm({
    schema,
    initial: { name, dateOfBirth, phone, bio },
    submit: async (answers) => {
      if (await write(answers)) showToast({ message: texts.saved });
    },
    explain: explainWrite,
    staysOpen: true,
    asksBeforeLeaving: true,
  });
  return (
    <SettingsSection title={texts.profile}>
      <Form form={form}>
        <PortraitField
          userId={profile.id}
          path={profile.avatar}
          name={profile.name || profile.email}
          onChange={() => void refreshSession()}
        />
        <Field form={form} name="name">
          {(field) => (
            <TextField label={texts.name} autoComplete="name" maxLength={LONGEST_NAME} {...field} />
          )}
        </Field>
        <Field form={form} name="dateOfBirth" wrong={texts.dateNotCome}>
          {(field) => (
            <DateField
              label={texts.dateOfBirth}
              labelNote={texts.optional}
              description={texts.dateOfBirthText}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="phone">
          {(field) => (
            <TextField
              label={texts.phone}
              labelNote={texts.optional}
              type="tel"
              autoComplete="tel"
              maxLength={LONGEST_PHONE}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="bio">
          {(field) => (
            <TextArea label={texts.bio} labelNote={texts.optional} maxLength={LONGEST_BIO} {...field} />
          )}
        </Field>
        <Button type="submit" isPending={form.isPending} className="self-start">
          {texts.saveProfile}
        </Button>
      </Form>
    </SettingsSection>
  );
}
