/** A plain field: what is typed before the app is there is typed again into it. Without scripts it is not shown. */
import SearchIcon from 'lucide-react/icons/search';
import { useId } from 'react';
import { fieldBoxStyle } from '#ui/fieldStyle.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { helpMessages } from './messages.ts';
import type { HelpSearch } from './useHelpSearch.ts';

export function SearchField({ search }: { readonly search: HelpSearch }) {
  const texts = useMessages(helpMessages);
  const id = useId();
  return (
    <search className="block max-w-2xl noscript:hidden print:hidden">
      <form onSubmit={(event) => event.preventDefault()}>
        <label htmlFor={id} className="mb-2 block font-semibold">
          {texts.search}
        </label>
        <div className="relative">
          <SearchIcon
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-4 my-auto text-ink-faint"
          />
          <input
            id={id}
            type="search"
            name="help-search"
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby={`${id}-hint`}
            value={search.query}
            onFocus={search.prepare}
            onChange={(event) => search.type(event.target.value)}
            className={`${fieldBoxStyle} min-h-13 ps-12 text-lead`}
          />
        </div>
        <p id={`${id}-hint`} className="mt-2 text-small text-ink-soft">
          {texts.searchHint}
        </p>
      </form>
    </search>
  );
}
