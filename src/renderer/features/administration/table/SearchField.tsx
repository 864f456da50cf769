/** The search of a table: what is typed is sent once somebody pauses (`usePaused`). */
import { useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { tableMessages } from './messages.ts';

interface SearchFieldProps {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

export function SearchField({ hint, value, onChange }: SearchFieldProps) {
  const messages = useMessages(tableMessages);
  return (
    <TextField
      type="search"
      label={messages.search}
      placeholder={hint}
      value={value}
      onChange={onChange}
      maxLength={320}
      className="w-full sm:w-80"
    />
  );
}
