/** The questions of each step. */

import { rememberLanguage } from '#features/language/index.ts';
import {
  LONGEST_TRUSTED_ADDRESS,
  LONGEST_TRUSTED_NAME,
  type UserProfile,
} from '#shared/domain/userProfile.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateField } from '#ui/DateField.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useAnswer } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { uiMessages } from '#ui/messages.ts';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PortraitField } from '../profile/index.ts';
import { BeginningFields, type BeginningFieldsProps } from './BeginningFields.tsx';
import { onboardingMessages } from './messages.ts';
import type { OnboardingStep } from './steps.ts';

/** What the step on privacy asks, each ticked or not. */
const choices = ['profileVisible', 'analyticsEnabled', 'emailNotifications', 'marketing'] as const;

interface StepFieldsProps extends BeginningFieldsProps {
  readonly step: OnboardingStep;
  readonly profile: UserProfile;
  readonly onPortraitChange: () => void;
}

export function StepFields({ step, profile, onPortraitChange, ...beginning }: StepFieldsProps) {
  const { form } = beginning;
  const texts = useMessages(onboardingMessages);
  const { addressInvalid } = useMessages(uiMessages);
  const name = useAnswer(form, 'name');
  switch (step) {
    case 'about-you':
      return (
        <>
          <PortraitField
            userId={profile.id}
            path={profile.avatar}
            name={name || profile.email}
            onChange={onPortraitChange}
          />
          <Field form={form} name="name" wrong={texts.nameTooLong}>
            {(field) => <TextField label={texts.name} autoComplete="name" {...field} />}
          </Field>
          <Field form={form} name="language">
            {({ value, onChange }) => (
              <RadioGroup
                label={texts.language}
                inline
                value={value}
                onChange={(next) => {
                  onChange(next);
                  // Drawn at once; the profile has it with the step.
                  rememberLanguage(next);
                }}
                options={[
                  { value: 'en', label: texts.english },
                  { value: 'fr', label: texts.french },
                ]}
              />
            )}
          </Field>
        </>
      );
    case 'your-people':
      return (
        <>
          <Field form={form} name="dateOfBirth" wrong={texts.dateInFuture}>
            {(field) => <DateField label={texts.dateOfBirth} labelNote={texts.optional} {...field} />}
          </Field>
          <Field form={form} name="trustedPersonName">
            {(field) => (
              <TextField
                label={texts.trustedName}
                labelNote={texts.optional}
                maxLength={LONGEST_TRUSTED_NAME}
                {...field}
              />
            )}
          </Field>
          <Field form={form} name="trustedPersonEmail" wrong={addressInvalid}>
            {(field) => (
              <TextField
                label={texts.trustedEmail}
                labelNote={texts.optional}
                type="email"
                maxLength={LONGEST_TRUSTED_ADDRESS}
                {...field}
              />
            )}
          </Field>
        </>
      );
    case 'privacy':
      return choices.map((choice) => (
        <Field key={choice} form={form} name={choice}>
          {({ value, onChange }) => (
            <Checkbox isSelected={value} onChange={onChange}>
              {texts[choice]}
            </Checkbox>
          )}
        </Field>
      ));
    case 'beginning':
      return <BeginningFields {...beginning} />;
  }
}
