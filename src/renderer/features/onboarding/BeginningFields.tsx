/** The choice between a first album and a first letter, and the one that was chosen. */
import { type Draft, FirstLetter, type LetterIssue } from '#features/letters/index.ts';
import { Field } from '#ui/form/Field.tsx';
import { type FormState, useAnswer } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { RadioGroup } from '#ui/RadioGroup.tsx';
import { TextField } from '#ui/TextField.tsx';
import { beginningOf, type OnboardingDraft } from './draft.ts';
import { onboardingMessages } from './messages.ts';

export interface BeginningFieldsProps {
  readonly form: FormState<OnboardingDraft>;
  /** The choice was made: it stands in the form already. */
  readonly onChoice: () => void;
  readonly letter: Draft;
  readonly letterIssue: LetterIssue | null;
  readonly onLetterChange: (letter: Draft) => void;
}

export function BeginningFields(props: BeginningFieldsProps) {
  const { form, onChoice, letter, letterIssue, onLetterChange } = props;
  const texts = useMessages(onboardingMessages);
  const beginning = beginningOf({ beginWith: useAnswer(form, 'beginWith') });
  return (
    <>
      <Field form={form} name="beginWith">
        {({ onChange }) => (
          <RadioGroup
            label={texts.beginWith}
            value={beginning}
            onChange={(chosen) => {
              onChange(chosen);
              onChoice();
            }}
            options={[
              { value: 'album', label: texts.anAlbum, description: texts.anAlbumText },
              { value: 'letter', label: texts.aLetter, description: texts.aLetterText },
            ]}
          />
        )}
      </Field>
      {beginning === 'album' ? (
        <Field form={form} name="albumTitle">
          {(field) => (
            <TextField
              label={texts.albumName}
              description={texts.albumNameText}
              placeholder={texts.albumExample}
              maxLength={120}
              {...field}
            />
          )}
        </Field>
      ) : (
        <div className="flex flex-1 flex-col rounded-card border border-line bg-canvas p-5 sm:p-7">
          <FirstLetter letter={letter} issue={letterIssue} onChange={onLetterChange} />
        </div>
      )}
    </>
  );
}
