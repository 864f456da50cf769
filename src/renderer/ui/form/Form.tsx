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

/** Of a long form the button stands far below what is said of it. */
const bringIntoView = (failure: HTMLElement | null) => failure?.scrollIntoView({ block: 'nearest' });

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
        <div ref={bringIntoView} className="scroll-mt-24">
          <Banner tone="error">
            <SentenceText sentence={form.failure} />
          </Banner>
        </div>
      ) : null}
      {children}
    </form>
  );
}
