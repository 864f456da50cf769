/** Several lines of text, in a box that grows with what is written. */
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { fieldBoxStyle } from './fieldStyle.ts';

interface TextAreaProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'type' | 'render'
    >,
    FieldTexts {
  readonly rows?: number;
  readonly placeholder?: string;
  readonly focusRef?: (area: HTMLTextAreaElement | null) => void;
  readonly className?: string;
}

export function TextArea({
  label,
  labelNote,
  description,
  errorMessage,
  rows = 4,
  placeholder,
  focusRef,
  className = '',
  ...rest
}: TextAreaProps) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      className={className}
    >
      <FieldFrame {...texts}>
        <AriaTextArea
          {...(focusRef ? { ref: focusRef } : {})}
          rows={rows}
          // The box grows with its text; `rows` is what it starts from.
          style={{ minHeight: `calc(${rows} * 1.6em + 1.125rem)` }}
          {...(placeholder ? { placeholder } : {})}
          className={`${fieldBoxStyle} block max-h-96 resize-y field-sizing-content`}
        />
      </FieldFrame>
    </AriaTextField>
  );
}
