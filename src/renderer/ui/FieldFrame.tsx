/** Label above, description and error below: the frame of every field made on react-aria. Used inside `ui` only. */
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { fieldDescriptionStyle, fieldErrorStyle, fieldLabelStyle } from './fieldStyle.ts';

export interface FieldTexts {
  readonly label: string;
  /** Help that stays visible. */
  readonly description?: ReactNode;
  /** Shown in red and read aloud; the field is invalid while it is set. */
  readonly errorMessage?: string | null | undefined;
  /** Said after the label, e.g. "optional". */
  readonly labelNote?: string;
}

export function FieldFrame({
  label,
  labelNote,
  description,
  errorMessage,
  children,
}: FieldTexts & { readonly children: ReactNode }) {
  return (
    <>
      <Label className={fieldLabelStyle}>
        {label}
        {/* The space is heard: without it the two are read as one word. */}
        {labelNote ? <span className="font-normal text-ink-faint"> {labelNote}</span> : null}
      </Label>
      {children}
      {description ? (
        <Text slot="description" className={fieldDescriptionStyle}>
          {description}
        </Text>
      ) : null}
      <FieldError className={fieldErrorStyle}>{errorMessage}</FieldError>
    </>
  );
}
