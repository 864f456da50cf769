/**
 * The form in which a phrase is chosen, drawn by `NewPassphraseField`:
 *
 *     const passphrase = useNewPassphrase({ submit: (phrase) => change(phrase), explain: useExplain() });
 *     <Form form={passphrase.form}>
 *       <NewPassphraseField passphrase={passphrase} />
 *
 * `submit` gets a phrase that is strong enough and was repeated, seen or written down. It still has to be compared with
 * the password of signing in, where there is one: `useRefusePhrase`.
 */
import { useState } from 'react';
import { useSignedIn } from '#features/session/index.ts';
import { systemClock } from '#shared/clock.ts';
import { type FormState, useForm } from '#ui/form/useForm.ts';
import { useMessages } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { weighInWorker } from '../check/strength.ts';
import { type NewPassphraseAnswers, newPassphraseSchema, noPassphrase } from './newPassphrase.ts';
import { phraseMessages } from './phraseMessages.ts';
import { createPhraseWeigher, type PhraseWeigher } from './phraseWeigher.ts';

export interface NewPassphrase {
  readonly form: FormState<NewPassphraseAnswers>;
  readonly weigh: PhraseWeigher;
}

interface NewPassphraseOptions {
  readonly submit: (phrase: string) => Promise<void>;
  readonly explain?: (error: unknown) => Sentence;
  /** The form can be sent again after a success. */
  readonly staysOpen?: boolean;
  readonly asksBeforeLeaving?: boolean;
}

export function useNewPassphrase({ submit, ...options }: NewPassphraseOptions): NewPassphrase {
  const texts = useMessages(phraseMessages);
  const known = useKnownOfOwner();
  const [weigh] = useState(() => createPhraseWeigher({ weigh: weighInWorker, clock: systemClock, known }));
  const form = useForm({
    schema: newPassphraseSchema(texts, weigh),
    initial: noPassphrase,
    submit: ({ phrase }) => submit(phrase),
    ...options,
  });
  return { form, weigh };
}

/** What whoever guesses knows of this person as well. */
export function useKnownOfOwner(): readonly string[] {
  const { user, profile } = useSignedIn();
  const { trustedPersonName } = profile.onboarding;
  return [profile.name, user.displayName ?? '', user.email ?? '', trustedPersonName]
    .flatMap((text) => [text, ...text.split(/[\s.@_+-]+/)])
    .filter((word) => word.length > 2);
}
