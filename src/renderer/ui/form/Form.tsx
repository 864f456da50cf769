/** The form element of `useForm`: fields and button in a column, under what the server said when it refused. */
import type { ReactNode } from 'react';
import { Banner } from '../Banner.tsx';
import type { FormState } from './useForm.ts';

interface FormProps {
  readonly form: Pick<FormState<never>, 'submit' | 'refusal'>;
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
      {form.refusal ? <Banner tone="error">{form.refusal}</Banner> : null}
      {children}
    </form>
  );
}
