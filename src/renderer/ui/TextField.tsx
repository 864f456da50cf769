/** One line of text: name, e-mail, password, search. */
import type { ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import { fieldBoxStyle } from './fieldStyle.ts';

export interface TextFieldProps
  extends Omit<
      AriaTextFieldProps,
      'className' | 'style' | 'children' | 'isInvalid' | 'validationBehavior' | 'render'
    >,
    FieldTexts {
  readonly placeholder?: string;
  /** Of what is typed: `auto` where it may be written from the right. */
  readonly textDirection?: 'auto';
  readonly focusRef?: (input: HTMLInputElement | null) => void;
  /** Drawn inside the box at its end, such as a show-password button. */
  readonly endAction?: ReactNode;
  readonly className?: string;
}

export function TextField({
  label,
  labelNote,
  description,
  errorMessage,
  placeholder,
  textDirection,
  focusRef,
  endAction,
  className = '',
  ...rest
}: TextFieldProps) {
  const texts = { label, ...(labelNote ? { labelNote } : {}), description, errorMessage };
  return (
    <AriaTextField
      {...rest}
      isInvalid={Boolean(errorMessage)}
      // What is wrong is said by the form, in the page's language.
      validationBehavior="aria"
      className={className}
    >
      <FieldFrame {...texts}>
        <span className="relative block">
          <Input
            {...(focusRef ? { ref: focusRef } : {})}
            {...(placeholder ? { placeholder } : {})}
            {...(textDirection ? { dir: textDirection } : {})}
            className={`${fieldBoxStyle} ${endAction ? 'pe-12' : ''}`}
          />
          {endAction ? <span className="absolute inset-y-0 end-0 flex items-center">{endAction}</span> : null}
        </span>
      </FieldFrame>
    </AriaTextField>
  );
}
