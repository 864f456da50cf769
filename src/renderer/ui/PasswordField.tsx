/** A password, hidden until the person asks to see it. */
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { IconButton } from './IconButton.tsx';
import { useMessages } from './language/messages.tsx';
import { uiMessages } from './messages.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

export function PasswordField(properties: Omit<TextFieldProps, 'type' | 'endAction'>) {
  const [isShown, setIsShown] = useState(false);
  const messages = useMessages(uiMessages);
  return (
    <TextField
      {...properties}
      type={isShown ? 'text' : 'password'}
      endAction={
        <IconButton
          label={isShown ? messages.hidePassword : messages.showPassword}
          onPress={() => setIsShown(!isShown)}
          {...(properties.isDisabled ? { isDisabled: true } : {})}
        >
          {isShown ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
        </IconButton>
      }
    />
  );
}
