/** Asks for the phrase, or for the recovery key of who has lost it. */
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { PhraseField } from '../unlock/PhraseField.tsx';
import { RecoveryKeyField } from '../unlock/RecoveryKeyField.tsx';
import { vaultSettingsMessages } from './messages.ts';
import type { TypedSecret } from './presentSecret.ts';

interface PresentSecretFieldProps {
  readonly value: TypedSecret;
  readonly onChange: (value: TypedSecret) => void;
  /** Of the phrase: the present one, unless another is asked for. */
  readonly label?: string;
  readonly errorMessage: string | null;
  readonly autoFocus?: boolean;
  readonly focusRef?: (target: HTMLElement | null) => void;
}

export function PresentSecretField({ value, onChange, label, ...rest }: PresentSecretFieldProps) {
  const texts = useMessages(vaultSettingsMessages);
  const { way, text } = value;
  const type = (typed: string) => onChange({ way, text: typed });
  return (
    <div className="flex flex-col items-start gap-1">
      <div className="w-full">
        {way === 'passphrase' ? (
          <PhraseField label={label ?? texts.presentPhrase} value={text} onChange={type} {...rest} />
        ) : (
          <RecoveryKeyField value={text} onChange={type} {...rest} />
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-ms-3.5"
        onPress={() => onChange({ way: way === 'passphrase' ? 'recovery' : 'passphrase', text: '' })}
      >
        {way === 'passphrase' ? texts.useRecoveryKey : texts.usePhrase}
      </Button>
    </div>
  );
}
