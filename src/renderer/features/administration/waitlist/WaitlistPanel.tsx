/** Who waits for a place: a search, all of it as a file, and erasing one address when its owner asks. */
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '#ui/Button.tsx';
import { useMessages } from '#ui/language/messages.tsx';
import { RetryBanner } from '#ui/RetryBanner.tsx';
import { Spinner } from '#ui/Spinner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { showToast } from '#ui/toast.ts';
import { usePaused } from '../usePaused.ts';
import { waitlistPanelMessages } from './messages.ts';
import { useWaitlist, useWaitlistCount, useWaitlistDownload } from './useWaitlist.ts';
import { WaitlistTable } from './WaitlistTable.tsx';

export function WaitlistPanel() {
  const texts = useMessages(waitlistPanelMessages);
  const [typed, setTyped] = useState('');
  const search = usePaused(typed.trim());
  const list = useWaitlist(search);
  const count = useWaitlistCount();
  const download = useWaitlistDownload();
  switch (list.state) {
    case 'loading':
      return <Spinner message={texts.loading} />;
    case 'refused':
      return null;
    case 'failed':
      return <RetryBanner onRetry={list.reload}>{texts.failed}</RetryBanner>;
    case 'ready':
      return (
        <>
          <p className="text-small text-ink-soft">{texts.lead}</p>
          {count ? (
            <p className="mt-3 font-semibold">{texts.counts(count.confirmed, count.waiting)}</p>
          ) : null}
          <div className="mt-5 flex flex-wrap items-end justify-between gap-3">
            <TextField
              type="search"
              label={texts.search}
              placeholder={texts.searchHint}
              value={typed}
              onChange={setTyped}
              maxLength={320}
              className="w-full sm:w-80"
            />
            <Button
              variant="secondary"
              size="small"
              isPending={download.isPending}
              onPress={() =>
                download.mutate(undefined, {
                  onError: () => showToast({ tone: 'error', message: texts.downloadFailed }),
                })
              }
              icon={<Download size={16} aria-hidden="true" />}
            >
              {texts.download}
            </Button>
          </div>
          <WaitlistTable list={list} search={search} />
        </>
      );
  }
}
