/** Who waits for a place: a search, what it finds as a file, and erasing one address when its owner asks. */
import { useState } from 'react';
import type { WaitlistEntry } from '#shared/callables/waitlist.ts';
import { useMessages } from '#ui/language/messages.tsx';
import { listWaitlist } from '../api.ts';
import { OperatorTable } from '../table/OperatorTable.tsx';
import { SearchField } from '../table/SearchField.tsx';
import { usePaused } from '../usePaused.ts';
import { EraseDialog } from './EraseDialog.tsx';
import { waitlistPanelMessages } from './messages.ts';
import { useWaitlist, useWaitlistCount } from './useWaitlist.ts';
import { useWaitlistColumns } from './useWaitlistColumns.tsx';

/** The most that the server gives at once. */
const LARGEST_PAGE = 500;

export function WaitlistPanel() {
  const texts = useMessages(waitlistPanelMessages);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const [asked, setAsked] = useState<WaitlistEntry | null>(null);
  const count = useWaitlistCount();
  const isSearched = search !== '';
  return (
    <>
      <p className="max-w-prose text-small text-ink-soft">{texts.lead}</p>
      {count ? <p className="mt-3 font-semibold">{texts.counts(count.confirmed, count.waiting)}</p> : null}
      <div className="mt-5">
        <OperatorTable
          label={texts.title}
          columns={useWaitlistColumns(setAsked, isSearched)}
          rowId={({ id }) => id}
          list={useWaitlist(search)}
          texts={{
            failed: texts.failed,
            none: isSearched ? texts.noMatch(search) : texts.none,
            noneText: isSearched ? texts.noMatchText : texts.noneText,
          }}
          download={{ name: 'waitlist', read: (before) => listWaitlist(search, before, LARGEST_PAGE) }}
          choice={<SearchField hint={texts.searchHint} value={typed} onChange={setTyped} />}
        />
      </div>
      {asked ? <EraseDialog entry={asked} onClose={() => setAsked(null)} /> : null}
    </>
  );
}
