/**
 * Where one types what is searched. Nothing of it leaves the page: no completion, no spelling service, no address. Escape
 * clears it; the arrow down goes on into what was found.
 */
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { fieldBoxStyle } from '#ui/fieldStyle.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { itemsMessages } from '../items/messages.ts';

export interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (query: string) => void;
  readonly focusRef?: (input: HTMLInputElement | null) => void;
  readonly onDown: () => void;
  readonly className?: string;
}

export function SearchBox({
  label,
  placeholder,
  value,
  onChange,
  focusRef,
  onDown,
  className = '',
}: SearchBoxProps) {
  const texts = useMessages(itemsMessages);
  return (
    <SearchField
      aria-label={label}
      value={value}
      onChange={onChange}
      autoComplete="off"
      autoCorrect="off"
      spellCheck="false"
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') onDown();
        else event.continuePropagation();
      }}
      className={`relative ${className}`}
    >
      <Search
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
      />
      <Input
        {...(focusRef ? { ref: focusRef } : {})}
        placeholder={placeholder}
        enterKeyHint="search"
        className={`${fieldBoxStyle} ps-10 pe-12 [&::-webkit-search-cancel-button]:hidden`}
      />
      {value === '' ? null : (
        <span className="absolute inset-y-0 end-0 flex items-center">
          <IconButton label={texts.clearSearch} onPress={() => onChange('')}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </span>
      )}
    </SearchField>
  );
}
