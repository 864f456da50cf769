/**
 * A form's answers: checked against its schema when they are sent, and from then on while they are put right. The
 * first wrong field takes the focus, a second press while the first is on its way is ignored.
 */
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
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

/** Thrown by `submit` to say, in a sentence for the person, why the answers were not taken. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

interface FormOptions<Answers extends FieldValues, Taken> {
  /** A `custom` problem's message is a sentence for the person; one at the path `root` concerns the whole form. */
  readonly schema: z.ZodType<Taken, Answers>;
  readonly initial: Answers & DefaultValues<Answers>;
  readonly submit: (answers: Taken) => Promise<void>;
  /** Puts what `submit` threw in a sentence. Without it only a `Refusal` is expected. */
  readonly explain?: (failure: unknown) => string;
  /** For a page that says refusals in a place of its own: null when the answers are sent anew. */
  readonly onRefusal?: (sentence: string | null) => void;
  /** The form can be sent again after a success; otherwise its button stays busy until the form is taken away. */
  readonly staysOpen?: boolean;
}

export interface FormState<Answers extends FieldValues, Taken = Answers> {
  readonly control: Control<Answers, unknown, Taken>;
  readonly isPending: boolean;
  /** Why the answers were not taken, unless `onRefusal` says it. */
  readonly refusal: string | null;
  readonly submit: () => void;
  readonly read: () => Answers;
  readonly replace: (answers: Answers & DefaultValues<Answers>) => void;
}

export function useForm<Answers extends FieldValues, Taken>({
  schema,
  initial,
  submit,
  explain,
  onRefusal,
  staysOpen = false,
}: FormOptions<Answers, Taken>): FormState<Answers, Taken> {
  const { control, formState, getValues, handleSubmit, reset, setError } = useHookForm<
    Answers,
    unknown,
    Taken
  >({
    resolver: zodResolver(schema),
    defaultValues: initial,
  });
  const isOnItsWay = useRef(false);
  const { isSubmitting, isSubmitSuccessful, errors } = formState;

  const send = handleSubmit(
    async (answers) => {
      try {
        await submit(answers);
        // What is typed from here on is looked at when it is sent, as at first.
        if (staysOpen) reset(undefined, { keepValues: true });
      } catch (failure) {
        const sentence = failure instanceof Refusal ? failure.message : explain?.(failure);
        if (sentence === undefined) throw failure;
        setError('root', { message: sentence });
        onRefusal?.(sentence);
      }
    },
    ({ root }) => {
      if (root?.message) onRefusal?.(root.message);
    },
  );

  const isOver = isSubmitSuccessful && !staysOpen;
  return {
    control,
    isPending: isSubmitting || isOver,
    refusal: onRefusal ? null : (errors.root?.message ?? null),
    submit() {
      if (isOnItsWay.current || isOver) return;
      isOnItsWay.current = true;
      onRefusal?.(null);
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
