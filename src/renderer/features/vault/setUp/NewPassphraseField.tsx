/** A new phrase: typed and repeated, or seen as it is typed, or suggested and written down; with what it is worth. */
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { Checkbox } from '#ui/Checkbox.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useAnswer } from '#ui/form/useForm.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import { isSuggested, proofOf } from './newPassphrase.ts';
import { phraseMessages } from './phraseMessages.ts';
import { StrengthScale } from './StrengthScale.tsx';
import { SuggestedPhrase } from './SuggestedPhrase.tsx';
import type { NewPassphrase } from './useNewPassphrase.ts';
import { usePhraseVerdict } from './usePhraseVerdict.ts';

interface NewPassphraseFieldProps {
  readonly passphrase: NewPassphrase;
  /** Where the present phrase is asked for as well. */
  readonly label?: string;
  readonly autoFocus?: boolean;
}

export function NewPassphraseField({ passphrase, label, autoFocus = false }: NewPassphraseFieldProps) {
  const { form, weigh } = passphrase;
  const texts = useMessages(phraseMessages);
  const answers = {
    phrase: useAnswer(form, 'phrase'),
    repetition: useAnswer(form, 'repetition'),
    isShown: useAnswer(form, 'isShown'),
    suggested: useAnswer(form, 'suggested'),
    isWrittenDown: useAnswer(form, 'isWrittenDown'),
  };
  const isTaken = isSuggested(answers);
  const verdict = usePhraseVerdict(answers.phrase, isTaken, weigh);
  const proof = proofOf(answers);
  const take = (phrase: string) =>
    form.replace({ phrase, repetition: '', isShown: true, suggested: phrase, isWrittenDown: false });

  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-4">
        <Field form={form} name="phrase">
          {(field) => (
            <SecretField
              label={label ?? texts.label}
              description={texts.hint}
              isRequired
              autoFocus={autoFocus}
              isShown={answers.isShown}
              endAction={
                <Field form={form} name="isShown">
                  {({ value, onChange }) => (
                    <IconButton label={value ? texts.hide : texts.show} onPress={() => onChange(!value)}>
                      {value ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
                    </IconButton>
                  )}
                </Field>
              }
              {...field}
            />
          )}
        </Field>
        {answers.phrase.trim() === '' ? null : <StrengthScale verdict={verdict} isSuggested={isTaken} />}
        <SuggestedPhrase taken={isTaken ? answers.suggested : null} onTake={take} />
      </div>
      {proof === 'repetition' ? (
        <Field form={form} name="repetition">
          {(field) => (
            <SecretField
              label={texts.repeat}
              description={texts.repeatHint}
              isRequired
              isShown={false}
              {...field}
            />
          )}
        </Field>
      ) : null}
      {proof === 'written-down' ? (
        <Field form={form} name="isWrittenDown">
          {({ name, value, onChange, onBlur, errorMessage }) => (
            <div>
              <p className="font-semibold">{texts.taken}</p>
              <Checkbox
                name={name}
                isSelected={value}
                onChange={onChange}
                onBlur={onBlur}
                isInvalid={errorMessage !== null}
                {...(errorMessage ? { 'aria-describedby': 'phrase-not-written-down' } : {})}
              >
                {texts.writtenDown}
              </Checkbox>
              {errorMessage ? (
                <p
                  id="phrase-not-written-down"
                  role="alert"
                  className="text-caption font-medium text-danger-text"
                >
                  {errorMessage}
                </p>
              ) : null}
            </div>
          )}
        </Field>
      ) : null}
    </div>
  );
}

/**
 * Kept out of what the browser fills in: what it would put here is the password of signing in. Phones begin no word with a
 * capital by themselves: they would not do it again when the phrase is typed unseen.
 */
function SecretField({
  isShown,
  focusRef,
  ...rest
}: Omit<TextFieldProps, 'type' | 'autoComplete'> & { readonly isShown: boolean }) {
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      focusRef={(input) => {
        if (input) input.autocapitalize = 'none';
        focusRef?.(input);
      }}
    />
  );
}
