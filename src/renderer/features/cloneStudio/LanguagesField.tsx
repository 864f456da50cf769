/** The languages that a clone is told in: one, or both. */
import type { CloneLanguage } from '#shared/clone/passage.ts';
import { CheckboxGroup } from '#ui/CheckboxGroup.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { studioMessages } from './messages.ts';

interface LanguagesFieldProps {
  readonly label: string;
  readonly value: readonly CloneLanguage[];
  readonly onChange: (languages: CloneLanguage[]) => void;
  readonly errorMessage: string | null;
}

export function LanguagesField({ label, value, onChange, errorMessage }: LanguagesFieldProps) {
  const messages = useMessages(studioMessages);
  return (
    <CheckboxGroup
      label={label}
      value={value}
      onChange={onChange}
      errorMessage={errorMessage}
      options={[
        { value: 'en', label: messages.en },
        { value: 'fr', label: messages.fr },
      ]}
    />
  );
}
