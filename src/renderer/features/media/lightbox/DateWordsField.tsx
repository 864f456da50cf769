/** A date in words, and at once how it is understood. */
import { readDate } from '#shared/rememberedDates/readDate.ts';
import { sayDateAlone } from '#shared/rememberedDates/sayDate.ts';
import { useLanguage, useMessages } from '#ui/language/messages.tsx';
import { TextField } from '#ui/TextField.tsx';
import { mediaMessages } from '../messages.ts';

interface DateWordsFieldProps {
  readonly words: string;
  readonly errorMessage: string | null;
  readonly onChange: (words: string) => void;
  readonly onBlur: () => void;
}

export function DateWordsField({ words, errorMessage, onChange, onBlur }: DateWordsFieldProps) {
  const messages = useMessages(mediaMessages);
  const language = useLanguage();
  const read = readDate(words);
  return (
    <TextField
      label={messages.dateInWords}
      value={words}
      maxLength={80}
      onChange={onChange}
      onBlur={onBlur}
      description={read ? messages.dateReadAs(sayDateAlone(read, language)) : messages.dateInWordsHint}
      errorMessage={errorMessage}
      autoFocus
    />
  );
}
