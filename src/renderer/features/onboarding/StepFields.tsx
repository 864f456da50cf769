/** The questions of each step. */
import type { Draft, Problem } from '#features/letters/index.ts';
import type { UserProfile } from '#shared/domain/userProfile.ts';
import { Checkbox } from '#ui/Checkbox.tsx';
import { DateField } from '#ui/DateField.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { PortraitField } from '../profile/index.ts';
import { BeginningFields } from './BeginningFields.tsx';
import type { DraftProblem, OnboardingDraft } from './draft.ts';
import { onboardingMessages } from './messages.ts';
import type { OnboardingStep } from './steps.ts';

export interface StepFieldsProps {
  readonly step: OnboardingStep;
  readonly profile: UserProfile;
  readonly draft: OnboardingDraft;
  readonly problem: DraftProblem | null;
  /** ISO date. */
  readonly today: string;
  readonly onChange: (draft: OnboardingDraft) => void;
  readonly onPortraitChange: () => void;
  readonly letter: Draft;
  readonly letterProblem: Problem | null;
  readonly onLetterChange: (letter: Draft) => void;
}

export function StepFields(props: StepFieldsProps) {
  const { step, profile, draft, problem, today, onChange, onPortraitChange } = props;
  const texts = useMessages(onboardingMessages);
  switch (step) {
    case 'welcome':
      return (
        <ul className="grid gap-4">
          {texts.welcomePoints.split('\n').map((point) => (
            <li key={point} className="border-accent border-s-2 ps-4 text-lead">
              {point}
            </li>
          ))}
        </ul>
      );
    case 'about-you':
      return (
        <>
          <PortraitField
            userId={profile.id}
            path={profile.avatar}
            name={draft.name || profile.email}
            onChange={onPortraitChange}
          />
          <TextField
            label={texts.name}
            autoComplete="name"
            value={draft.name}
            onChange={(name) => onChange({ ...draft, name })}
            errorMessage={problem === 'name-too-long' ? texts.nameTooLong : null}
          />
        </>
      );
    case 'birth-and-language':
      return (
        <>
          <DateField
            label={texts.dateOfBirth}
            labelNote={texts.optional}
            value={draft.dateOfBirth}
            latest={today}
            onChange={(dateOfBirth) => onChange({ ...draft, dateOfBirth })}
            errorMessage={problem === 'date-in-future' ? texts.dateInFuture : null}
          />
          <RadioGroup
            label={texts.language}
            inline
            value={draft.language}
            onChange={(language) => onChange({ ...draft, language })}
            options={[
              { value: 'en', label: texts.english },
              { value: 'fr', label: texts.french },
            ]}
          />
        </>
      );
    case 'preserve-first':
      return (
        <RadioGroup
          label={texts.preserve}
          value={draft.preserveFirst}
          onChange={(preserveFirst) => onChange({ ...draft, preserveFirst })}
          options={[
            { value: 'photos', label: texts.photos, description: texts.photosText },
            { value: 'letters', label: texts.letters, description: texts.lettersText },
            { value: 'voice', label: texts.voice, description: texts.voiceText },
            { value: 'documents', label: texts.documents, description: texts.documentsText },
          ]}
        />
      );
    case 'first-album':
      return <BeginningFields {...props} />;
    case 'trusted-person':
      return (
        <>
          <TextField
            label={texts.trustedName}
            maxLength={200}
            value={draft.trustedPersonName}
            onChange={(trustedPersonName) => onChange({ ...draft, trustedPersonName })}
          />
          <TextField
            label={texts.trustedEmail}
            type="email"
            maxLength={320}
            value={draft.trustedPersonEmail}
            onChange={(trustedPersonEmail) => onChange({ ...draft, trustedPersonEmail })}
            errorMessage={problem === 'email-invalid' ? texts.trustedEmailInvalid : null}
          />
        </>
      );
    case 'privacy':
      return (
        <>
          <Checkbox
            isSelected={draft.profileVisible}
            onChange={(profileVisible) => onChange({ ...draft, profileVisible })}
          >
            {texts.profileVisible}
          </Checkbox>
          <Checkbox
            isSelected={draft.analyticsEnabled}
            onChange={(analyticsEnabled) => onChange({ ...draft, analyticsEnabled })}
          >
            {texts.analyticsEnabled}
          </Checkbox>
          <Checkbox
            isSelected={draft.emailNotifications}
            onChange={(emailNotifications) => onChange({ ...draft, emailNotifications })}
          >
            {texts.emailNotifications}
          </Checkbox>
          <Checkbox isSelected={draft.marketing} onChange={(marketing) => onChange({ ...draft, marketing })}>
            {texts.marketing}
          </Checkbox>
        </>
      );
  }
}
