/**
 * Where a secret is written: behind dots until the eye is pressed. A text field all the same: a browser would offer to
 * remember what is written in a password field.
 */
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { TextField, type TextFieldProps } from '#ui/TextField.tsx';
import { itemMessages } from '../messages.ts';
import { secretField } from './privateField.ts';

interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'endAction' | 'focusRef'> {
  readonly focusRef?: (target: { focus(): void } | null) => void;
  /** Several lines, as of recovery words. */
  readonly isLong?: boolean;
}

const dots = '[&_input]:[-webkit-text-security:disc] [&_textarea]:[-webkit-text-security:disc]';

export function SecretField({ isLong = false, className = '', ...field }: SecretFieldProps) {
  const texts = useMessages(itemMessages);
  const [isShown, setShown] = useState(field.value === '' && isLong);
  const look = `${isShown ? '' : dots} ${className} [&_input]:font-mono [&_textarea]:font-mono`;
  const eye = (
    <IconButton
      label={isShown ? texts.hide(field.label) : texts.show(field.label)}
      aria-pressed={isShown}
      onPress={() => setShown(!isShown)}
    >
      {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
    </IconButton>
  );
  if (!isLong) return <TextField {...field} {...secretField} endAction={eye} className={look} />;
  return (
    <div className="relative">
      <TextArea {...field} {...secretField} rows={3} className={look} />
      <span className="absolute end-0 -top-2.5">{eye}</span>
    </div>
  );
}
