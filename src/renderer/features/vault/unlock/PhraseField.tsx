/** The phrase that opens the vault, with a word when capitals are locked. */
import { useState } from 'react';
import { useMessages } from '#ui/language/messages.tsx';
import { PasswordField } from '#ui/PasswordField.tsx';
import type { TextFieldProps } from '#ui/TextField.tsx';
import { unlockMessages } from './messages.ts';

type PhraseFieldProps = Omit<TextFieldProps, 'type' | 'endAction' | 'autoComplete' | 'label'> & {
  readonly label?: string;
};

export function PhraseField({ label, description, ...rest }: PhraseFieldProps) {
  const texts = useMessages(unlockMessages);
  const [isCapsLocked, setCapsLocked] = useState(false);
  const look = (event: { getModifierState(key: string): boolean }) =>
    setCapsLocked(event.getModifierState('CapsLock'));
  return (
    <div>
      <PasswordField
        {...rest}
        label={label ?? texts.phrase}
        description={description}
        // What the browser would offer is the password of signing in.
        autoComplete="off"
        isRequired
        onKeyDown={look}
        onKeyUp={look}
      />
      <p role="status" className="mt-1.5 text-caption font-semibold text-notice-text empty:hidden">
        {isCapsLocked ? texts.capsLock : null}
      </p>
    </div>
  );
}
