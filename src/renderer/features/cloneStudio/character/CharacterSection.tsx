/** How the clone greets, says goodbye, what it never discusses, and in which languages it was told. */
import { z } from 'zod';
import { useExplain } from '#features/failures/index.ts';
import { cloneLanguageSchema } from '#shared/clone/passage.ts';
import { personalitySchema } from '#shared/clone/settings.ts';
import { Button } from '#ui/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Form } from '#ui/form/Form.tsx';
import { useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { useChange } from '#ui/readOnly.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { showToast } from '#ui/toast.ts';
import { changeSettings } from '../api.ts';
import { LanguagesField } from '../LanguagesField.tsx';
import { studioMessages } from '../messages.ts';
import type { StudioProps } from '../studioProps.ts';
import { useReadAgain } from '../useClone.ts';
import { characterMessages } from './messages.ts';
import { subjectsOf } from './subjects.ts';

const { neverDiscussed } = personalitySchema.shape;

const schema = z.object({
  greeting: z.string().trim().max(300),
  farewell: z.string().trim().max(300),
  neverDiscussed: z.string().refine((typed) => neverDiscussed.safeParse(subjectsOf(typed)).success),
  languages: z.array(cloneLanguageSchema).min(1),
});

/** Drawn anew after each save, so that it begins with what is stored. */
export function CharacterSection(props: StudioProps) {
  return <CharacterForm key={props.clone.revision} {...props} />;
}

function CharacterForm({ userId, clone }: StudioProps) {
  const messages = useMessages(characterMessages);
  const texts = useMessages(studioMessages);
  const change = useChange();
  const readAgain = useReadAgain(userId);
  const { personality, languages, revision } = clone;
  const form = useForm({
    schema,
    initial: {
      greeting: personality.greeting,
      farewell: personality.farewell,
      neverDiscussed: personality.neverDiscussed.join('\n'),
      languages: [...languages],
    },
    submit: async (answers) => {
      await changeSettings({
        revision,
        languages: answers.languages,
        personality: {
          greeting: answers.greeting,
          farewell: answers.farewell,
          neverDiscussed: subjectsOf(answers.neverDiscussed),
        },
      });
      showToast({ message: texts.saved, tone: 'success' });
      await readAgain('settings');
    },
    explain: useExplain({ conflict: messages.conflict }),
    asksBeforeLeaving: true,
    staysOpen: true,
  });
  return (
    <div className="max-w-2xl">
      <p className="mb-6 text-ink-soft">{messages.lead}</p>
      <Form form={form}>
        <Field form={form} name="greeting">
          {({ focusRef, ...field }) => (
            <TextArea
              label={messages.greeting}
              description={messages.greetingHint}
              rows={2}
              maxLength={300}
              focusRef={focusRef}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="farewell">
          {({ focusRef, ...field }) => (
            <TextArea
              label={messages.farewell}
              description={messages.farewellHint}
              rows={2}
              maxLength={300}
              focusRef={focusRef}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="neverDiscussed" wrong={messages.tooMany}>
          {({ focusRef, ...field }) => (
            <TextArea
              label={messages.neverDiscussed}
              description={messages.neverDiscussedHint}
              rows={4}
              focusRef={focusRef}
              {...field}
            />
          )}
        </Field>
        <Field form={form} name="languages" wrong={messages.languageMissing}>
          {({ value, onChange, errorMessage }) => (
            <LanguagesField
              label={messages.languages}
              value={value}
              onChange={onChange}
              errorMessage={errorMessage}
            />
          )}
        </Field>
        <Button isPending={form.isPending} onPress={change(form.submit)} className="self-start">
          {texts.save}
        </Button>
      </Form>
      <section className="mt-10 border-t border-line pt-6">
        <h2 className="text-title">{messages.voice}</h2>
        <p className="mt-2 text-ink-soft">{messages.voiceText}</p>
      </section>
    </div>
  );
}
