/** The form element of `useForm`: fields and button in a column, under why the answers were not taken. */
import type { ReactNode } from 'react';
import { Banner } from '../Banner.tsx';
import { SentenceText } from '../language/SentenceText.tsx';
import type { FormState } from './useForm.ts';

interface FormProps {
  readonly form: Pick<FormState<never>, 'submit' | 'failure'>;
  readonly children: ReactNode;
  /** Layout only. */
  readonly className?: string;
}

export function Form({ form, children, className = 'gap-5' }: FormProps) {
  return (
    <form
      // What is wrong is said by the fields, in the page's language.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      className={`flex flex-col ${className}`}
    >
      {form.failure ? (
        <Banner tone="error">
          <SentenceText sentence={form.failure} />
        </Banner>
      ) : null}
      {children}
    </form>
  );
}
