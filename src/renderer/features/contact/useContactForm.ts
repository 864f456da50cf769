/** Sends what is written, and keeps it in this tab until then: a reload, and a server that is away, lose nothing. */
import { useEffect, useRef } from 'react';
import { useExplain } from '#features/failures/index.ts';
import {
  clearDraft,
  readDraft,
  useSendingFailure,
  useVisitorForm,
  writeDraft,
} from '#features/visitorForms/index.ts';
import { useForm } from '#ui/form/useForm.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { type ContactAnswers, contactDraftSchema, contactSchema } from './answers.ts';
import { sendMessage } from './api.ts';
import { contactMessages } from './messages.ts';
import type { SentMessage } from './Sent.tsx';

const DRAFT = 'contact';

export function useContactForm(initial: ContactAnswers, onSent: (message: SentMessage) => void) {
  const language = useLanguage();
  const texts = useMessages(contactMessages);
  const { failure, explain, onFailure } = useSendingFailure(
    useExplain({ 'too-many-attempts': texts.tooOften, 'demo-account-read-only': texts.demo }),
  );
  const { trap, finish } = useVisitorForm();
  const key = useRef<string | null>(null);
  const form = useForm({
    schema: contactSchema,
    initial,
    asksBeforeLeaving: true,
    explain,
    onFailure,
    submit: async (answers) => {
      key.current ??= crypto.randomUUID();
      keepDraft(form.read());
      const proof = await finish();
      const ticket = await sendMessage({ ...answers, ...proof, key: key.current, language });
      clearDraft(DRAFT);
      onSent({ ticket, email: answers.email });
    },
  });

  function keepDraft(answers: ContactAnswers): void {
    key.current ??= crypto.randomUUID();
    writeDraft(DRAFT, { key: key.current, answers });
  }

  const { replace } = form;
  // What this tab knows is read once the page stands: it was drawn before anybody opened it.
  useEffect(() => {
    const draft = readDraft(DRAFT, contactDraftSchema);
    if (!draft) return;
    key.current = draft.key;
    replace({
      ...draft.answers,
      name: draft.answers.name || initial.name,
      email: draft.answers.email || initial.email,
    });
  }, []);

  return { form, failure, trap, keepDraft };
}
