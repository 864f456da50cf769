/**
 * A form's answers: checked against its schema when they are sent, and from then on while they are put right. The
 * first wrong field takes the focus, a second press while the first is on its way is ignored.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import type { Sentence } from '../language/sentence.ts';
import { useIsReadOnly } from '../readOnly.tsx';
import { type LeavesForm, watchUnsaved } from './unsaved.ts';

/** Thrown by `submit` where only it knows the sentence for the person: `explain` is not asked. */
export class FormError extends Error {
  override readonly name = 'FormError';
  readonly sentence: Sentence;

  constructor(sentence: Sentence) {
    super(typeof sentence === 'string' ? sentence : sentence.exact);
    this.sentence = sentence;
  }
}

export type InitialAnswers<Answers extends FieldValues> = Answers & DefaultValues<Answers>;

export interface FormOptions<Answers extends FieldValues, Taken> {
  /** A `custom` issue's message is a sentence for the person. */
  readonly schema: z.ZodType<Taken, Answers>;
  readonly initial: InitialAnswers<Answers>;
  /** What was written on top of them before, and is not saved: the form goes on from there. */
  readonly resumed?: InitialAnswers<Answers> | undefined;
  readonly submit: (answers: Taken) => Promise<void>;
  /** Puts what `submit` threw in a sentence. Without it only a `FormError` is expected. */
  readonly explain?: (error: unknown) => Sentence;
  /** For a page that says failures in a place of its own: null when the answers are sent anew. */
  readonly onFailure?: (sentence: Sentence | null) => void;
  /** The form can be sent again after a success; otherwise its button stays busy until the form is taken away. */
  readonly staysOpen?: boolean;
  /** Whoever leaves the page, or signs out, is asked first while answers are not saved. */
  readonly asksBeforeLeaving?: boolean;
  /** What takes the form away besides another page; the same function each time. */
  readonly leaves?: LeavesForm;
}

export interface FormState<Answers extends FieldValues, Taken = Answers> {
  readonly control: Control<Answers, unknown, Taken>;
  readonly isPending: boolean;
  /** Why the answers were not taken, unless `onFailure` says it. */
  readonly failure: Sentence | null;
  readonly submit: () => void;
  readonly read: () => Answers;
  readonly replace: (answers: InitialAnswers<Answers>) => void;
}

export function useForm<Answers extends FieldValues, Taken>({
  schema,
  initial,
  resumed,
  submit,
  explain,
  onFailure,
  staysOpen = false,
  asksBeforeLeaving = false,
  leaves,
}: FormOptions<Answers, Taken>): FormState<Answers, Taken> {
  const { control, formState, getValues, handleSubmit, reset, setError } = useHookForm<
    Answers,
    unknown,
    Taken
  >({
    resolver: zodResolver(schema),
    defaultValues: resumed ?? initial,
  });
  const isOnItsWay = useRef(false);
  const [failure, setFailure] = useState<Sentence | null>(null);
  /** The answers that are not only here. */
  const saved = useRef(JSON.stringify(initial));
  const isReadOnly = useIsReadOnly();
  useEffect(() => {
    if (!asksBeforeLeaving || isReadOnly) return;
    return watchUnsaved(() => !isOnItsWay.current && JSON.stringify(getValues()) !== saved.current, leaves);
  }, [asksBeforeLeaving, isReadOnly, getValues, leaves]);
  const { isSubmitting, isSubmitSuccessful } = formState;
  const say = onFailure ?? setFailure;

  const send = handleSubmit(async (answers) => {
    const sent = JSON.stringify(getValues());
    try {
      await submit(answers);
      saved.current = sent;
      // What is typed from here on is looked at when it is sent, as at first.
      if (staysOpen) reset(undefined, { keepValues: true });
    } catch (error) {
      const sentence = error instanceof FormError ? error.sentence : explain?.(error);
      if (sentence === undefined) throw error;
      // So that it does not count as sent.
      setError('root', { type: 'failure' });
      say(sentence);
    }
  });

  const isOver = isSubmitSuccessful && !staysOpen;
  return {
    control,
    isPending: isSubmitting || isOver,
    failure,
    submit() {
      if (isOnItsWay.current || isOver) return;
      isOnItsWay.current = true;
      say(null);
      void send().finally(() => {
        isOnItsWay.current = false;
      });
    },
    read: getValues,
    replace: reset,
  };
}

/** What a field holds at the moment. */
export function useAnswer<Answers extends FieldValues, Name extends FieldPath<Answers>, Taken>(
  { control }: Pick<FormState<Answers, Taken>, 'control'>,
  name: Name,
): FieldPathValue<Answers, Name> {
  return useWatch({ control, name });
}
