/**
 * A form that is open to anybody. What is typed is kept by this tab until it was taken: a reload, and a server that is away,
 * lose nothing. However often it is sent, it is taken once; so what got no answer is sent again, once for each time that the
 * connection comes back, unless it was changed in between.
 */
import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { type OwnSentences, useExplain } from '#features/failures/index.ts';
import { failureOf } from '#platform/backend/failure.ts';
import type { Language } from '#shared/domain/userProfile.ts';
import type { VisitorForm } from '#shared/domain/visitorForm.ts';
import { clearDraft, readDraft, writeDraft } from '#ui/form/draft.ts';
import { type FormOptions, type FormState, type InitialAnswers, useForm } from '#ui/form/useForm.ts';
import { useLanguage } from '#ui/language/messages.tsx';
import type { Sentence } from '#ui/language/sentence.ts';
import { useIsSlow } from '#ui/useIsSlow.ts';
import { usePersonProof } from './usePersonProof.ts';

type TypedAnswers = Readonly<Record<string, string>>;

/** What is sent beside the answers. The key is the same for the same sending, also after a reload. */
type SentBeside = VisitorForm & { readonly key: string; readonly language: Language };

interface VisitorFormOptions<Answers extends TypedAnswers, Taken, Receipt>
  extends Pick<FormOptions<Answers, Taken>, 'schema' | 'initial'> {
  /** Its draft goes by this. */
  readonly name: string;
  /** What may stand in the fields, also where it cannot be sent yet. */
  readonly typedSchema: z.ZodType<InitialAnswers<Answers>>;
  /** What is said of a refusal in words of this form. */
  readonly refusals: OwnSentences;
  readonly send: (answers: Taken, beside: SentBeside) => Promise<Receipt>;
  readonly onSent: (receipt: Receipt, answers: Taken) => void;
}

export interface SendingFailure {
  readonly reason: Sentence;
  /** The server said no. Otherwise it may have taken what was sent, and its answer was lost. */
  readonly isAnswered: boolean;
  /** It is sent again when the connection is back. */
  readonly goesByItself: boolean;
}

export interface OpenVisitorForm<Answers extends TypedAnswers, Taken> {
  readonly form: FormState<Answers, Taken>;
  readonly trap: ReturnType<typeof usePersonProof>['trap'];
  readonly failure: SendingFailure | null;
  /** It is on its way again because the connection is back. */
  readonly isSentAgain: boolean;
  readonly isSlow: boolean;
  /** To be called with every change of an answer. */
  readonly noteChange: () => void;
}

const draftSchema = z.object({ key: z.uuid(), answers: z.record(z.string(), z.string()) });

const answeredKinds: ReadonlySet<string> = new Set(['refused', 'rejected', 'unauthenticated', 'identity']);

export function useVisitorForm<Answers extends TypedAnswers, Taken, Receipt>({
  name,
  schema,
  typedSchema,
  initial,
  refusals,
  send,
  onSent,
}: VisitorFormOptions<Answers, Taken, Receipt>): OpenVisitorForm<Answers, Taken> {
  const language = useLanguage();
  const explain = useExplain(refusals);
  const { trap, finish } = usePersonProof();
  const key = useRef<string | null>(null);
  const isAnswered = useRef(true);
  const [isReturn, setReturn] = useState(false);
  const [failure, setFailure] = useState<SendingFailure | null>(null);
  const form = useForm({
    schema,
    initial,
    asksBeforeLeaving: true,
    explain: (error) => {
      isAnswered.current = answeredKinds.has(failureOf(error).kind);
      return explain(error);
    },
    onFailure: (reason) => {
      if (reason === null) {
        setFailure(null);
        return;
      }
      setReturn(false);
      setFailure({ reason, isAnswered: isAnswered.current, goesByItself: !isAnswered.current });
    },
    submit: async (answers) => {
      const sendingKey = keepDraft();
      const receipt = await send(answers, { ...(await finish()), key: sendingKey, language });
      clearDraft(name);
      onSent(receipt, answers);
    },
  });

  function keepDraft(): string {
    key.current ??= crypto.randomUUID();
    writeDraft(name, { key: key.current, answers: form.read() });
    return key.current;
  }

  function noteChange(): void {
    keepDraft();
    // Words that are still being changed are sent by whoever changes them.
    setFailure((known) => (known?.goesByItself ? { ...known, goesByItself: false } : known));
  }

  const { replace, submit } = form;
  useEffect(() => {
    if (!failure?.goesByItself) return;
    const sendAgain = () => {
      setReturn(true);
      submit();
    };
    window.addEventListener('online', sendAgain, { once: true });
    return () => window.removeEventListener('online', sendAgain);
  }, [failure]);

  // What this tab knows is read once the page stands: it was drawn before anybody opened it.
  useEffect(() => {
    const draft = readDraft(name, draftSchema);
    if (!draft) return;
    const written = Object.entries(draft.answers).filter(([, typed]) => typed !== '');
    const answers = typedSchema.safeParse({ ...initial, ...Object.fromEntries(written) });
    if (!answers.success) return;
    key.current = draft.key;
    replace(answers.data);
  }, []);

  return {
    form,
    trap,
    failure,
    isSentAgain: isReturn && form.isPending,
    isSlow: useIsSlow(form.isPending),
    noteChange,
  };
}
