/** Several lines of text that grow with what is written, up to `maximumRows`. */
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { fieldBoxStyle } from './fieldStyle.ts';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children' | 'isInvalid' | 'type' | 'render'>,
    FieldTexts {
  readonly rows?: number;
  readonly placeholder?: string;
  readonly className?: string;
}

export function TextArea({
  label,
  labelNote,
  description,
  errorMessage,
  rows = 4,
  placeholder,
  className = '',
  ...rest
}: TextAreaProps) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaTextField
      {...rest}
      {...(errorMessage ? { isInvalid: true, validationBehavior: 'aria' as const } : {})}
      className={className}
    >
      <FieldFrame {...texts}>
        <AriaTextArea
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
